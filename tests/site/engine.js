async links => {
  const app = await import(new URL("app.js", location.href).href);
  const { Law, Words, parse, read, file, tricksOf } = app;
  const shown = (SHOWN);
  const found = [];
  for (const link of links) {
    const at = parse(new URL(link, location.href)), own = all => all[at.subject];
    const folder = `law/${at.edition}`, place = `${folder}/${at.subject}`;
    const [law, ...texts] = await Promise.all([
      file(`${folder}/law.json`).then(all => (window.laws ??= new Map()).get(place)
        ?? window.laws.set(place, new Law(own(all))).get(place)),
      ...["en", "it"].map(language => file(`${folder}/texts.${language}.json`).then(own))]);
    const each = texts.map(one => new Words(law, one));
    const known = read(law, at.told);
    const there = at.bad || !known ? { bad: link } : shown(law, each, known, tricksOf);
    found.push(JSON.stringify(there));
  }
  return found;
}

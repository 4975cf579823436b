async links => {
  const text = one => one.textContent.trim();
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].map(text);
  const main = document.getElementById("main");
  const drawn = () => new Promise(done => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(); });
    watch.observe(main, { childList: true });
  });
  const read = [];
  for (const link of links) {
    const next = drawn();
    location.hash = link;
    await next;
    read.push({
      title: text(document.querySelector("h1")),
      steps: all(".steps li"),
      answers: all(`:is(#main, .choice) > button:not(.noprint, .quiet),
        :is(#main, .choice) > details.answers button`),
      besides: all("#main > details.noprint button:not(.quiet)"),
      outcomes: all("#main > section > p"),
      articles: [...document.querySelectorAll('#main > p a[href*="/law/"]')]
        .map(one => decodeURIComponent(one.href.split("/law/")[1])),
    });
  }
  return read;
}

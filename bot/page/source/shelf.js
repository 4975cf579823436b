// The files of the page, each read once: from the page itself what the first screen needs, or all where it is one file; others from beside it.

const inside = document.getElementById("files");
const within = JSON.parse(inside.textContent);
const fetched = new Map();

export const isOneFile = "all" in inside.dataset;

export function file(path) {
  if (path in within) return Promise.resolve(within[path]);
  if (isOneFile) return Promise.reject(new Error(path));
  if (!fetched.has(path)) {
    const wanted = fetch(path).then(reply => { if (!reply.ok) throw new Error(path); return reply.json(); });
    wanted.catch(() => fetched.delete(path));
    fetched.set(path, wanted);
  }
  return fetched.get(path);
}

// What a person chose before; a browser that keeps nothing is no reason to fail.
export function kept(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(`renonce-${name}`, value);
    return localStorage.getItem(`renonce-${name}`) || "";
  } catch { return ""; }
}

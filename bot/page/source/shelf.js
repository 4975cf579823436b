// The files of the page, each read once: from the page itself where it is one file, otherwise from beside it.

const inside = document.getElementById("files");
const within = inside ? JSON.parse(inside.textContent) : undefined;
const fetched = new Map();

export const isOneFile = Boolean(within);

export function file(path) {
  if (within) return path in within ? Promise.resolve(within[path]) : Promise.reject(new Error(path));
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

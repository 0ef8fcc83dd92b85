/** What a call may take, in milliseconds, where nothing else is done. */
const most = 5;
/** How many plain passes over twenty thousand characters such a machine makes in that time. */
const passes = 8;
const characters = 'aA1😀'.repeat(5_000);

/** Whether a call takes more than 5 ms, and more than what takes as long elsewhere: a slow machine is slow at both. */
export function isSlow(call: () => unknown): boolean {
  const taken = quickest(call, most);
  return taken > most && taken > passes * quickest(() => characters.replace(/\P{L}/gu, ''), 0);
}

/** The best of twenty tries, or the first that is good enough: another program may have the processor for a while. */
function quickest(call: () => unknown, enough: number): number {
  let best = Infinity;
  for (let attempt = 0; attempt < 20 && best > enough; attempt += 1) {
    const begun = performance.now();
    call();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

/** Whole numbers that look random and are the same every time. */
export type Random = { readonly between: (least: number, most: number) => number };

/** A fixed pseudo-random generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { between: (least, most) => least + Math.floor(next() * (most - least + 1)) };
}

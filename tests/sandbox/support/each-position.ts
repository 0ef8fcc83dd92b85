/** Puts a value in one place of something, and leaves the rest as it is. */
export type Put = (value: unknown) => unknown;

/** One way for each place of a value, the whole of it included, so that every argument has its turn. */
export function eachPosition(whole: unknown): readonly Put[] {
  const here: Put = (value) => value;
  if (typeof whole !== 'object' || whole === null) return [here];
  if (Array.isArray(whole)) {
    const list: readonly unknown[] = whole;
    const [first, ...rest] = list;
    return [here, ...placesIn(first, (part) => [part, ...rest])];
  }
  return [
    here,
    ...Object.entries(whole).flatMap(([name, part]) => placesIn(part, (put) => ({ ...whole, [name]: put }))),
  ];
}

const placesIn = (part: unknown, wrap: Put): readonly Put[] =>
  eachPosition(part).map((put) => (value: unknown) => wrap(put(value)));

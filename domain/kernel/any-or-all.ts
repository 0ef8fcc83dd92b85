/** Returns those of a list that are wanted, where any is; else the whole list. */
export function anyOrAll<T>(all: readonly T[], isWanted: (one: T) => boolean): readonly T[] {
  const matching = all.filter(isWanted);
  return matching.length > 0 ? matching : all;
}

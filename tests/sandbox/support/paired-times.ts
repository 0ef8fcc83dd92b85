/** One call for a client's name and one for a name of nobody; each is awaited to its answer. */
export type Pair = { readonly known: () => Promise<unknown>; readonly unknown: () => Promise<unknown> };

/**
 * The times of two calls, taken in pairs one after the other so that whatever slows the machine slows both, in an order
 * that chance decides; in milliseconds.
 */
export async function timePairs(
  pairs: number,
  { pair, before, random }: { pair: Pair; before: () => Promise<unknown>; random: () => number },
): Promise<readonly (readonly [known: number, unknown: number])[]> {
  const times: [number, number][] = [];
  for (let index = 0; index < pairs; index += 1) {
    await before();
    const knownFirst = random() < 0.5;
    const first = await timeOf(knownFirst ? pair.known : pair.unknown);
    const second = await timeOf(knownFirst ? pair.unknown : pair.known);
    times.push(knownFirst ? [first, second] : [second, first]);
  }
  return times;
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}

/**
 * Counts how often one call was slower than the other by more than a part of the usual time, each way; and how often
 * that may be by chance, where neither is: a sign test, which no outlier moves.
 */
export function slowerBy(tolerance: number, times: readonly (readonly [known: number, unknown: number])[]) {
  const usual = median(times.map(([, unknown]) => unknown));
  const bound = tolerance * usual;
  const differences = times.map(([known, unknown]) => known - unknown);
  return {
    usual,
    typical: median(differences),
    known: differences.filter((difference) => difference > bound).length,
    unknown: differences.filter((difference) => difference < -bound).length,
    byChance: times.length / 2 + (deviations * Math.sqrt(times.length)) / 2,
  };
}

/** So many standard deviations: once in some million fair comparisons. */
const deviations = 4.9;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

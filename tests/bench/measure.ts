/** The value below which this part of the measurements lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * Returns the times of two ways of doing the same, in milliseconds: run in turns so that both meet the same machine,
 * the best of all rounds, which other programs disturbed least.
 */
export function race(ours: () => unknown, theirs: () => unknown, rounds = 41): { ours: number; theirs: number } {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < rounds + 5; round += 1)
    for (const [name, act] of [['ours', ours] as const, ['theirs', theirs] as const]) {
      const begun = performance.now();
      act();
      if (round >= 5) times[name].push(performance.now() - begun);
    }
  return { ours: Math.min(...times.ours), theirs: Math.min(...times.theirs) };
}

/** One line of the report: a goal of docs/quality, what was measured, and whether it is met. */
export function report(goal: string, what: string, measured: string, met: boolean | undefined): void {
  const verdict = met === undefined ? '' : met ? 'ok' : 'MISSED';
  console.log(`${goal.padEnd(4)} ${what.padEnd(64)} ${measured.padEnd(44)} ${verdict}`);
}

type Measured = { readonly ours: number; readonly theirs: number };

/** One line of the report about a ratio of two measurements of the same unit. */
export function reportRatio(goal: string, what: string, { ours, theirs }: Measured, atMost: number, unit = 'ms'): void {
  const ratio = ours / theirs;
  const measured = `${ratio.toFixed(3)} x (${ours.toFixed(1)} : ${theirs.toFixed(1)} ${unit}), goal ${String(atMost)} x`;
  report(goal, what, measured, ratio <= atMost);
}

import { planEvents } from './plan-events';
import { type Finding, simulate, type SimulationInput, type SimulationResult } from './simulate';

/** The shortest history found that still ends with a finding of the same kind. */
export type Shrunk = { readonly only: readonly number[]; readonly result: SimulationResult };

/**
 * Leaves events out of a simulation that found something, half of them first and ever fewer, as long as the same kind of
 * thing is still found; gives up after so many runs.
 */
export async function shrink(
  input: SimulationInput,
  failed: SimulationResult,
  { runsAtMost }: { readonly runsAtMost: number },
): Promise<Shrunk> {
  const [first] = failed.findings;
  if (!first) throw new Error('nothing was found');
  const kind = kindOf(first);
  const planned = planEvents(input.seed, input).map(({ number }) => number);
  let only = (input.only ?? planned).filter((number) => number <= first.event);
  let result = failed;
  let runs = 0;
  for (let parts = 2; only.length > 1 && runs < runsAtMost;) {
    const size = Math.ceil(only.length / parts);
    let isShorter = false;
    for (let begin = 0; begin < only.length && runs < runsAtMost; begin += size) {
      const fewer = [...only.slice(0, begin), ...only.slice(begin + size)];
      runs += 1;
      const tried = await simulate({ ...input, only: fewer, onLine: undefined });
      if (!tried.findings.some((finding) => kindOf(finding) === kind)) continue;
      only = fewer;
      result = tried;
      isShorter = true;
      break;
    }
    if (isShorter) parts = Math.max(2, parts - 1);
    else if (size === 1) break;
    else parts = Math.min(only.length, parts * 2);
  }
  return { only, result };
}

/** The words of a finding, without its numbers and names. */
export const kindOf = ({ wrong }: Finding): string =>
  wrong
    .replaceAll(/\S*\d\S*/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 60);

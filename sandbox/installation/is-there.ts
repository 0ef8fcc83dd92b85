import { statSync } from 'node:fs';
import { StartProblem } from '../context/configuration/start-problem';

/** Returns true if there is something at a path. Throws a StartProblem where that can't be determined. */
export function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (problem) {
    throw new StartProblem(`${path} can't be read: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

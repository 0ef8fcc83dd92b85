import { err, ok, type Result } from '../../kernel/result';
import { compare, type Decimal, scaled } from '../../money/decimal';
import { type EnteredProblem, parseEntered, plainFigure } from '../../money/entered-figure';

/** The problems of a percent as typed. */
export type PercentProblem = Exclude<EnteredProblem, 'too-large'> | 'above-hundred';

const places = 2;

/** Reads a percent as typed, above zero and at most a hundred, with two places: full-width digits count as digits, and a percent sign may follow [ORDQ-02, ORDQ-03, OPEN-58]. */
export function readPercent(typed: string): Result<Decimal, PercentProblem> {
  const entered = parseEntered(plainFigure(typed).replace(/\s*%$/, ''), places);
  if (!entered.ok) return err(entered.error === 'too-large' ? 'above-hundred' : entered.error);
  return compare(entered.value, scaled(100n)) > 0 ? err('above-hundred') : ok(entered.value);
}

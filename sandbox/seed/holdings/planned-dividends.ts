import { minorUnitScale } from '../../../domain/money/currency';
import { add, isZero, multiply, negate, parseDecimal, toText, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { payoutRounding } from '../../../domain/money/settlement-rounding';
import { plannedDistributions } from '../funds/planned-distributions';
import type { SeedFund, ThemedFund } from '../funds/themed-funds';
import type { plannedMovements } from './planned-movements';

type Moves = ReturnType<typeof plannedMovements>;

/** Plans the dividends of a holding: of every distribution on record the amount for the units held before its day. */
export function plannedDividends(fund: SeedFund | ThemedFund, moves: Moves, day: string) {
  if (!('isOnRecord' in fund) || !fund.isOnRecord) return [];
  return plannedDistributions(fund)
    .filter(({ payDate }) => payDate < day)
    .flatMap(({ exDate, payDate, amount, currency }) => {
      const due = multiply(unitsBefore(exDate, moves), exact(amount));
      const gross = round(due, minorUnitScale(currency), payoutRounding);
      return isZero(gross) ? [] : [{ date: payDate, gross: toText(gross), currency }];
    });
}

const unitsBefore = (exDate: string, moves: Moves) =>
  moves
    .filter(({ date }) => date < exDate)
    .map(({ kind, units }) => (kind === 'buy' ? exact(units) : negate(exact(units))))
    .reduce(add, zero);

function exact(text: string) {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : zero;
}

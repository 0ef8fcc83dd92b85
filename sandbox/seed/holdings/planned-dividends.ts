import { add, multiply, negate, parseDecimal, toText, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { plannedDistributions } from '../fund-records/planned-distributions';
import type { SeedFund, ThemedFund } from '../funds/themed-funds';
import type { plannedMovements } from './planned-movements';

type Moves = ReturnType<typeof plannedMovements>;

/** What a holding was paid: of every distribution on record the amount for the units held before its day. */
export function plannedDividends(fund: SeedFund | ThemedFund, moves: Moves, day: string) {
  if (!('isOnRecord' in fund) || !fund.isOnRecord) return [];
  return plannedDistributions(fund)
    .filter(({ payDate }) => payDate < day)
    .map(({ exDate, payDate, amount, currency }) => {
      const gross = multiply(unitsBefore(exDate, moves), exact(amount));
      return { date: payDate, gross: toText(round(gross, 2, 'half-up')), currency };
    })
    .filter(({ gross }) => gross !== '0.00');
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

import { and, eq } from 'drizzle-orm';
import { zero } from '../../../domain/money/decimal';
import { sumOfAll } from '../../../domain/money/sum';
import type { Language } from '../../../domain/language';
import { breakDownUnits, redeemedParts, type UnitsBreakdown } from '../../../domain/trading/costs/units-breakdown';
import { redemptionCaution } from '../../../domain/trading/notes/redemption-caution';
import { orderKinds } from '../../../domain/trading/e-list/trading-item-type';
import type { CompleteOrder } from '../../../domain/trading/orders/order';
import type { ServerContext } from '../../context/server-context';
import { accounts } from '../../database/schema/clients';
import type { PreparedLine } from '../../database/schema/orders';
import { holdingsValue } from '../../portfolio/holdings-value';
import { ApiError } from '../../wire/api-error';
import { lineProblem, redeemedToday, lineValue } from './check-line';
import { checkedList } from '../lists/held-list';
import { lotsAvailable, toHoldingPlace, reservedUnits } from '../books/held-lots';
import { toLineError } from './line-error';
import { type LineFacts, lineFacts } from './line-facts';
import { lineProblemText } from './line-problem-text';
import { toOrder } from './order-of-line';
import { areInSameFunds, lineMatcher } from '../lists/line-funds';
import type { RequestedLine } from '../lists/requested-lines';

type CheckQuery = {
  readonly clientId: string;
  readonly accountNumber: string;
  /** The number of a list of the client's own; undefined for any other. */
  readonly oid: string | undefined;
  readonly language: Language;
  readonly orders: readonly CompleteOrder[];
};
type Deps = Pick<ServerContext, 'region' | 'database' | 'clock'>;

/** Lines of a client's open list, and what decides over them; undefined in the place of one that isn't on it. */
type ValidationContext = { readonly lines: readonly (RequestedLine | undefined)[]; readonly facts: LineFacts };

/** Reads what decides over lines of a client's open list, on an account of the client's own. */
export async function loadValidationContext(deps: Deps, query: CheckQuery): Promise<ValidationContext> {
  const { clientId, accountNumber } = query;
  const [own] = await deps.database
    .select({ number: accounts.number })
    .from(accounts)
    .where(and(eq(accounts.clientId, clientId), eq(accounts.number, accountNumber)));
  if (own === undefined) throw new ApiError(400, ['ORDER_ACCOUNT_UNKNOWN']);
  const list = await checkedList(deps, query);
  const isMeant = await lineMatcher(deps.database, list.lines);
  const lines = query.orders.map((order): RequestedLine | undefined => {
    const prepared = preparedLine(
      list.lines.filter((line) => orderKinds[line.type] === order.kind && isMeant(line, order)),
    );
    if (!prepared) return undefined;
    const { quantity } = order;
    if (order.kind !== 'buy') return { prepared, quantity };
    return { prepared, quantity, paidFrom: order.paidFrom, points: order.points };
  });
  return { lines, facts: await lineFacts(deps, { clientId, accountNumber, lines: lines.filter(isPrepared) }) };
}

/**
 * Validates lines, each after those before it that can be received, and returns their errors [API-80..82, ERR-22,
 * TRADE-116, TRADE-117].
 */
export function validateLines(
  { clock }: Pick<Deps, 'clock'>,
  { lines, facts: before }: ValidationContext,
  { clientId, oid = '', orders, language }: CheckQuery,
) {
  const at = clock.now().toISOString();
  let facts = before;
  return orders.flatMap((order, index) => {
    const line = lines[index];
    const problem = line ? lineProblem(line, facts) : 'ORDER_NOT_PREPARED';
    if (line && !problem) {
      facts = {
        ...facts,
        received: [...facts.received, toOrder(line, facts, { clientId, oid, index, serial: 0, at })],
      };
      return [];
    }
    if (!problem) return [];
    const ofLine = line && lineProblemText(problem, { line, facts, language });
    const error = toLineError(problem, order, language, ofLine);
    return [order.kind === 'switch' ? { ...error, intoFundCode: order.intoFundCode } : error];
  });
}

/** The units of redemptions by fee type: the oldest that no open order takes leave first [TRADE-59, TRADE-111]. */
export const breakDownLines = ({ lines, facts }: ValidationContext): UnitsBreakdown =>
  breakDownUnits(
    lines.filter(isPrepared).flatMap(({ prepared, quantity }) => {
      const place = toHoldingPlace(prepared, facts);
      return redeemedParts(lotsAvailable(facts.lotsAt(place), reservedUnits(facts.earlier, place)), quantity.value);
    }),
  );

/**
 * Returns true if redemptions, with those of the day so far, reach half of what the client holds [CONFLICT-38,
 * TRADE-109].
 */
export async function needsRedemptionCaution(
  { database }: Pick<Deps, 'database'>,
  clientId: string,
  { lines, facts }: ValidationContext,
): Promise<boolean> {
  const values = lines.filter(isPrepared).map((line) => lineValue(line, facts.traded(line.prepared.fundId), facts));
  const held = (await holdingsValue({ region: facts.region, database }, { clientId, day: facts.day })) ?? zero;
  return redemptionCaution(sumOfAll([redeemedToday(facts), ...values]), held);
}

const isPrepared = (line: RequestedLine | undefined): line is RequestedLine => line !== undefined;

/** The line that is meant; none where several of different funds may be. */
const preparedLine = ([found, ...others]: readonly PreparedLine[]): PreparedLine | undefined =>
  found && others.every((line) => areInSameFunds(line, found)) ? found : undefined;

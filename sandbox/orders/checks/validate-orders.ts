import { and, eq } from 'drizzle-orm';
import { zero } from '../../../domain/money/decimal';
import { sumOfAll } from '../../../domain/money/sum';
import type { Language } from '../../../domain/language';
import { breakDownUnits, redeemedParts, type UnitsBreakdown } from '../../../domain/trading/costs/units-breakdown';
import { redemptionCaution } from '../../../domain/trading/notes/redemption-caution';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';
import type { ServerContext } from '../../context/server-context';
import { decimal } from '../../database/decimal';
import { accounts } from '../../database/schema/clients';
import type { PreparedLine } from '../../database/schema/orders';
import { worthHeld } from '../../portfolio/worth-held';
import { Refusal } from '../../wire/refusal';
import { problemOf, redeemedSoFar, worthOf } from './check-line';
import { checkedList } from '../lists/held-list';
import { lotsAvailable, placeOf, reservedUnits } from '../books/held-lots';
import { lineErrorOf } from './line-error';
import { type LineFacts, lineFacts } from './line-facts';
import { paymentRefusal } from './payment-refusal';
import { orderOfLine } from './order-of-line';
import { areInSameFunds, lineMatcher } from '../lists/line-funds';
import type { WantedLine } from '../lists/wanted-lines';

type Checked = {
  readonly fundCode: string;
  /** Of a switch. */
  readonly intoFundCode?: string | undefined;
  readonly currency: string;
  readonly figure: string;
  readonly paidFrom?: OrderPayment | undefined;
  readonly points?: number | undefined;
};
type Asked = {
  readonly clientId: string;
  readonly accountNumber: string;
  /** Of a list of the client's own, its number. */
  readonly oid: string | undefined;
  readonly language: Language;
  readonly type: PreparedLine['type'];
  readonly orders: readonly Checked[];
};
type World = Pick<ServerContext, 'region' | 'database' | 'clock'>;

/** Lines of a client's open list, and what decides over them; undefined in the place of one that isn't on it. */
type LookedAt = { readonly lines: readonly (WantedLine | undefined)[]; readonly facts: LineFacts };

/** Reads what decides over lines of a client's open list, on an account of the client's own. */
export async function lookAt(world: World, asked: Asked): Promise<LookedAt> {
  const { clientId, accountNumber, type } = asked;
  const [own] = await world.database
    .select({ number: accounts.number })
    .from(accounts)
    .where(and(eq(accounts.clientId, clientId), eq(accounts.number, accountNumber)));
  if (own === undefined) throw new Refusal(400, ['ORDER_ACCOUNT_UNKNOWN']);
  const list = await checkedList(world, asked);
  const isMeant = await lineMatcher(world.database, list.lines);
  const lines = asked.orders.map((order): WantedLine | undefined => {
    const prepared = preparedLine(
      list.lines.filter((line) => line.type === type && isMeant(line, { ...order, inFundCode: order.intoFundCode })),
    );
    return prepared && { prepared, figure: decimal(order.figure), paidFrom: order.paidFrom, points: order.points };
  });
  return { lines, facts: await lineFacts(world, { clientId, accountNumber, lines: lines.filter(isPrepared) }) };
}

/** What is wrong with lines, each looked at after those before it that can be received [API-80..82, ERR-22, TRADE-116, TRADE-117]. */
export function errorsOf(
  { clock }: Pick<World, 'clock'>,
  { lines, facts: before }: LookedAt,
  { clientId, oid = '', orders, language }: Asked,
) {
  const at = clock.now().toISOString();
  let facts = before;
  return orders.flatMap((order, index) => {
    const line = lines[index];
    const problem = line ? problemOf(line, facts) : 'ORDER_NOT_PREPARED';
    if (line && !problem) {
      facts = { ...facts, received: [...facts.received, orderOfLine(line, facts, { clientId, oid, index, at })] };
      return [];
    }
    if (!problem) return [];
    const { intoFundCode } = order;
    const ofLine = line && paymentRefusal(problem, { line, facts, language });
    return [
      { ...lineErrorOf(problem, order, language, ofLine), ...(intoFundCode === undefined ? {} : { intoFundCode }) },
    ];
  });
}

/** The units of redemptions by fee type: the oldest that no open order takes leave first [TRADE-59, TRADE-111]. */
export const partsOf = ({ lines, facts }: LookedAt): UnitsBreakdown =>
  breakDownUnits(
    lines.filter(isPrepared).flatMap(({ prepared, figure }) => {
      const place = placeOf(prepared, facts);
      return redeemedParts(lotsAvailable(facts.lotsAt(place), reservedUnits(facts.earlier, place)), figure);
    }),
  );

/** Whether redemptions, with those of the day so far, reach half of what the client holds [CONFLICT-38, TRADE-109]. */
export async function callsForCaution(
  { database }: Pick<World, 'database'>,
  clientId: string,
  { lines, facts }: LookedAt,
): Promise<boolean> {
  const worths = lines.filter(isPrepared).map((line) => worthOf(line, facts.traded(line.prepared.fundId), facts));
  const held = (await worthHeld({ region: facts.region, database }, { clientId, day: facts.day })) ?? zero;
  return redemptionCaution(sumOfAll([redeemedSoFar(facts), ...worths]), held);
}

const isPrepared = (line: WantedLine | undefined): line is WantedLine => line !== undefined;

/** The line that is meant; none where several of different funds may be. */
const preparedLine = ([found, ...others]: readonly PreparedLine[]): PreparedLine | undefined =>
  found && others.every((line) => areInSameFunds(line, found)) ? found : undefined;

import { inArray } from 'drizzle-orm';
import { isNamedBy } from '../../../domain/funds/finding/same-fund';
import { type CompleteOrder, lastFundCode } from '../../../domain/trading/orders/order';
import type { OrderToSubmit } from '../../../domain/trading/orders/order-draft';
import type { Database } from '../../database/database';
import { funds } from '../../database/schema/funds';
import type { PreparedLine } from '../../database/schema/orders';
import { jfFundCode } from '../../funds/listed-funds';

/** Tells which lines of a list a client may mean: either of the codes of their funds may be named [ENT-29]. */
export type LineMatcher = (line: PreparedLine, order: CompleteOrder | OrderToSubmit) => boolean;

/** The numbers of the funds that a line is in. */
export const lineFundIds = (line: PreparedLine): readonly number[] =>
  line.type === 'S' ? [line.fundId, line.intoFundId] : [line.fundId];

/** Reads the codes of the funds of lines, and tells by them which line is meant. */
export async function lineMatcher(database: Database, lines: readonly PreparedLine[]): Promise<LineMatcher> {
  const rows = await database
    .select({ id: funds.id, code: funds.code, localId: funds.localId, currency: funds.currency })
    .from(funds)
    .where(inArray(funds.id, lines.flatMap(lineFundIds)));
  const named = new Map(rows.map((fund) => [fund.id, { code: fund.code, jfFundCode: jfFundCode(fund) }]));
  return (line, order) =>
    line.currency === order.currency &&
    isNamedBy(named.get(line.fundId), order.fundCode) &&
    (line.type !== 'S' || isNamedBy(named.get(line.intoFundId), lastFundCode(order)));
}

/** Tells whether two lines are in the same funds, not just in some of the same codes. */
export const areInSameFunds = (one: PreparedLine, other: PreparedLine): boolean =>
  lineFundIds(one).join() === lineFundIds(other).join();

import { and, eq, sql } from 'drizzle-orm';
import { distributionEntries } from '../../../domain/dividends/distribution-payment';
import { compare, toText } from '../../../domain/money/decimal';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { groupBy } from '../../../domain/kernel/group-by';
import {
  dividendEntries,
  keptBackDistributions,
  paidDistributions,
  reinvestedDividends,
} from '../../database/schema/distributions';
import { dividends } from '../../database/schema/funds';
import { orderLists, orders } from '../../database/schema/orders';

/**
 * Compares the dividends that the desk paid with both sides of their money, those invested again with their orders, and
 * those kept back with those paid; returns every difference as a sentence [R24].
 */
export async function differencesInDividends(database: Database): Promise<readonly string[]> {
  const paid = await database
    .select({ dividend: dividends })
    .from(paidDistributions)
    .innerJoin(dividends, eq(dividends.id, paidDistributions.dividendId));
  const entries = groupBy(await database.select().from(dividendEntries), ({ dividendId }) => dividendId);
  const unbalanced = paid.flatMap(({ dividend: { id, gross } }) => {
    const found = entries.get(id) ?? [];
    const expected = distributionEntries(decimal(gross));
    const isThere = expected.every(({ account, amount }) =>
      found.some((entry) => entry.account === account && compare(decimal(entry.amount), amount) === 0),
    );
    return isThere && found.length === expected.length
      ? []
      : [`dividend ${String(id)}: the two sides aren't ${toText(decimal(gross))} each`];
  });
  const invested = await database
    .select({ dividend: dividends, into: reinvestedDividends.intoFundId, order: orders })
    .from(reinvestedDividends)
    .innerJoin(dividends, eq(dividends.id, reinvestedDividends.dividendId))
    .innerJoin(orders, eq(orders.id, reinvestedDividends.orderId));
  const unlike = invested.flatMap(({ dividend, into, order }) => {
    const isSame =
      order.fundId === into &&
      order.accountNumber === dividend.accountNumber &&
      order.currency === dividend.currency &&
      compare(decimal(order.amount ?? '0'), decimal(dividend.gross)) === 0 &&
      compare(decimal(order.feePercent ?? '1'), decimal('0')) === 0;
    return isSame ? [] : [`${order.id}: isn't what dividend ${String(dividend.id)} was to become`];
  });
  const loose = await database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLists, eq(orderLists.oid, orders.oid))
    .leftJoin(reinvestedDividends, eq(reinvestedDividends.orderId, orders.id))
    .where(sql`${orderLists.origin} = 'dividend' and ${reinvestedDividends.dividendId} is null`);
  const keptBackYetPaid = await database
    .select({ account: keptBackDistributions.accountNumber, exDate: keptBackDistributions.exDate })
    .from(keptBackDistributions)
    .innerJoin(
      paidDistributions,
      and(
        eq(paidDistributions.fundId, keptBackDistributions.fundId),
        eq(paidDistributions.exDate, keptBackDistributions.exDate),
        eq(paidDistributions.accountNumber, keptBackDistributions.accountNumber),
        eq(paidDistributions.paymentType, keptBackDistributions.paymentType),
      ),
    );
  const twice = keptBackYetPaid.map(({ account, exDate }) => `${account}: is paid what is kept back of ${exDate}`);
  return [...unbalanced, ...unlike, ...twice, ...loose.map(({ id }) => `${id}: comes from no dividend`)];
}

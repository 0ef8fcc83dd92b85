import { and, eq, sql } from 'drizzle-orm';
import { regionDefaults } from '../../../config/regions';
import { toText } from '../../../domain/money/decimal';
import { divide } from '../../../domain/money/rounding';
import { scaled } from '../../../domain/money/decimal';
import { singlePurchaseFee } from '../../../domain/tiers/single-purchase-fee';
import { tierFor } from '../../../domain/tiers/tier-for';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { accounts } from '../../database/schema/clients';
import { funds, movements } from '../../database/schema/funds';
import { orderLists, type PreparedLine } from '../../database/schema/orders';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { totals } from '../../portfolio/account-statistics';
import { valuedHoldings } from '../../portfolio/holding-statistics';

type State = 'open' | 'expired' | 'cancelled' | 'replaced';

/** Whose lists there are, and how each stands; a list that is replaced has a newer one of the same client. */
const planned: readonly (readonly [clientId: string, state: State, note: string])[] = [
  ['TW-TYPICAL', 'open', 'Typical: a purchase in TWD and one in a foreign currency, and a redemption'],
  ['TW-NO-CODE', 'replaced', 'Replaced by the next link'],
  ['TW-NO-CODE', 'open', 'A purchase and a redemption, of a client who logs in without a one-time code'],
  ['TW-ALERT-O', 'open', 'The risk profile is overdue: what is bought fails, what is redeemed is received'],
  ['TW-DIGITAL', 'open', 'Of the digital tier: no single purchase is received'],
  ['TW-500', 'expired', 'Made the day before: its link has expired'],
  ['TW-ELITE', 'cancelled', 'Cancelled by the client'],
];

const day = 24 * 60 * 60 * 1000;

/** Prepares the demonstration's order lists of a day, once for each day that the sandbox is started on. */
export async function seedOrderLists(
  database: Database,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<void> {
  for (const [index, [clientId, state, note]] of planned.entries()) {
    const lines = await linesFor(database, clientId, today);
    if (lines.length === 0) continue;
    const madeAt = new Date(now.getTime() - (state === 'expired' ? day : 0) + index);
    await database
      .insert(orderLists)
      .values({
        ...{ oid: `demo-${String(index + 1)}-${today}`, clientId, lines, note, madeAt },
        ...(state === 'cancelled' ? { cancelledAt: madeAt } : {}),
      })
      .onConflictDoNothing();
  }
}

/** Something to buy in TWD and in a foreign currency, and half of something that is held. */
async function linesFor(database: Database, clientId: string, today: string): Promise<readonly PreparedLine[]> {
  const feeRate = await feeRateOf(database, clientId, today);
  const isOpen = and(eq(funds.region, 'TW'), eq(funds.source, 'seed'), eq(funds.statusNormal, true));
  const bought = async (currency: string, figure: string, amcCode: string): Promise<readonly PreparedLine[]> => {
    const [fund] = await database
      .select({ id: funds.id, code: funds.code })
      .from(funds)
      .where(and(isOpen, eq(funds.availBuy, true), eq(funds.currency, currency)))
      .orderBy(funds.id)
      .limit(1);
    return fund ? [{ type: 'B', fundId: fund.id, fundCode: fund.code, amcCode, currency, figure, feeRate }] : [];
  };
  return [
    ...(await bought('TWD', '50000', '51')),
    ...(await bought('USD', '2000', '60')),
    ...(await redeemed(database, clientId)),
  ];
}

async function redeemed(database: Database, clientId: string): Promise<readonly PreparedLine[]> {
  const units = sql<string>`sum(case ${movements.kind} when 'buy' then ${movements.units} else -${movements.units} end)::text`;
  const [held] = await database
    .select({ fundId: funds.id, fundCode: funds.code, units })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(
      and(
        eq(accounts.clientId, clientId),
        eq(movements.paymentType, 'ON_TWD'),
        eq(movements.tradingType, 'LS'),
        eq(funds.availSell, true),
        eq(funds.statusNormal, true),
      ),
    )
    .groupBy(funds.id, funds.code)
    .orderBy(funds.id)
    .limit(1);
  if (held === undefined) return [];
  const half = divide(decimal(held.units), scaled(2n), unitPlaces, 'down');
  if (!half.ok) return [];
  const { fundId, fundCode } = held;
  return [{ type: 'R', fundId, fundCode, amcCode: '51', currency: 'TWD', figure: toText(half.value) }];
}

/** What a purchase costs a client on top, in percent: the most that the tier of the holdings asks for. */
async function feeRateOf(database: Database, clientId: string, today: string): Promise<string> {
  const held = await valuedHoldings(database, { clientId, day: today });
  const { totalValue } = totals(held, regionDefaults.TW.defaultCurrency);
  return toText(singlePurchaseFee('TW', tierFor('TW', decimal(totalValue ?? '0')).id).max);
}

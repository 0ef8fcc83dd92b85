import { and, desc, eq, gte, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { add, compare, multiply, scaled, toText, zero } from '../../../domain/money/decimal';
import { divide } from '../../../domain/money/rounding';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { dailyCap } from '../../../domain/trading/limits/daily-cap';
import { digitalShareClassBounds } from '../../../domain/trading/limits/digital-share-class';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { accounts } from '../../database/schema/clients';
import { fundMarkets, funds, movements } from '../../database/schema/funds';
import type { PreparedLine } from '../../database/schema/orders';
import { netUnits } from '../../database/net-units';
import { purchaseFee } from '../terms/purchase-fee';
import { tradedFund } from '../terms/traded-funds';

type Query = { readonly clientId: string; readonly day: string };
type Prepare = (database: Database, query: Query) => Promise<readonly PreparedLine[]>;

/** The templates of order lists, each with the lines it prepares for a client on a day; none where nothing fits. */
export const listTemplates = {
  typical: async (database, query) => [
    ...(await bought(database, query, { currency: 'TWD', figure: '50000', amcCode: '51' })),
    ...(await bought(database, query, { currency: 'USD', figure: '2000', amcCode: '60' })),
    ...(await redeemed(database, query)),
    ...(await switched(database, query)),
  ],
  purchase: (database, query) => bought(database, query, { currency: 'TWD', figure: '50000', amcCode: '51' }),
  'highest risk': (database, query) => special(database, query, eq(funds.riskRating, 'RR5')),
  'new fund': (database, query) => special(database, query, gte(funds.subscribedUntil, query.day)),
  'closed market': (database, query) =>
    special(database, query, sql`exists (select from ${fundMarkets} where ${fundMarkets.fundId} = ${funds.id})`),
  'digital share class': async (database, query) => {
    const { minimum = zero, maximum = zero } = digitalShareClassBounds('TWD') ?? {};
    const [line] = await special(database, query, funds.isDigitalClass);
    return line ? [minimum, maximum].map((bound) => ({ ...line, figure: toText(bound) })) : [];
  },
  redemption: (database, query) => redeemed(database, query),
  switch: (database, query) => switched(database, query),
  'all units': (database, query) => redeemed(database, query, 1n),
  'above the cap': aboveTheCap,
  'two fee types': async (database, query) => [
    ...(await twoFeeTypes(database, query)),
    ...(await smallForeign(database, query)),
  ],
} as const satisfies Record<string, Prepare>;

/** The name of a template of order lists. */
export type ListTemplate = keyof typeof listTemplates;

/** The names of the templates. */
export const listTemplateNames = Object.keys(listTemplates) as [ListTemplate, ...ListTemplate[]];

type Purchase = {
  readonly currency: string;
  readonly figure: string;
  readonly amcCode: string;
  /** The condition on the fund; else it is one without terms of its own. */
  readonly condition?: SQLWrapper;
};

/** A purchase in TWD of the first onshore fund that fulfils a condition. */
const special = (database: Database, query: Query, condition: SQLWrapper): Promise<readonly PreparedLine[]> =>
  bought(database, query, { currency: 'TWD', figure: '50000', amcCode: '51', condition });

const isOpen = and(eq(funds.region, 'TW'), eq(funds.source, 'seed'), eq(funds.statusNormal, true));

/** A purchase of the first fund in a currency that can be bought. */
async function bought(database: Database, query: Query, purchase: Purchase): Promise<readonly PreparedLine[]> {
  const { currency, figure, amcCode, condition } = purchase;
  const [fund] = await database
    .select({ id: funds.id, code: funds.code, feeType: funds.feeType })
    .from(funds)
    .where(and(isOpen, eq(funds.availBuy, true), eq(funds.currency, currency), condition?.getSQL()))
    .orderBy(funds.id)
    .limit(1);
  if (fund === undefined) return [];
  const feeRate = await purchaseFee({ region: 'TW', database }, { ...query, fund });
  return [{ type: 'B', fundId: fund.id, fundCode: fund.code, amcCode, currency, figure, feeRate }];
}

/** A part of what is held of the first fund that can be redeemed: half, or as it is said. */
const redeemed = (database: Database, { clientId }: Query, part = 2n): Promise<readonly PreparedLine[]> =>
  partOfHolding(database, { clientId, part, condition: eq(funds.availSell, true) });

/** A quarter of what is held of the first fund that can be switched, into the first other one of its currency. */
async function switched(database: Database, { clientId }: Query): Promise<readonly PreparedLine[]> {
  const condition = eq(funds.availSwitchSell, true);
  const [out] = await partOfHolding(database, { clientId, part: 4n, condition });
  if (out === undefined) return [];
  const [into] = await database
    .select({ intoFundId: funds.id, intoFundCode: funds.code })
    .from(funds)
    .where(and(isOpen, eq(funds.availBuy, true), eq(funds.currency, out.currency), ne(funds.id, out.fundId)))
    .orderBy(funds.id)
    .limit(1);
  return into === undefined ? [] : [{ ...out, ...into, type: 'S' }];
}

type Part = { readonly clientId: string; readonly part: bigint; readonly condition: SQL };

/** So small a part of what is held of the first onshore fund that fulfils a condition, as a redemption. */
async function partOfHolding(
  database: Database,
  { clientId, part, condition }: Part,
): Promise<readonly PreparedLine[]> {
  const [held] = await heldOnshore(database, clientId).having(condition).orderBy(funds.id).limit(1);
  if (held === undefined) return [];
  const units = divide(decimal(held.units), scaled(part), unitPlaces, 'down');
  return units.ok ? [redemptionOf(held, toText(units.value))] : [];
}

/** All units of one fund after the other, the most units first, until their worth is more than may be redeemed in a day; none for a client who hasn't so much. */
async function aboveTheCap(database: Database, { clientId, day }: Query): Promise<readonly PreparedLine[]> {
  const held = await heldOnshore(database, clientId)
    .having(eq(funds.availSell, true))
    .orderBy(desc(netUnits), funds.id);
  let value = zero;
  const lines: PreparedLine[] = [];
  for (const { units, ...fund } of held) {
    if (compare(value, dailyCap) > 0) break;
    const { nav } = await tradedFund(database, fund.fundId, day);
    value = add(value, multiply(decimal(units), decimal(nav ?? '0')));
    lines.push(redemptionOf(fund, units));
  }
  return compare(value, dailyCap) > 0 ? lines : [];
}

/** All units of the first fund of which some bear their fee on the way in and some on the way out [TRADE-111]. */
async function twoFeeTypes(database: Database, { clientId }: Query): Promise<readonly PreparedLine[]> {
  const [held] = await heldOnshore(database, clientId)
    .having(and(eq(funds.availSell, true), sql`count(distinct ${movements.feeType}) > 1`))
    .orderBy(funds.id)
    .limit(1);
  return held ? [redemptionOf(held, held.units)] : [];
}

/** One unit of the first offshore fund that is held in foreign currency. */
async function smallForeign(database: Database, { clientId }: Query): Promise<readonly PreparedLine[]> {
  const [held] = await database
    .select({ fundId: funds.id, fundCode: funds.code, currency: movements.settlementCurrency })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(
      and(
        eq(accounts.clientId, clientId),
        eq(movements.paymentType, 'OF_ZZZ'),
        eq(movements.tradingType, 'LS'),
        eq(funds.availSell, true),
        eq(funds.statusNormal, true),
      ),
    )
    .orderBy(funds.id)
    .limit(1);
  return held ? [{ ...held, type: 'R', amcCode: '60', figure: '1' }] : [];
}

/** Selects a client's units of each onshore fund that deals, in TWD. */
const heldOnshore = (database: Database, clientId: string) =>
  database
    .select({ fundId: funds.id, fundCode: funds.code, units: sql<string>`${netUnits}::text` })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(
      and(
        eq(accounts.clientId, clientId),
        eq(movements.paymentType, 'ON_TWD'),
        eq(movements.tradingType, 'LS'),
        eq(funds.statusNormal, true),
      ),
    )
    .groupBy(funds.id)
    .$dynamic();

const redemptionOf = (
  { fundId, fundCode }: { readonly fundId: number; readonly fundCode: string },
  figure: string,
): PreparedLine => ({ type: 'R', fundId, fundCode, amcCode: '51', currency: 'TWD', figure });

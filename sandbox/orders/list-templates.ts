import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { regionDefaults } from '../../config/regions';
import { scaled, toText } from '../../domain/money/decimal';
import { divide } from '../../domain/money/rounding';
import { singlePurchaseFee } from '../../domain/tiers/single-purchase-fee';
import { tierFor } from '../../domain/tiers/tier-for';
import { unitPlaces } from '../../domain/trading/dealing/deal-order';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { accounts } from '../database/schema/clients';
import { funds, movements } from '../database/schema/funds';
import type { PreparedLine } from '../database/schema/orders';
import { totals } from '../portfolio/account-statistics';
import { valuedHoldings } from '../portfolio/holding-statistics';

type Asked = { readonly clientId: string; readonly day: string };
type Prepare = (database: Database, asked: Asked) => Promise<readonly PreparedLine[]>;

/** What order lists are made from, each with the lines it prepares for a client on a day; none where nothing fits. */
export const listTemplates = {
  typical: async (database, asked) => [
    ...(await bought(database, asked, { currency: 'TWD', figure: '50000', amcCode: '51' })),
    ...(await bought(database, asked, { currency: 'USD', figure: '2000', amcCode: '60' })),
    ...(await redeemed(database, asked)),
    ...(await switched(database, asked)),
  ],
  purchase: (database, asked) => bought(database, asked, { currency: 'TWD', figure: '50000', amcCode: '51' }),
  'highest risk': (database, asked) =>
    bought(database, asked, { currency: 'TWD', figure: '50000', amcCode: '51', risk: 'RR5' }),
  redemption: (database, asked) => redeemed(database, asked),
  switch: (database, asked) => switched(database, asked),
  'all units': (database, asked) => redeemed(database, asked, 1n),
} as const satisfies Record<string, Prepare>;

/** What an order list is made from. */
export type ListTemplate = keyof typeof listTemplates;

/** The names of the templates. */
export const listTemplateNames = Object.keys(listTemplates) as [ListTemplate, ...ListTemplate[]];

type Purchase = {
  readonly currency: string;
  readonly figure: string;
  readonly amcCode: string;
  /** Of the fund, as the books have it: RR1 to RR5. */
  readonly risk?: string;
};

const isOpen = and(eq(funds.region, 'TW'), eq(funds.source, 'seed'), eq(funds.statusNormal, true));

/** A purchase of the first fund in a currency that can be bought. */
async function bought(database: Database, asked: Asked, purchase: Purchase): Promise<readonly PreparedLine[]> {
  const { currency, figure, amcCode, risk } = purchase;
  const [fund] = await database
    .select({ id: funds.id, code: funds.code })
    .from(funds)
    .where(
      and(
        isOpen,
        eq(funds.availBuy, true),
        eq(funds.currency, currency),
        risk === undefined ? undefined : eq(funds.riskRating, risk),
      ),
    )
    .orderBy(funds.id)
    .limit(1);
  if (fund === undefined) return [];
  const feeRate = await feeRateOf(database, asked);
  return [{ type: 'B', fundId: fund.id, fundCode: fund.code, amcCode, currency, figure, feeRate }];
}

/** A part of what is held of the first fund that can be redeemed: half, or as it is said. */
const redeemed = (database: Database, { clientId }: Asked, part = 2n): Promise<readonly PreparedLine[]> =>
  partOfHolding(database, { clientId, part, condition: eq(funds.availSell, true) });

/** A quarter of what is held of the first fund that can be switched, into the first other one of its currency. */
async function switched(database: Database, { clientId }: Asked): Promise<readonly PreparedLine[]> {
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
  const sumOfUnits = sql<string>`sum(case ${movements.kind} when 'buy' then ${movements.units} else -${movements.units} end)::text`;
  const [held] = await database
    .select({ fundId: funds.id, fundCode: funds.code, units: sumOfUnits })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(
      and(
        eq(accounts.clientId, clientId),
        eq(movements.paymentType, 'ON_TWD'),
        eq(movements.tradingType, 'LS'),
        condition,
        eq(funds.statusNormal, true),
      ),
    )
    .groupBy(funds.id, funds.code)
    .orderBy(funds.id)
    .limit(1);
  if (held === undefined) return [];
  const units = divide(decimal(held.units), scaled(part), unitPlaces, 'down');
  if (!units.ok) return [];
  const { fundId, fundCode } = held;
  return [{ type: 'R', fundId, fundCode, amcCode: '51', currency: 'TWD', figure: toText(units.value) }];
}

/** What a purchase costs a client on top, in percent: the most that the tier of the holdings asks for. */
async function feeRateOf(database: Database, { clientId, day }: Asked): Promise<string> {
  const held = await valuedHoldings(database, { clientId, day });
  const { totalValue } = totals(held, regionDefaults.TW.defaultCurrency);
  return toText(singlePurchaseFee('TW', tierFor('TW', decimal(totalValue ?? '0')).id).max);
}

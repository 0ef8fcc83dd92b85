import { and, desc, eq, gte, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import { coolingOffLimits } from '../../config/cooling-off-limits';
import { regionDefaults } from '../../config/regions';
import { cashBalances } from '../../domain/cash-account/cash-balances';
import {
  type Outflow,
  totalOutflow,
  type OutgoingMoney,
  redemptionStep,
  withdrawalStep,
} from '../../domain/cooling-off/outflow';
import { exchangeBetween } from '../../domain/money/convert';
import { type Decimal, multiply } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import type { OrderStageReached } from '../../domain/trading/dealing/order-event';
import { feesOf } from '../../domain/fees/fees-of';
import { type ServerClock, today } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../../domain/kernel/group-by';
import { cashAccounts, cashTransactions } from '../database/schema/cash-accounts';
import { accounts } from '../database/schema/clients';
import { funds } from '../database/schema/funds';
import { orderEvents, orders } from '../database/schema/orders';
import { latestPrice } from '../funds/latest-price';
import { exchangeRates } from '../funds/exchange-rates';

type Deps = Pick<ServerContext, 'region' | 'database'> & { readonly clock: ServerClock };

/**
 * The cash in all Cash Accounts of a client, and the outflow of all the client's accounts, in the region's currency.
 */
type ClientOutflow = Outflow & { readonly cash: Decimal };

/** Reads the money on its way out of a client: redemptions and withdrawals of every account [VCA-05, TRADE-109]. */
export async function outflowOfClient(deps: Deps, clientId: string): Promise<ClientOutflow> {
  const { region, database, clock } = deps;
  const at = clock.now();
  const day = today(clock);
  const rates = await exchangeRates(database, day);
  const home = regionDefaults[region].defaultCurrency;
  const atHome = (currency: string, amount: Decimal) => exchangeBetween(currency, home, rates)(amount);
  const read: Reading = {
    database,
    clientId,
    day,
    atHome,
    since: new Date(at.getTime() - coolingOffLimits.hours * hour),
  };
  const { cash, withdrawals } = await cashOf(read);
  const outflow = totalOutflow([...withdrawals, ...(await redemptionsOf(read))], at.toISOString(), coolingOffLimits);
  return { ...outflow, cash };
}

const hour = 60 * 60 * 1000;

type Reading = {
  readonly database: Database;
  readonly clientId: string;
  readonly day: string;
  /** The instant from which on what was paid still counts. */
  readonly since: Date;
  readonly atHome: (currency: string, amount: Decimal) => Decimal | undefined;
};

/** Loads the balances of all Cash Accounts, and every withdrawal from them that isn't over for long. */
async function cashOf({ database, clientId, since, atHome }: Reading) {
  const rows = await database
    .select({ currency: cashAccounts.currency, transaction: cashTransactions })
    .from(cashTransactions)
    .innerJoin(cashAccounts, eq(cashAccounts.sid, cashTransactions.cashAccountSid))
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .where(eq(accounts.clientId, clientId));
  const byCurrency = groupBy(rows, ({ currency }) => currency);
  const ledgers = [...byCurrency].flatMap(
    ([currency, moved]) =>
      atHome(currency, cashBalances(moved.map(({ transaction }) => movementOf(transaction))).ledger) ?? [],
  );
  const withdrawals = rows.flatMap(({ currency, transaction: { type, status, amount, at } }): OutgoingMoney[] => {
    const step = type === 'withdrawal' ? withdrawalStep(status) : undefined;
    if (!step || (step === 'paid' && at < since)) return [];
    return [{ step, value: atHome(currency, decimal(amount)), changedAt: at.toISOString() }];
  });
  return { cash: sum(ledgers), withdrawals };
}

const movementOf = ({ amount, sign, status }: typeof cashTransactions.$inferSelect) => ({
  amount: decimal(amount),
  transactionStatus: status,
  amountSigNum: sign === 1 ? (1 as const) : (-1 as const),
});

/** Every redemption that isn't paid, or was paid a short time ago: until it is dealt by the latest price, then by what it brought after its fees. */
async function redemptionsOf({ database, clientId, day, since, atHome }: Reading): Promise<readonly OutgoingMoney[]> {
  const ofOrder = eq(orderEvents.orderId, orders.id);
  const latest = database
    .select({ kind: sql<OrderStageReached>`${orderEvents.kind}`.as('stage'), at: orderEvents.at })
    .from(orderEvents)
    .where(and(ofOrder, ne(orderEvents.kind, 'corrected')))
    .orderBy(desc(orderEvents.sequence))
    .limit(1)
    .as('latest');
  const deal = database
    .select({
      amount: orderEvents.amount,
      backEndFee: orderEvents.backEndFee,
      shortTermFee: orderEvents.shortTermFee,
    })
    .from(orderEvents)
    .where(and(ofOrder, inArray(orderEvents.kind, ['priced', 'corrected'])))
    .orderBy(desc(orderEvents.sequence))
    .limit(1)
    .as('deal');
  const price = latestPrice(database, day);
  const isPaidLately = and(eq(latest.kind, 'settled'), gte(latest.at, since));
  const rows = await database
    .select({
      stage: latest.kind,
      changedAt: latest.at,
      units: orders.units,
      feePercent: orders.feePercent,
      currency: orders.currency,
      fundCurrency: funds.currency,
      nav: price.nav,
      amount: deal.amount,
      backEndFee: deal.backEndFee,
      shortTermFee: deal.shortTermFee,
    })
    .from(orders)
    .innerJoin(funds, eq(funds.id, orders.fundId))
    .innerJoinLateral(latest, sql`true`)
    .leftJoinLateral(deal, sql`true`)
    .leftJoinLateral(price, sql`true`)
    .where(
      and(
        eq(orders.clientId, clientId),
        eq(orders.kind, 'redemption'),
        or(notInArray(latest.kind, ['settled', 'cancelled', 'rejected']), isPaidLately),
      ),
    );
  return rows.flatMap(({ stage, changedAt, units, nav, fundCurrency, currency, amount, ...fees }): OutgoingMoney[] => {
    const step = redemptionStep(stage);
    if (!step) return [];
    const value =
      amount === null
        ? nav === null
          ? undefined
          : atHome(fundCurrency, multiply(decimal(units ?? '0'), decimal(nav)))
        : atHome(currency, paidOut(decimal(amount), currency, fees));
    return [{ step, value, changedAt: changedAt.toISOString() }];
  });
}

type Fees = Readonly<Record<'feePercent' | 'backEndFee' | 'shortTermFee', string | null>>;

function paidOut(amount: Decimal, currency: string, { feePercent, backEndFee, shortTermFee }: Fees): Decimal {
  const { net } = feesOf({
    kind: 'redemption',
    currency,
    amount,
    feePercent: decimal(feePercent ?? '0'),
    backEndFee: figureOf(backEndFee),
    shortTermFee: figureOf(shortTermFee),
  });
  return net;
}

const figureOf = (text: string | null): Decimal | undefined => (text === null ? undefined : decimal(text));

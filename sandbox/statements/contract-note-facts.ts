import { eq } from 'drizzle-orm';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { issuePriceFor } from '../../domain/funds/fund-subscription';
import type { Language } from '../../domain/language';
import type { Decimal } from '../../domain/money/decimal';
import { quotedRate } from '../../domain/money/quoted-rate';
import { sum } from '../../domain/money/sum';
import { nextOrderStep } from '../../domain/trading/dealing/next-order-step';
import type { LedgerAccount } from '../../domain/trading/dealing/order-bookings';
import { orderFromEvents } from '../../domain/trading/dealing/order-state';
import { type NamedSettlementAccount, settlementAccounts } from '../banking/settlement-accounts';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../../domain/kernel/group-by';
import { reinvestedDividends } from '../database/schema/distributions';
import { dividends, funds } from '../database/schema/funds';
import { ledgerEntries } from '../database/schema/orders';
import { dealingCalendars } from '../funds/dealing-calendar';
import type { StoredOrder } from '../orders/books/stored-orders';
import { datedRates } from '../funds/exchange-rates';
import type { NamedFund } from './statement-books';

/** Money that an order moved, in its currency: what the fund gained, what was kept as fees, and what came to the client, is on its way there or waits to be remitted; they add up to zero. */
export type MovedMoney = { readonly fund: Decimal; readonly fees: Decimal; readonly client: Decimal };

/** Loads the movements of an order from the ledger. */
export async function movedMoney(database: Database, orderId: string): Promise<MovedMoney> {
  const entries = await database
    .select({ account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId));
  const byAccount = groupBy(entries, ({ account }) => account);
  const of = (account: LedgerAccount) => (byAccount.get(account) ?? []).map(({ amount }) => decimal(amount));
  return {
    fund: sum(of('fund')),
    fees: sum(of('fees')),
    client: sum([...of('client'), ...of('clearing'), ...of('waiting')]),
  };
}

/** A rate at which a deal was exchanged: what one unit of the fund's currency was in the order's, and the date that the rate is of. */
type DealRate = { readonly from: string; readonly to: string; readonly rate: Decimal; readonly date: string };

/** The origin of an order; of a reinvested distribution also that. */
type OrderOrigin =
  | { readonly kind: 'own' | 'plan' | 'new-fund' }
  | { readonly kind: 'dividend'; readonly fund: NamedFund; readonly date: string };

/** The facts on the contract note of a dealt order. */
export type NoteFacts = {
  readonly stored: StoredOrder;
  readonly moved: MovedMoney;
  readonly origin: OrderOrigin;
  /** The rates of each side in another currency than the order, in their order. */
  readonly rates: readonly DealRate[];
  /** The account that pays or is paid; undefined where no money moves, and where none is on record. */
  readonly account: NamedSettlementAccount | undefined;
  /** The day on which it is settled. */
  readonly settlementDate: string;
};

/** Reads what the contract note of an order says [ORDQ-10]. */
export async function noteFacts(database: Database, stored: StoredOrder, language: Language): Promise<NoteFacts> {
  const accountOf = await settlementAccounts(database, [stored.row], language);
  return {
    stored,
    account: accountOf(stored.row),
    moved: await movedMoney(database, stored.row.id),
    origin: await originOf(database, stored),
    rates: await ratesOf(database, stored),
    settlementDate: await settlementDateOf(database, stored),
  };
}

async function originOf(database: Database, { row, fund, isOfPlan, state }: StoredOrder): Promise<OrderOrigin> {
  const [dividend] = await database
    .select({ date: dividends.date, fund: { code: funds.code, names: funds.names, currency: funds.currency } })
    .from(reinvestedDividends)
    .innerJoin(dividends, eq(dividends.id, reinvestedDividends.dividendId))
    .innerJoin(funds, eq(funds.id, dividends.fundId))
    .where(eq(reinvestedDividends.orderId, row.id));
  if (dividend) return { kind: 'dividend', ...dividend };
  if (isOfPlan) return { kind: 'plan' };
  const { subscribedUntil: until, issuePrice } = fund;
  const isNew = row.kind === 'buy' && issuePriceFor({ until, issuePrice }, state.receivedAt) !== undefined;
  return { kind: isNew ? 'new-fund' : 'own' };
}

async function ratesOf(database: Database, { row, fund, intoFund, state }: StoredOrder): Promise<readonly DealRate[]> {
  const { deal, dealingDate = '', investment } = state;
  const sides = [
    ...(deal ? [{ currency: fund.currency, day: dealingDate }] : []),
    ...(intoFund && investment ? [{ currency: intoFund.currency, day: investment.dealingDate }] : []),
  ].filter(({ currency }) => currency !== row.currency);
  const found: DealRate[] = [];
  for (const { currency, day } of sides) {
    const { rates, dateOf } = await datedRates(database, day);
    const rate = quotedRate(currency, row.currency, rates);
    const [date] = [currency, row.currency].flatMap((one) => dateOf(one) ?? []).toSorted();
    if (rate && date !== undefined) found.push({ from: currency, to: row.currency, rate, date });
  }
  return found;
}

/** The day on which the order is due to be settled, as its deal left it, so that a note always states the same; of a switch that was paid back, the day of that. */
async function settlementDateOf(database: Database, stored: StoredOrder): Promise<string> {
  const { events, state } = stored;
  if (state.stage === 'rejected') return hongKongDay(state.changedAt) ?? '';
  const dealt = events.findLastIndex(({ kind }) => kind === 'priced' || kind === 'invested');
  const asDealt = orderFromEvents(state.order, events.slice(0, dealt + 1));
  if (!asDealt.ok) return '';
  const calendars = await dealingCalendars(database);
  return nextOrderStep(asDealt.value, calendars(stored))?.date ?? '';
}

import { marketCalendar } from '../../../config/calendars/market-calendar';
import { and, asc, eq, gt, inArray, isNull, lt, lte, min, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { distributionDays, distributionInstant } from '../../../domain/dividends/distribution-days';
import { distributionEntries, grossDistribution } from '../../../domain/dividends/distribution-payment';
import { isZero, toText } from '../../../domain/money/decimal';
import { monthOf } from '../../../domain/calendar/months';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import { isAllowedIn } from '../../../domain/credentials/login/account-freeze';
import { accountOf } from '../../context/account-standing';
import { today } from '../../context/clock';
import { OneByOne, type Round } from '../../context/one-by-one';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { insertAll } from '../../database/insert-all';
import { accounts, clients } from '../../database/schema/clients';
import { dividendEntries, keptBackDistributions, paidDistributions } from '../../database/schema/distributions';
import { fundDistributions } from '../../database/schema/fund-records';
import { dividends, funds, movements } from '../../database/schema/funds';
import { dividendFunds } from '../../database/schema/services';
import { netUnits } from '../../database/net-units';
import { loadRatedProfile } from '../../suitability/risk-profile';
import { mailDividend } from './mail-dividends';
import { lockAccounts } from '../../context/locked-accounts';
import { findReceivingProblem } from '../terms/receiving-fund';
import { reinvestDividend } from './reinvest-dividend';

type Deps = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;

/** The days up to now on which distributions were to be paid that aren't yet, the earliest first; what nobody holds needs no payment. */
export async function duePayDays({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<readonly string[]> {
  const now = clock.now();
  const isDue = and(isNull(fundDistributions.paidAt), lte(fundDistributions.payDate, today(clock)));
  const held = database
    .select({ one: sql`1` })
    .from(movements)
    .where(eq(movements.fundId, fundDistributions.fundId));
  await database
    .update(fundDistributions)
    .set({ paidAt: now })
    .where(and(isDue, notExists(held)));
  const rows = await database
    .selectDistinct({ payDate: fundDistributions.payDate })
    .from(fundDistributions)
    .where(isDue)
    .orderBy(asc(fundDistributions.payDate));
  return rows
    .flatMap(({ payDate }) => payDate ?? [])
    .filter((day) => Date.parse(distributionInstant(day)) <= now.getTime());
}

/** The first instant after now at which a distribution is paid: one that was declared, else that of this month. */
export async function nextPayment({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<string> {
  const day = today(clock);
  const [declared] = await database
    .select({ payDate: min(fundDistributions.payDate) })
    .from(fundDistributions)
    .where(and(isNull(fundDistributions.paidAt), gt(fundDistributions.payDate, day)));
  return distributionInstant(declared?.payDate ?? distributionDays(monthOf(day), marketCalendar('TW')).payDate);
}

/** The terms of a payment: so many accounts in one transaction, which are held as long. */
type Payment = Round & { readonly accountsAtOnce?: number };

/**
 * Pays what funds distribute on a day to whoever held them before the ex-date, some accounts in one transaction: what a
 * client wants invested in another fund becomes an order, free of charge, where that fund still takes it and suits the
 * client; all else is paid out. What a frozen account would get is kept back. It can be broken off anywhere and begun again,
 * by several processes at once: each account is paid once. Where the payment to a client fails, the others are paid, and the
 * day stays due [DIV-01, ENT-46, FUND-17, AUTH-42].
 */
export async function payDistributions(
  deps: Deps,
  payDate: string,
  { stopping, accountsAtOnce = 200, clients = new OneByOne() }: Payment = {},
): Promise<void> {
  const { database, clock } = deps;
  const isDue = and(eq(fundDistributions.payDate, payDate), isNull(fundDistributions.paidAt));
  // Looked at alone first: where an import holds the distributions themselves, nobody is waited for account by account.
  const ofDay = `the distributions of ${payDate}`;
  const isFree = await clients.attempt(ofDay, () =>
    database.transaction((transaction) => holdDistributions(transaction, payDate)),
  );
  const fundIds = (await database.select({ id: fundDistributions.fundId }).from(fundDistributions).where(isDue)).map(
    ({ id }) => id,
  );
  let isEverybodyPaid = isFree;
  let after: string | undefined = isFree ? '' : undefined;
  while (after !== undefined && stopping?.aborted !== true) {
    const holders = await nextHolders(database, fundIds, { after, accountsAtOnce });
    const pay = (some: readonly Holder[]) => paySome(deps, payDate, some);
    isEverybodyPaid = (await clients.together(holders, clientOf, pay)) && isEverybodyPaid;
    after = lastOf(holders, accountsAtOnce);
  }
  if (isEverybodyPaid && after === undefined)
    await clients.attempt(ofDay, () =>
      database
        .update(fundDistributions)
        .set({ paidAt: clock.now() })
        .where(and(isDue, inArray(fundDistributions.fundId, fundIds))),
    );
  clients.finish();
}

/** Keeps the distributions of a day from being changed until the transaction ends; whoever pays others of their accounts may. */
const holdDistributions = (transaction: Database, payDate: string) =>
  transaction
    .select()
    .from(fundDistributions)
    .where(and(eq(fundDistributions.payDate, payDate), isNull(fundDistributions.paidAt)))
    .orderBy(asc(fundDistributions.fundId), asc(fundDistributions.exDate))
    .for('share');

/** Pays some accounts what is due to them on a day, all or none. */
function paySome(deps: Deps, payDate: string, some: readonly Holder[]): Promise<void> {
  return deps.database.transaction(async (transaction) => {
    const due = await holdDistributions(transaction, payDate);
    if (due.length === 0) return;
    const entitled = await lockedEntitlements(transaction, due, some.map(numberOf));
    const payable = entitled.filter(mayBePaid);
    const keptBack = entitled.filter((one) => !mayBePaid(one));
    await payOut({ ...deps, database: transaction }, payable, new Date(distributionInstant(payDate)));
    await insertAll(
      transaction,
      keptBackDistributions,
      keptBack.map(({ fund, distribution: { exDate }, accountNumber, paymentType, units }) => ({
        fundId: fund.id,
        exDate,
        accountNumber,
        paymentType: paymentType ?? '',
        units,
      })),
    );
  });
}

/** An account that something may be paid to, and its client. */
type Holder = { readonly number: string; readonly clientId: string };
const numberOf = ({ number }: Holder): string => number;
const clientOf = ({ clientId }: Holder): string => clientId;

/** Some accounts in the order of their numbers. */
type Part = { readonly after: string; readonly accountsAtOnce: number };

/** Returns the number after which the next accounts come; undefined where there are no more. */
const lastOf = (some: readonly Holder[], accountsAtOnce: number): string | undefined =>
  some.length === accountsAtOnce ? some.at(-1)?.number : undefined;

/** The next accounts after a number that ever held one of the funds. */
function nextHolders(
  database: Database,
  fundIds: readonly number[],
  { after, accountsAtOnce }: Part,
): Promise<readonly Holder[]> {
  return database
    .selectDistinct({ number: movements.accountNumber, clientId: accounts.clientId })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(and(inArray(movements.fundId, [...fundIds]), gt(movements.accountNumber, after)))
    .orderBy(asc(movements.accountNumber))
    .limit(accountsAtOnce);
}

/**
 * Pays now what was kept back from accounts that are frozen no more, some accounts in one transaction, of each the earliest
 * first; by several processes at once each is paid once. Where the payment to a client fails, the others are paid [AUTH-42].
 */
export async function payKeptBack(
  deps: Deps,
  { stopping, accountsAtOnce = 200, clients = new OneByOne() }: Payment = {},
): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined && stopping?.aborted !== true) {
    const owners: readonly Holder[] = await deps.database
      .selectDistinct({ number: keptBackDistributions.accountNumber, clientId: accounts.clientId })
      .from(keptBackDistributions)
      .innerJoin(accounts, eq(accounts.number, keptBackDistributions.accountNumber))
      .where(gt(keptBackDistributions.accountNumber, after))
      .orderBy(asc(keptBackDistributions.accountNumber))
      .limit(accountsAtOnce);
    await clients.together(owners, clientOf, (some) => payKeptBackSome(deps, some.map(numberOf)));
    after = lastOf(owners, accountsAtOnce);
  }
  clients.finish();
}

/** Pays what was kept back from some accounts, all or none. */
function payKeptBackSome(deps: Deps, numbers: string[]): Promise<void> {
  return deps.database.transaction(async (transaction) => {
    await lockAccounts(transaction, numbers);
    const kept = await transaction
      .select({ ...entitlement, paymentType: keptBackDistributions.paymentType, units: keptBackDistributions.units })
      .from(keptBackDistributions)
      .innerJoin(
        fundDistributions,
        and(
          eq(fundDistributions.fundId, keptBackDistributions.fundId),
          eq(fundDistributions.exDate, keptBackDistributions.exDate),
        ),
      )
      .innerJoin(accounts, eq(accounts.number, keptBackDistributions.accountNumber))
      .innerJoin(clients, eq(clients.id, accounts.clientId))
      .innerJoin(funds, eq(funds.id, keptBackDistributions.fundId))
      .leftJoin(dividendFunds, and(eq(dividendFunds.clientId, accounts.clientId), eq(dividendFunds.fundId, funds.id)))
      .leftJoin(intoFunds, eq(intoFunds.id, dividendFunds.intoFundId))
      .where(inArray(keptBackDistributions.accountNumber, numbers))
      .orderBy(asc(keptBackDistributions.exDate), asc(accounts.number), asc(keptBackDistributions.fundId));
    const payable = kept.filter(mayBePaid);
    // One by one: of one fund several may have been kept back.
    for (const { paymentType, ...one } of payable) {
      await payOut(
        { ...deps, database: transaction },
        [{ ...one, paymentType: paymentType || null }],
        deps.clock.now(),
      );
      await transaction
        .delete(keptBackDistributions)
        .where(
          and(
            eq(keptBackDistributions.fundId, one.fund.id),
            eq(keptBackDistributions.exDate, one.distribution.exDate),
            eq(keptBackDistributions.accountNumber, one.accountNumber),
            eq(keptBackDistributions.paymentType, paymentType),
          ),
        );
    }
  });
}

const mayBePaid = ({ state }: Pick<Entitlement, 'state'>): boolean => isAllowedIn(accountOf(state), 'pay-out');

/** Books dividends as of an instant, and invests again those that are to be. */
async function payOut({ database, clock, configuration }: Deps, entitled: readonly Entitlement[], at: Date) {
  const day = hongKongDay(at.toISOString()) ?? '';
  for (const paid of await bookDividends(database, entitled, day)) {
    const { intoFund, clientId, fund } = paid;
    if (intoFund === null) continue;
    const client = await loadRatedProfile({ database, clock: { now: () => at } }, clientId);
    const problem = await findReceivingProblem(database, { from: fund, into: intoFund, client, day });
    if (!problem) await reinvestDividend(database, { ...paid, intoFund, at });
    const { environment } = configuration;
    const about = { ...paid, intoFund, isReinvested: !problem, sentAt: clock.now() };
    await mailDividend({ database, environment }, about);
  }
}

type Distribution = typeof fundDistributions.$inferSelect;

const intoFunds = alias(funds, 'into_funds');

/** The fund, its distribution, the account that gets it with its client's state, and the fund that the client wants it in. */
const entitlement = {
  distribution: fundDistributions,
  fund: funds,
  intoFund: intoFunds,
  clientId: accounts.clientId,
  state: clients.state,
  accountNumber: accounts.number,
};

/** Returns those of some accounts that held the funds before their ex-date and weren't paid yet, and how much of them, by kind of account, with the fund that its client wants the dividends in; the accounts stay locked until the transaction ends. */
async function lockedEntitlements(transaction: Database, due: readonly Distribution[], numbers: readonly string[]) {
  await lockAccounts(transaction, [...numbers]);
  const paid = transaction
    .select({ one: sql`1` })
    .from(paidDistributions)
    .where(isOfEntitlement(paidDistributions));
  const keptBack = transaction
    .select({ one: sql`1` })
    .from(keptBackDistributions)
    .where(isOfEntitlement(keptBackDistributions));
  return transaction
    .select({
      ...entitlement,
      paymentType: movements.paymentType,
      units: sql<string>`${netUnits}::text`,
    })
    .from(fundDistributions)
    .innerJoin(
      movements,
      and(eq(movements.fundId, fundDistributions.fundId), lt(movements.date, fundDistributions.exDate)),
    )
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(clients, eq(clients.id, accounts.clientId))
    .innerJoin(funds, eq(funds.id, fundDistributions.fundId))
    .leftJoin(dividendFunds, and(eq(dividendFunds.clientId, accounts.clientId), eq(dividendFunds.fundId, funds.id)))
    .leftJoin(intoFunds, eq(intoFunds.id, dividendFunds.intoFundId))
    .where(
      and(
        eq(fundDistributions.payDate, due[0]?.payDate ?? ''),
        isNull(fundDistributions.paidAt),
        inArray(movements.accountNumber, [...numbers]),
        notExists(paid),
        notExists(keptBack),
      ),
    )
    .groupBy(
      fundDistributions.fundId,
      fundDistributions.exDate,
      funds.id,
      intoFunds.id,
      accounts.number,
      accounts.clientId,
      clients.state,
      movements.paymentType,
    )
    .having(sql`${netUnits} > 0`)
    .orderBy(asc(accounts.number), asc(funds.id), asc(fundDistributions.exDate), asc(movements.paymentType));
}

/** The condition of a row about the same distribution to the same account and kind of account. */
const isOfEntitlement = (table: typeof paidDistributions | typeof keptBackDistributions) =>
  and(
    eq(table.fundId, fundDistributions.fundId),
    eq(table.exDate, fundDistributions.exDate),
    eq(table.accountNumber, movements.accountNumber),
    eq(table.paymentType, sql`coalesce(${movements.paymentType}, '')`),
  );

type Entitlement = Awaited<ReturnType<typeof lockedEntitlements>>[number];

/** Writes the dividends down, each with what it was paid for and both sides of its money. */
async function bookDividends(transaction: Database, entitled: readonly Entitlement[], date: string) {
  const amounts = entitled.flatMap((one) => {
    const { amount, currency } = one.distribution;
    const gross = grossDistribution(decimal(one.units), decimal(amount), currency);
    return isZero(gross) ? [] : [{ ...one, gross }];
  });
  const booked: (Entitlement & { readonly dividend: typeof dividends.$inferSelect })[] = [];
  for (let from = 0; from < amounts.length; from += atOnce) {
    const some = amounts.slice(from, from + atOnce);
    const rows = await transaction
      .insert(dividends)
      .values(
        some.map(({ accountNumber, fund, paymentType, gross, distribution: { currency } }) => ({
          accountNumber,
          fundId: fund.id,
          paymentType,
          date,
          gross: toText(gross),
          currency,
        })),
      )
      .returning();
    const byPlace = new Map(rows.map((row) => [placeOf(row.fundId, row), row]));
    for (const one of some) {
      const dividend = byPlace.get(placeOf(one.fund.id, one));
      if (dividend === undefined) throw new Error('a dividend was written without a number');
      booked.push({ ...one, dividend });
    }
  }
  await insertAll(
    transaction,
    paidDistributions,
    booked.map(({ dividend, fund, distribution: { exDate }, accountNumber, paymentType, units }) => ({
      fundId: fund.id,
      exDate,
      accountNumber,
      paymentType: paymentType ?? '',
      dividendId: dividend.id,
      units,
    })),
  );
  await insertAll(
    transaction,
    dividendEntries,
    booked.flatMap(({ dividend }) =>
      distributionEntries(decimal(dividend.gross)).map(({ account, amount }) => ({
        dividendId: dividend.id,
        account,
        amount: toText(amount),
      })),
    ),
  );
  return booked;
}

const atOnce = 2_000;

/** On one day a fund distributes once. */
const placeOf = (
  fundId: number,
  { accountNumber, paymentType }: { readonly accountNumber: string; readonly paymentType: string | null },
): string => `${String(fundId)} ${accountNumber} ${paymentType ?? ''}`;

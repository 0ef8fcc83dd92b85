import { marketCalendar } from '../../../config/calendars/market-calendar';
import { and, asc, eq, gt, inArray, isNull, lt, lte, min, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { distributionDays, distributionInstant } from '../../../domain/dividends/distribution-days';
import { distributionEntries, grossDistribution } from '../../../domain/dividends/distribution-payment';
import { isZero, toText } from '../../../domain/money/decimal';
import { monthOf } from '../../../domain/calendar/months';
import { today } from '../../context/clock';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { insertAll } from '../../database/insert-all';
import { accounts, clients } from '../../database/schema/clients';
import { dividendEntries, paidDistributions } from '../../database/schema/distributions';
import { fundDistributions } from '../../database/schema/fund-records';
import { dividends, funds, movements } from '../../database/schema/funds';
import { dividendFunds } from '../../database/schema/services';
import { netUnits } from '../../database/net-units';
import { loadRatedProfile } from '../../suitability/risk-profile';
import { mailDividend } from './mail-dividends';
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

/**
 * Pays what funds distribute on a day to whoever held them before the ex-date, all of it in one transaction: what a client
 * wants invested in another fund becomes an order, free of charge, where that fund still takes it and suits the client; all
 * else is paid out. By several processes at once each is paid once [DIV-01, ENT-46, FUND-17].
 */
export async function payDistributions({ database, clock, configuration }: Deps, payDate: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(fundDistributions)
      .where(and(eq(fundDistributions.payDate, payDate), isNull(fundDistributions.paidAt)))
      .orderBy(asc(fundDistributions.fundId), asc(fundDistributions.exDate))
      .for('update');
    if (due.length === 0) return;
    const at = new Date(distributionInstant(payDate));
    const deps = { environment: configuration.environment, database: transaction };
    const entitled = await lockedEntitlements(transaction, due);
    for (const paid of await bookDividends(transaction, entitled, payDate)) {
      const { intoFund, clientId, fund } = paid;
      if (intoFund === null) continue;
      const client = await loadRatedProfile({ database: transaction, clock: { now: () => at } }, clientId);
      const receiving = { from: fund, into: intoFund, client, day: payDate };
      const problem = await findReceivingProblem(transaction, receiving);
      if (!problem) await reinvestDividend(transaction, { ...paid, intoFund, at });
      await mailDividend(deps, { ...paid, intoFund, isReinvested: !problem, sentAt: clock.now() });
    }
    await transaction
      .update(fundDistributions)
      .set({ paidAt: clock.now() })
      .where(and(eq(fundDistributions.payDate, payDate), isNull(fundDistributions.paidAt)));
  });
}

type Distribution = typeof fundDistributions.$inferSelect;

const intoFunds = alias(funds, 'into_funds');

/** Returns the accounts that held the funds before their ex-date and how much of them, by kind of account, with the fund that its client wants the dividends in; the accounts stay locked until the transaction ends. */
async function lockedEntitlements(transaction: Database, due: readonly Distribution[]) {
  const fundIds = due.map(({ fundId }) => fundId);
  const holders = transaction
    .selectDistinct({ number: movements.accountNumber })
    .from(movements)
    .where(inArray(movements.fundId, fundIds));
  await transaction
    .select({ number: accounts.number })
    .from(accounts)
    .where(inArray(accounts.number, holders))
    .orderBy(asc(accounts.number))
    .for('update');
  return transaction
    .select({
      distribution: fundDistributions,
      fund: funds,
      intoFund: intoFunds,
      clientId: accounts.clientId,
      accountNumber: accounts.number,
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
    .where(and(eq(fundDistributions.payDate, due[0]?.payDate ?? ''), isNull(fundDistributions.paidAt)))
    .groupBy(
      fundDistributions.fundId,
      fundDistributions.exDate,
      funds.id,
      intoFunds.id,
      accounts.number,
      accounts.clientId,
      movements.paymentType,
    )
    .having(sql`${netUnits} > 0`)
    .orderBy(asc(accounts.number), asc(funds.id), asc(fundDistributions.exDate), asc(movements.paymentType));
}

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

import { and, asc, eq, inArray } from 'drizzle-orm';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { addBusinessDays } from '../../domain/calendar/calendar';
import { effectiveDate } from '../../domain/calendar/effective-date';
import { expectedFinish } from '../../domain/cash-account/expected-finish';
import type { ServerClock } from '../context/clock';
import { OneByOne, type Round } from '../context/one-by-one';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { cashAccounts, cashEvents, cashTransactions } from '../database/schema/cash-accounts';
import { accounts } from '../database/schema/clients';
import { bankBehaviour } from './demonstration-amounts';
import { handleBankNotification } from './handle-bank-notification';

const calendar = marketCalendar('HK');

/** Stands in for the clients' banks: tells of what clients instructed once the day has come that it is expected on, in order, until the process is being stopped [VCA-20, OPEN-66]. */
export async function runBankSimulator(
  database: Database,
  clock: ServerClock,
  { stopping, clients = new OneByOne() }: Round = {},
): Promise<void> {
  const waiting = await database
    .select({ row: cashTransactions, receivedAt: cashEvents.at, clientId: accounts.clientId })
    .from(cashTransactions)
    .innerJoin(cashAccounts, eq(cashAccounts.sid, cashTransactions.cashAccountSid))
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .innerJoin(cashEvents, and(eq(cashEvents.transactionSid, cashTransactions.sid), eq(cashEvents.kind, 'received')))
    .where(and(eq(cashTransactions.status, 'pending'), inArray(cashTransactions.type, ['topup', 'withdrawal'])))
    .orderBy(asc(cashEvents.at), asc(cashTransactions.sid));
  for (const { row, receivedAt, clientId } of waiting) {
    if (stopping?.aborted === true) return;
    const behaviour = bankBehaviour(decimal(row.amount));
    const expected = expectedFinish(
      row.type,
      effectiveDate(receivedAt.toISOString(), 'cash-account', calendar),
      calendar,
    );
    const day = behaviour === 'is-late' ? addBusinessDays(expected ?? '', 2, calendar) : expected;
    if (!day) continue;
    const at = new Date(`${day}T09:00:00+08:00`);
    if (at > clock.now()) continue;
    const outcome = behaviour === 'refuses' ? ('refused' as const) : ('paid' as const);
    const note = { eventId: `bank:${row.sid}`, aggregateId: row.sid, outcome, at };
    await clients.attempt(clientId, async () => {
      await handleBankNotification(database, note);
      if (behaviour === 'tells-twice') await handleBankNotification(database, note);
    });
  }
  clients.finish();
}

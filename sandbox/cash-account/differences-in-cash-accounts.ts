import { asc } from 'drizzle-orm';
import { cashBalances } from '../../domain/cash-account/cash-balances';
import { cashBookings } from '../../domain/cash-account/cash-bookings';
import { isNegative, toText } from '../../domain/money/decimal';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../../domain/kernel/group-by';
import { cashEntries, cashEvents, cashTransactions } from '../database/schema/cash-accounts';
import { cashMovement } from './find-cash-account';

const stages = {
  held: 'pending',
  received: 'pending',
  paid: 'accepted',
  refused: 'rejected',
  cancelled: 'rejected',
} as const;

/** Holds every transaction of the Cash Accounts against its entries and its events, and every account against nothing; each difference as a sentence [R24, VCA-26]. */
export async function differencesInCashAccounts(database: Database): Promise<readonly string[]> {
  const rows = await database.select().from(cashTransactions);
  const entries = groupBy(await database.select().from(cashEntries), ({ transactionSid }) => transactionSid);
  const events = groupBy(
    await database.select().from(cashEvents).orderBy(asc(cashEvents.sequence)),
    ({ transactionSid }) => transactionSid,
  );
  const ofTransactions = rows.flatMap((row) => {
    const should = cashBookings({ ...cashMovement(row), transactionType: row.type });
    const [expected, found] = [
      should.map(({ account, amount }) => `${account} ${plain(toText(amount))}`),
      (entries.get(row.sid) ?? []).map(({ account, amount }) => `${account} ${plain(amount)}`),
    ].map((lines) => lines.toSorted().join('; '));
    const last = events.get(row.sid)?.at(-1);
    return [
      ...(expected === found ? [] : [`${row.sid}: ledger is [${found ?? ''}], and should be [${expected ?? ''}]`]),
      ...(last === undefined || stages[last.kind] === row.status
        ? []
        : [`${row.sid}: is ${row.status}, and was ${last.kind} last`]),
    ];
  });
  const overdrawn = [...groupBy(rows, ({ cashAccountSid }) => cashAccountSid)].flatMap(([sid, moved]) =>
    isNegative(cashBalances(moved.map(cashMovement)).available) ? [`${sid}: holds less than nothing`] : [],
  );
  return [...ofTransactions, ...overdrawn];
}

/** The same text for the same value, whatever its places. */
const plain = (text: string): string =>
  toText(decimal(text))
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

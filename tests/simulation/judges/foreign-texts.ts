import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { cashAccounts, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { orders } from '../../../sandbox/database/schema/orders';
import { regularPlans } from '../../../sandbox/database/schema/regular-plans';

/** Judges that nobody is shown what is another client's: each client's numbers, addresses, orders, transactions and plans are marks of that client. */
export class ForeignTexts {
  private readonly owners = new Map<string, string>();
  private pattern = /(?!)/g;

  /** Learns whose each mark is. */
  async learn(database: Database): Promise<void> {
    const known = await database
      .select({ id: clients.id, identity: clients.identityNumber, email: clients.email, userName: clients.userName })
      .from(clients)
      .orderBy(asc(clients.id));
    for (const { id, identity, email, userName } of known)
      for (const mark of [identity, email, userName ?? '']) if (mark.length > 5) this.owners.set(mark, id);
    for (const { number, clientId } of await database.select().from(accounts)) this.owners.set(number, clientId);
    for (const { id, oid, clientId } of await database.select().from(orders))
      for (const mark of [id, oid]) if (mark.length > 10) this.owners.set(mark, clientId);
    for (const { sid, clientId } of await database
      .select({ sid: cashTransactions.sid, clientId: accounts.clientId })
      .from(cashTransactions)
      .innerJoin(cashAccounts, eq(cashAccounts.sid, cashTransactions.cashAccountSid))
      .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber)))
      this.owners.set(sid, clientId);
    for (const { refNo, clientId } of await database
      .select({ refNo: regularPlans.refNo, clientId: accounts.clientId })
      .from(regularPlans)
      .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber)))
      this.owners.set(refNo, clientId);
    const marks = [...this.owners.keys()].toSorted((one, other) => other.length - one.length);
    this.pattern = new RegExp(
      marks.map((mark) => mark.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'),
      'g',
    );
  }

  /** Returns the clients, other than the one who asked, of whom an answer shows something. */
  seenIn(body: string, clientId: string): readonly string[] {
    const owners = Array.from(body.matchAll(this.pattern), ([mark]) => this.owners.get(mark) ?? clientId);
    return [...new Set(owners)].filter((owner) => owner !== clientId);
  }
}

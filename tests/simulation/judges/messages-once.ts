import { and, asc, eq, gt, ne, or, sum } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';
import { regularPlanExecutions } from '../../../sandbox/database/schema/regular-plans';
import { logins, outbox } from '../../../sandbox/database/schema/sessions';

type Message = typeof outbox.$inferSelect;

/** Judges that every message is told once: none is there twice with the same words, to the same address, of the same instant. */
export class MessagesOnce {
  private last = 0;
  /** The tries of each plan that were told of, at the last look. */
  private tries = new Map<string, number>();

  /** Returns the messages since the last look that were told twice; to be asked after each run of the desk. */
  async told(database: Database): Promise<readonly string[]> {
    const fresh = await database.select().from(outbox).where(gt(outbox.id, this.last)).orderBy(asc(outbox.id));
    this.last = fresh.at(-1)?.id ?? this.last;
    const earlier = this.tries;
    this.tries = await triesOfPlans(database);
    const times = new Map<string, number>();
    const wrong: string[] = [];
    for (const sent of fresh) {
      if (sent.secretKind !== null) continue;
      const message = `${sent.recipient} at ${sent.sentAt.toISOString()}: ${sent.text}`;
      const told = (times.get(message) ?? 0) + 1;
      times.set(message, told);
      if (told > 1 && told > (await this.timesToTell(database, sent, earlier)))
        wrong.push(`a message was told twice: ${message}`);
    }
    return wrong;
  }

  /** Two tabs of a new browser may log in at once, and a run of a desk that was away makes up for several days: each is told. */
  private async timesToTell(database: Database, sent: Message, earlier: ReadonlyMap<string, number>): Promise<number> {
    if (newDevice.test(sent.text)) return loginsFromNewDevice(database, sent);
    if (sent.subject !== 'plan' || pausing.test(sent.text)) return 1;
    const [refNo = ''] = /\bR[A-Z]\w{6,}/.exec(sent.text) ?? [];
    return (this.tries.get(refNo) ?? 0) - (earlier.get(refNo) ?? 0);
  }
}

const newDevice = /from a new device|從未使用過的裝置|先前沒有用過的裝置/;
/** A plan is paused once, however many of its tries fail. */
const pausing = /paused|暫停/;

/** Returns the number of tries of each plan that its client is told of: those left out aren't. */
async function triesOfPlans(database: Database): Promise<Map<string, number>> {
  const { refNo, tries, outcome } = regularPlanExecutions;
  const rows = await database
    .select({ refNo, tries: sum(tries).mapWith(Number) })
    .from(regularPlanExecutions)
    .where(ne(outcome, 'skipped'))
    .groupBy(refNo);
  return new Map(rows.map((row) => [row.refNo, row.tries]));
}

const loginsFromNewDevice = (database: Database, { recipient, sentAt }: Message): Promise<number> =>
  database.$count(
    database
      .select({ id: logins.id })
      .from(logins)
      .innerJoin(clients, eq(clients.id, logins.clientId))
      .where(
        and(
          eq(logins.at, sentAt),
          eq(logins.isNewDevice, true),
          or(eq(clients.mobile, recipient), eq(clients.email, recipient)),
        ),
      )
      .as('new_devices'),
  );

import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { regularPlanExecutions } from '../../../sandbox/database/schema/regular-plans';
import { logins, outbox } from '../../../sandbox/database/schema/sessions';

/** Judges that every message is told once: none is there twice with the same words, to the same address, of the same instant. */
export class MessagesOnce {
  private last = 0;

  async told(database: Database): Promise<readonly string[]> {
    const fresh = await database.select().from(outbox).where(gt(outbox.id, this.last)).orderBy(asc(outbox.id));
    this.last = fresh.at(-1)?.id ?? this.last;
    const times = new Map<string, number>();
    const wrong: string[] = [];
    for (const { recipient, text, sentAt, secretKind } of fresh) {
      if (secretKind !== null) continue;
      const message = `${recipient} at ${sentAt.toISOString()}: ${text}`;
      const told = (times.get(message) ?? 0) + 1;
      times.set(message, told);
      if (told > 1 && told > (await timesToTell(database, { text, sentAt })))
        wrong.push(`a message was told twice: ${message}`);
    }
    return wrong;
  }
}

/** Two tabs of a new browser may log in at once, and a desk that was away makes up for several days: each is told. */
async function timesToTell(
  database: Database,
  { text, sentAt }: Pick<typeof outbox.$inferSelect, 'text' | 'sentAt'>,
): Promise<number> {
  const [newDevices] = await database
    .select({ rows: count() })
    .from(logins)
    .where(and(eq(logins.at, sentAt), eq(logins.isNewDevice, true)));
  const refNo = /\bR[A-Z]\w{6,}/.exec(text)?.[0] ?? '';
  const [executions] = await database
    .select({ rows: count() })
    .from(regularPlanExecutions)
    .where(eq(regularPlanExecutions.refNo, refNo));
  return Math.max(newDevices?.rows ?? 0, executions?.rows ?? 0);
}

import { asc, count, eq, and, gt } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
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
      // Two tabs of a browser that is new may log in at once: each of these logins is told.
      if (told > 1 && told > (await newDevicesAt(database, sentAt))) wrong.push(`a message was told twice: ${message}`);
    }
    return wrong;
  }
}

async function newDevicesAt(database: Database, at: Date): Promise<number> {
  const [found] = await database
    .select({ logins: count() })
    .from(logins)
    .where(and(eq(logins.at, at), eq(logins.isNewDevice, true)));
  return found?.logins ?? 0;
}

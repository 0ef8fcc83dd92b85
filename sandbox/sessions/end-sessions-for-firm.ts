import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { sessionEndings, sessions } from '../database/schema/sessions';
import { sessionMark } from '../context/session-mark';

/** The mark in place of a session's where the firm ended one. */
const firm = 'firm';

/** Ends the sessions of one client, or of everybody, open or waiting for a code, and writes each down, all or nothing; how many there were [R14]. */
export function endSessionsForFirm(database: Database, now: Date, clientId?: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const ended = await transaction
      .delete(sessions)
      .where(clientId === undefined ? undefined : eq(sessions.clientId, clientId))
      .returning({ id: sessions.id, clientId: sessions.clientId });
    const rows = ended.map((one) => ({
      clientId: one.clientId,
      endedMark: sessionMark(one),
      byMark: firm,
      endedAt: now,
    }));
    if (rows.length > 0) await transaction.insert(sessionEndings).values(rows);
    return ended.length;
  });
}

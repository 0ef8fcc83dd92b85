import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { outbox } from '../database/schema/sessions';
import type { CallGroup } from '../wire/serve';

/** The number of messages that are listed. */
const listedAtMost = 200;

/** The messages that were sent to the client, without those that bear a code or a PIN. */
export const clientMessageRoutes: CallGroup = (serve, { database }) => {
  serve('clientMessages', async ({ clientId }) => {
    const rows = await database
      .select({
        id: outbox.reference,
        sentAt: outbox.sentAt,
        subject: outbox.subject,
        fundCode: outbox.fundCode,
        text: outbox.text,
      })
      .from(outbox)
      .where(and(eq(outbox.clientId, clientId), isNotNull(outbox.subject), isNull(outbox.secretKind)))
      .orderBy(desc(outbox.sentAt), desc(outbox.id))
      .limit(listedAtMost);
    return rows.map(({ subject, sentAt, ...row }) => ({
      ...row,
      subject: subject ?? '',
      sentAt: sentAt.toISOString(),
    }));
  });
};

import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { retentionPeriods } from '../../domain/documents/kept-data';
import { outbox } from '../database/schema/sessions';
import type { CallGroup } from '../wire/serve';

/** The time for which messages are listed; those about orders are kept for longer. */
const listedFor = retentionPeriods.message.days * 24 * 60 * 60 * 1000;

/** The number of messages that are listed. */
const listedAtMost = 200;

/** The messages that were sent to the client, without those that bear a code or a PIN. */
export const clientMessageRoutes: CallGroup = (serve, { database, clock }) => {
  serve('clientMessages', async ({ clientId }) => {
    const rows = await database
      .select({
        id: outbox.reference,
        sentAt: outbox.sentAt,
        subject: outbox.subject,
        fundCode: outbox.fundCode,
        orderNos: outbox.orderNumbers,
        text: outbox.text,
      })
      .from(outbox)
      .where(
        and(
          eq(outbox.clientId, clientId),
          isNotNull(outbox.subject),
          isNull(outbox.secretKind),
          gte(outbox.sentAt, new Date(clock.now().getTime() - listedFor)),
        ),
      )
      .orderBy(desc(outbox.sentAt), desc(outbox.id))
      .limit(listedAtMost);
    return rows.map(({ subject, sentAt, orderNos, ...row }) => ({
      ...row,
      ...(orderNos.length > 0 ? { orderNos: [...orderNos] } : {}),
      subject: subject ?? '',
      sentAt: sentAt.toISOString(),
    }));
  });
};

import { eq } from 'drizzle-orm';
import { sendSession } from '../../context/send-session';
import { clients } from '../../database/schema/clients';
import { sessionExpired } from '../../wire/api-error';
import type { CallGroup } from '../../wire/serve';
import { maskedContact } from './begin-reset';
import { resetTradingPassword } from './reset-trading-password';
import { sendTradingResetCode } from './trading-reset-codes';

/** A new trading password for a client of Taiwan who is logged in and forgot the present one, or had it suspended [ERR-61]. */
export const tradingResetRoutes: CallGroup = (serve, context) => {
  const { database, region } = context;

  serve('tradingResetContact', async ({ clientId }) => {
    const [client] = await database.select().from(clients).where(eq(clients.id, clientId));
    if (client === undefined) throw sessionExpired();
    return maskedContact(client);
  });

  serve('sendTradingResetCode', async ({ session, body }) => {
    await sendTradingResetCode(session, body.contactMode, context);
    return {};
  });

  serve('resetTradingPassword', async ({ session, language, headers, body, reply }) => {
    const key = headers['idempotency-key'];
    const done = await resetTradingPassword(context, { session, language, key, typed: body });
    if (done.session !== undefined) sendSession(reply, region, done.session);
    return done.answer;
  });
};

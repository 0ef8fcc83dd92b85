import { eq } from 'drizzle-orm';
import { sendSession } from '../../context/send-session';
import { type ClientRow, clients } from '../../database/schema/clients';
import { sessionExpired } from '../../wire/api-error';
import type { CallGroup } from '../../wire/serve';
import { changeUsername } from './change-username';
import { countRuleCheck } from './rule-checks';
import { checkUsernameRules } from './username-rules';

/** A client's own login name: which it is, whether another one can be had, and the change to it [ACCT-04, ACCT-07]. */
export const usernameRoutes: CallGroup = (serve, context) => {
  const { database, region } = context;

  const clientOf = async (clientId: string): Promise<ClientRow> => {
    const [client] = await database.select().from(clients).where(eq(clients.id, clientId));
    if (client === undefined) throw sessionExpired();
    return client;
  };

  serve('ownUsername', async ({ clientId }) => ({ username: (await clientOf(clientId)).userName }));

  serve('checkUsername', async ({ clientId, body }) => {
    const client = await clientOf(clientId);
    await countRuleCheck(context, client);
    return { rules: [...(await checkUsernameRules(database, client, body.username))] };
  });

  serve('changeUsername', async ({ session, language, headers, body, reply }) => {
    const changed = await changeUsername(context, { session, language, key: headers['idempotency-key'], change: body });
    if (changed.session !== undefined) sendSession(reply, region, changed.session);
    return changed.answer;
  });
};

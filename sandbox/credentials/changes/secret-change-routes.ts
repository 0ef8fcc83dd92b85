import { sendSession } from '../../context/send-session';
import type { CallGroup } from '../../wire/serve';
import { changeSecrets } from './change-secrets';
import { loadLastChanges } from './last-changes';

/** A client's own change of what is needed to log in and to trade [API-22, CONFLICT-11]. */
export const secretChangeRoutes: CallGroup = (serve, context) => {
  serve('secretChanges', ({ clientId }) => loadLastChanges(context.database, clientId));

  serve('changeSecret', async ({ session, language, headers, body, reply }) => {
    const changed = await changeSecrets(context, { session, language, key: headers['idempotency-key'], change: body });
    if (changed.session !== undefined) sendSession(reply, context.region, changed.session);
    return changed.answer;
  });
};

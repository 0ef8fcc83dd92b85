import { sendSession } from '../context/send-session';
import type { CallGroup } from '../wire/serve';
import { beginReAuthentication } from './begin-re-authentication';
import { finishReAuthentication } from './finish-re-authentication';

/** Before and after the page where a client proves again who acts [REAUTH-01, REAUTH-14]. */
export const reAuthenticationRoutes: CallGroup = (serve, context) => {
  serve('beginReAuthentication', ({ session, body }) => beginReAuthentication(context, session, body));

  serve('finishReAuthentication', async ({ session, body, reply }) => {
    sendSession(reply, context.region, await finishReAuthentication(context, session, body));
    return {};
  });
};

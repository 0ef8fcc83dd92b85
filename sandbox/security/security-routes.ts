import type { CallGroup } from '../wire/serve';
import { endSessions } from './end-sessions';
import { loadOpenSessions, loadSecurityRecord } from './security-record';

/** Login history: a client's logins, open sessions and changes, and the ending of sessions that aren't in use here. */
export const securityRoutes: CallGroup = (serve, context) => {
  serve('accountSecurity', ({ session }) => loadSecurityRecord(context, session));

  serve('endSession', async ({ session, body }) => {
    await endSessions(context, session, body.id);
    return loadOpenSessions(context, session);
  });

  serve('endOtherSessions', async ({ session }) => {
    await endSessions(context, session);
    return loadOpenSessions(context, session);
  });
};

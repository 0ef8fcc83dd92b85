import { sendSession } from '../context/send-session';
import type { CallGroup } from '../wire/serve';
import { cancelContactChange } from './end-contact-changes';
import { loadOwnContact } from './own-contact';
import { requestContactChange } from './request-contact-change';

/** Serves a client's contacts, and the requests for other ones [R14]. */
export const contactRoutes: CallGroup = (serve, context) => {
  serve('ownContact', ({ clientId }) => loadOwnContact(context.database, clientId));

  serve('requestContactChange', async ({ session, clientId, body, reply }) => {
    sendSession(reply, context.region, await requestContactChange(context, session, body));
    return loadOwnContact(context.database, clientId);
  });

  serve('cancelContactChange', async ({ clientId, body }) => {
    await cancelContactChange(context, { clientId, id: body.id });
    return loadOwnContact(context.database, clientId);
  });
};

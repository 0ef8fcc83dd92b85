import { sendSession } from '../context/send-session';
import { findRelyingParty } from '../passkeys/relying-party';
import type { CallGroup } from '../wire/serve';
import { addPasskey, beginPasskey } from './add-passkey';
import { loadPasskeyList } from './passkey-list';
import { removePasskey } from './remove-passkey';
import { renamePasskey } from './rename-passkey';

/** A client's own passkeys: seen, added, renamed and removed [R14]. */
export const passkeyRoutes: CallGroup = (serve, context) => {
  const { region, configuration } = context;

  serve('passkeys', ({ clientId, request }) =>
    loadPasskeyList(context, clientId, findRelyingParty(configuration, request)),
  );

  serve('beginPasskey', async ({ session, body, request, reply }) => {
    const relyingParty = findRelyingParty(configuration, request);
    const started = await beginPasskey(context, session, { secret: body.secret, relyingParty });
    sendSession(reply, region, started.session);
    return started.options;
  });

  serve('addPasskey', ({ session, body, language, request }) =>
    addPasskey(context, session, { made: body, relyingParty: findRelyingParty(configuration, request), language }),
  );

  serve('renamePasskey', ({ session, body, language, request }) =>
    renamePasskey(context, session, { ...body, relyingParty: findRelyingParty(configuration, request), language }),
  );

  serve('removePasskey', async ({ session, body, language, request, reply }) => {
    const relyingParty = findRelyingParty(configuration, request);
    const removed = await removePasskey(context, session, { ...body, relyingParty, language });
    sendSession(reply, region, removed.session);
    return removed.answer;
  });
};

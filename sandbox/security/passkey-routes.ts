import { sendSession } from '../context/send-session';
import { relyingPartyOf } from '../passkeys/relying-party';
import type { CallGroup } from '../wire/serve';
import { addPasskey, beginPasskey } from './add-passkey';
import { passkeyListOf } from './passkey-list';
import { removePasskey } from './remove-passkey';
import { renamePasskey } from './rename-passkey';

/** A client's own passkeys: seen, added, renamed and removed [R14]. */
export const passkeyRoutes: CallGroup = (serve, context) => {
  const { region, configuration } = context;

  serve('passkeys', ({ clientId, request }) =>
    passkeyListOf(context, clientId, relyingPartyOf(configuration, request)),
  );

  serve('beginPasskey', async ({ session, body, request, reply }) => {
    const relyingParty = relyingPartyOf(configuration, request);
    const begun = await beginPasskey(context, session, { secret: body.secret, relyingParty });
    sendSession(reply, region, begun.session);
    return begun.options;
  });

  serve('addPasskey', ({ session, body, language, request }) =>
    addPasskey(context, session, { made: body, relyingParty: relyingPartyOf(configuration, request), language }),
  );

  serve('renamePasskey', ({ session, body, language, request }) =>
    renamePasskey(context, session, { ...body, relyingParty: relyingPartyOf(configuration, request), language }),
  );

  serve('removePasskey', async ({ session, body, language, request, reply }) => {
    const relyingParty = relyingPartyOf(configuration, request);
    const removed = await removePasskey(context, session, { ...body, relyingParty, language });
    sendSession(reply, region, removed.session);
    return removed.answer;
  });
};

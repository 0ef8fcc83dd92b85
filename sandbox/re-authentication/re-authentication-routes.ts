import { sendSession } from '../context/send-session';
import { findRelyingParty } from '../passkeys/relying-party';
import type { CallGroup } from '../wire/serve';
import { beginReAuthentication } from './begin-re-authentication';
import { finishReAuthentication } from './finish-re-authentication';
import { requestPasskeyStepUp, completePasskeyStepUp } from './passkey-step-up';

/** Before and after the page where a client proves again who acts [REAUTH-01, REAUTH-14]. */
export const reAuthenticationRoutes: CallGroup = (serve, context) => {
  const { region, configuration } = context;

  serve('beginReAuthentication', ({ session, body, request }) =>
    beginReAuthentication(context, session, { ...body, relyingParty: findRelyingParty(configuration, request) }),
  );

  serve('finishReAuthentication', async ({ session, body, reply }) => {
    sendSession(reply, region, await finishReAuthentication(context, session, body));
    return {};
  });

  serve('askPasskeyProof', ({ session, body, request }) =>
    requestPasskeyStepUp(context, session, { ...body, relyingParty: findRelyingParty(configuration, request) }),
  );

  serve('givePasskeyProof', async ({ session, body, reply }) => {
    sendSession(reply, region, await completePasskeyStepUp(context, session, body));
    return {};
  });
};

import { loginResult } from '../../domain/credentials/login/login-result';
import { readCheckToken } from '../context/current-session';
import { touchSession } from '../context/find-session';
import { markBrowser, readBrowserOrigin } from '../context/login-origin';
import { regionAnswers } from '../context/region-answers';
import { sendSession } from '../context/send-session';
import { readSessionCookie } from '../context/session-cookie';
import { findRelyingParty } from '../passkeys/relying-party';
import { ApiError } from '../wire/api-error';
import type { CallGroup } from '../wire/serve';
import { parseBasicCredentials } from './basic-credentials';
import { signIn } from './sign-in';
import { sendOneTimeCode, validateOneTimeCode } from './one-time-codes';
import { askPasskeyLogin, mayLogInByPasskey, openByPasskey } from './passkey-login';
import { endSession } from './session-store';

/** Opening, keeping and closing a session [API-11..14, API-20, API-21, API-26]; the one-time-code step is Taiwan's, and Hong Kong's where the firm turned it on [AUTH-02, OPEN-59]. */
export const sessionRoutes: CallGroup = (serve, context) => {
  const { region, database, clock, configuration } = context;
  const limit = configuration.logonsPerMinute;
  const rateLimit = limit === undefined ? false : { max: limit, timeWindow: 60_000 };

  serve(
    'logon',
    async ({ request, reply }) => {
      const credentials = parseBasicCredentials(request.headers.authorization);
      if (credentials === undefined) throw new ApiError(400, ['LOG0003']);
      const from = readBrowserOrigin(request, region);
      const outcome = await signIn({ ...credentials, over: readSessionCookie(request, region), from }, context);
      if (!outcome.ok) throw new ApiError(401, [outcome.error]);
      sendSession(reply, region, outcome.value.session);
      const { client, asksForCode } = outcome.value;
      if (!asksForCode) markBrowser(reply, region, from);
      if (!asksForCode && !regionAnswers[region].logonSaysSecondFactor) return {};
      const passkey =
        asksForCode && (await mayLogInByPasskey(context, client.id, findRelyingParty(configuration, request)));
      return { ...loginResult({ ...client, asksForCode }), ...(passkey ? { enabledLoginPasskey: true } : {}) };
    },
    { config: { rateLimit } },
  );

  serve('loginSendOtp', async ({ session, params, language }) => {
    await sendOneTimeCode(session, { channel: params.channel, language }, context);
    return {};
  });

  serve('loginValidateOtp', async ({ session, body, request, reply }) => {
    const from = readBrowserOrigin(request, region);
    const opened = await validateOneTimeCode(session, { code: body.otp.slice(0, 100), from }, context);
    // An empty body is how this call says no [AUTH-08].
    if (opened === undefined) return undefined;
    sendSession(reply, region, opened);
    markBrowser(reply, region, from);
    return { verified: true };
  });

  serve('askPasskeyLogin', ({ session, request }) =>
    askPasskeyLogin(session, findRelyingParty(configuration, request), context),
  );

  serve('givePasskeyLogin', async ({ session, body: { assertion }, request, reply }) => {
    const from = readBrowserOrigin(request, region);
    sendSession(reply, region, await openByPasskey(session, { assertion, from }, context));
    markBrowser(reply, region, from);
    return {};
  });

  for (const name of ['heartbeat', 'authRefresh'] as const)
    serve(name, async ({ session }) => {
      await touchSession(database, session, clock.now());
      return {};
    });

  // The cookie stays: it names nothing any more, and the browser may have got another session's in its place meanwhile.
  serve('authLogout', async ({ request }) => {
    const cookie = readSessionCookie(request, region);
    const token = readCheckToken(request);
    if (cookie !== undefined && token !== undefined) await endSession(database, { region, cookie, token });
    return {};
  });
};

import { sendOtpChannel, validateOtpBody, type LogOnAnswer } from '../../adapters/rest/contract/authentication';
import { loginResult } from '../../domain/credentials/login-result';
import type { RouteGroup } from '../server/app';
import { Refusal } from '../server/refusal';
import { parseBasicCredentials } from './basic-credentials';
import { readCheckToken, requireSession } from './current-session';
import { handOverSession } from './hand-over-session';
import { logOn } from './log-on';
import { sendOneTimeCode, validateOneTimeCode } from './one-time-codes';
import { readSessionCookie } from './session-cookie';
import { endSession, touchSession } from './session-store';

/** Opening, keeping and closing a session [API-11..14, API-20, API-21, API-26]. */
export const sessionRoutes: RouteGroup = (app, surroundings) => {
  const { region, database, clock, configuration } = surroundings;
  const limit = configuration.logonsPerMinute;
  const rateLimit = limit === undefined ? false : { max: limit, timeWindow: 60_000 };

  app.post('/authentication/logon', { config: { rateLimit } }, async (request, reply) => {
    const credentials = parseBasicCredentials(request.headers.authorization);
    if (credentials === undefined) throw new Refusal(400, ['LOG0003']);
    const outcome = await logOn({ ...credentials, over: readSessionCookie(request, region) }, surroundings);
    if (!outcome.ok) throw new Refusal(401, [outcome.error]);
    handOverSession(reply, region, outcome.value.session);
    const answer: LogOnAnswer = region === 'TW' ? loginResult(outcome.value.client) : {};
    return answer;
  });

  const stay = async (request: Parameters<typeof requireSession>[0]): Promise<object> => {
    const session = await requireSession(request, surroundings);
    await touchSession(database, session, clock.now());
    return {};
  };
  app.get('/heartbeat', stay);
  app.get('/auth/refresh', stay);

  // The cookie stays: it names nothing any more, and the browser may have got another session's in its place meanwhile.
  app.post('/auth/logout', async (request) => {
    const cookie = readSessionCookie(request, region);
    const token = readCheckToken(request);
    if (cookie !== undefined && token !== undefined) await endSession(database, { region, cookie, token });
    return {};
  });
};

/** The one-time-code step, which only TW has [AUTH-02]. */
export const oneTimeCodeRoutes: RouteGroup = (app, surroundings) => {
  app.post<{ Params: { channel: string } }>('/authentication/login/sendOtp/:channel', async (request) => {
    const session = await requireSession(request, surroundings, 'accepted');
    const channel = sendOtpChannel.safeParse(request.params.channel);
    if (!channel.success || session.state !== 'code-pending') throw new Refusal(400, ['BAD_REQUEST']);
    await sendOneTimeCode(session, channel.data, surroundings);
    return {};
  });

  app.post('/authentication/login/validateOtp', async (request, reply) => {
    const session = await requireSession(request, surroundings, 'accepted');
    const body = validateOtpBody.safeParse(request.body);
    if (!body.success || session.state !== 'code-pending') throw new Refusal(400, ['BAD_REQUEST']);
    const opened = await validateOneTimeCode(session, body.data.otp.slice(0, 100), surroundings);
    // An empty body is how this call says no [AUTH-08].
    if (opened === undefined) return reply.code(200).send();
    handOverSession(reply, surroundings.region, opened);
    return { verified: true };
  });
};

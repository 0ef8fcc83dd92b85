import type { Keep, RecordingSession } from './recording-session';

/** A client whose answers are recorded, and how the one-time code is learnt. */
export type RecordedClient = {
  readonly login: string;
  readonly secret: string;
  readonly tradingSecret: string;
  readonly identityNumber: string;
  readonly asksForCode?: true;
  readonly latestCode: () => Promise<string>;
};

/** Logs the client in, with a one-time code where one is asked for, and keeps the answers. */
export async function recordLogon(session: RecordingSession, keep: Keep, client: RecordedClient): Promise<void> {
  const credentials = Buffer.from(`${client.login}:${client.secret}`, 'utf8').toString('base64');
  const headers = { authorization: `Basic ${credentials}` };
  await keep('logon', session.call('logon', { headers }));
  if (client.asksForCode !== true) return;
  await keep('loginSendOtp', session.call('loginSendOtp', { parts: { channel: 'mobile' } }));
  const body = { otp: await client.latestCode() };
  await keep('loginValidateOtp', session.call('loginValidateOtp', { body }));
}

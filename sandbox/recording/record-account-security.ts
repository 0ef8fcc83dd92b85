import { accountSecurity } from '../../contract/rest/account/account-security';
import { type RecordedClient, recordLogon } from './record-logon';
import type { Keep, RecordingSession } from './recording-session';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/604.1';

/** Keeps the client's logins and open sessions, of which one more is opened and ended here; one of each browser, under numbers for ids, so that recording again changes nothing. */
export async function recordAccountSecurity(
  session: RecordingSession,
  keep: Keep,
  client: RecordedClient,
): Promise<void> {
  const another = session.from(phone);
  await recordLogon(another, (_, answer) => answer, client);
  const answered = accountSecurity.parse((await session.call('accountSecurity')).body);
  await another.call('authLogout');
  const logins = oneOfEach(answered.logins).sort((one, other) =>
    (one.browser ?? '').localeCompare(other.browser ?? ''),
  );
  const sessions = oneOfEach(answered.sessions).map((open, index) => ({
    ...open,
    id: `00000000-0000-4000-8000-00000000000${String(index + 1)}`,
  }));
  const whole = { status: 200, body: { ...answered, logins, sessions } };
  await keep('accountSecurity', Promise.resolve(whole));
}

/** The first of each browser: of the sessions that is the one in use. */
const oneOfEach = <T extends { readonly browser: string | null }>(all: readonly T[]): T[] =>
  all.filter((each, index) => all.findIndex(({ browser }) => browser === each.browser) === index);

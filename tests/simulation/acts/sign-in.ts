import { BrowserSession } from '../../../application/ports/session/browser-session';
import { SessionSharing } from '../../../application/ports/session/session-sharing';
import { SessionVault } from '../../../application/ports/session/session-vault';
import { Sessions } from '../../../application/ports/session/sessions';
import { JoinSession } from '../../../application/session/join-session';
import { SignIn } from '../../../application/session/sign-in';
import { SignOut } from '../../../application/session/sign-out';
import { failureText, type Visit } from './visit';

/** Lets a tab go on in the session of another one of its browser; answers whether one has any. */
export async function joinSession({ tab }: Visit): Promise<boolean> {
  const joining = new JoinSession(tab.get(SessionVault), tab.get(BrowserSession), tab.get(SessionSharing));
  await joining.execute();
  return tab.hasSession;
}

/** Logs a client in, with the one-time code where one is asked for; answers what came of it. */
export async function signIn(visit: Visit): Promise<string> {
  const { client, tab, chance } = visit;
  const isMistyped = chance.isOneIn(12);
  const secret = isMistyped ? mistyped(client.secret) : client.secret;
  const outcome = await tab.get(SignIn).execute({ username: client.login, secret });
  if (isMistyped) visit.count('mistypes the secret');
  if (isMistyped && (outcome.kind === 'signed-in' || outcome.kind === 'code-needed'))
    visit.object(`a mistyped login secret is taken: ${outcome.kind}`);
  switch (outcome.kind) {
    case 'signed-in':
      return 'logs in';
    case 'incomplete':
      return 'types no login';
    case 'failed':
      return `doesn't log in${isMistyped ? ', mistyped' : ''}: ${failureText(outcome.failure)}`;
    case 'code-needed':
      return giveCode(visit);
  }
}

/** A code that no server sends. */
export const wrongCode = '00000000';

async function giveCode({ tab, chance, lastCode, object, count }: Visit): Promise<string> {
  const sessions = tab.get(Sessions);
  const sent = await sessions.sendOneTimeCode(chance.isOneIn(2) ? 'mobile' : 'email');
  if (!sent.ok) return `gets no code: ${failureText(sent.error)}`;
  const code = await lastCode();
  const isWrong = chance.isOneIn(8);
  const answer = await sessions.validateOneTimeCode(isWrong ? wrongCode : code);
  if (isWrong) count('gives a wrong code');
  if (isWrong && answer.ok && answer.value) object('a wrong one-time code is taken');
  if (!answer.ok) return `gives a code: ${failureText(answer.error)}`;
  return answer.value ? 'logs in with a code' : 'gives a wrong code';
}

/** Ends the client's session. */
export async function signOut({ tab }: Visit): Promise<string> {
  await tab.get(SignOut).execute();
  return 'logs out';
}

/** Ends the session of a tab that hasn't noticed another login in its browser: what it sends mustn't end the other one. */
export async function signOutUnawares({ tab }: Visit): Promise<string> {
  await tab.get(Sessions).logOut();
  return 'logs out of a session that another one came after';
}

/** The secret with its last two signs in the other order, or another last sign where they are the same. */
export function mistyped(secret: string): string {
  const last = secret.slice(-1);
  const before = secret.slice(-2, -1);
  return secret.slice(0, -2) + (last === before ? `${before}${last === '1' ? '2' : '1'}` : `${last}${before}`);
}

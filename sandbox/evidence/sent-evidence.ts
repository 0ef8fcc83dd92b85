import { eq } from 'drizzle-orm';
import { secretPolicy } from '../../domain/credentials/secrets/secret-policy';
import type { Language } from '../../domain/language';
import type { Region } from '../../domain/region';
import type { AcceptedTexts } from '../../domain/trading/notes/accepted-text';
import type { Session } from '../context/find-session';
import { sessionMark } from '../context/session-mark';
import type { Database } from '../database/database';
import { logins, sessions } from '../database/schema/sessions';

/** The body that a client sent, with its session and language. */
export type Sent = {
  readonly region: Region;
  readonly session: Pick<Session, 'id' | 'cookieHash'>;
  readonly language: Language;
  readonly acceptedTexts: AcceptedTexts | undefined;
  readonly at: Date;
  /** True if the trading password or transaction PIN confirmed it. */
  readonly isConfirmed: boolean;
};

/** Returns the evidence of what was sent, while its session is there to tell: the texts accepted, the secret, the session and the device [TRADE-24, TRADE-65]. */
export async function sentEvidence(transaction: Database, sent: Sent) {
  const { region, session, language, acceptedTexts, at, isConfirmed } = sent;
  return {
    at,
    language,
    secret: isConfirmed ? secretOf(region) : null,
    ...(await sessionEvidence(transaction, session)),
    textsVersion: acceptedTexts?.version ?? null,
    texts: acceptedTexts?.texts ?? [],
  };
}

/** Returns the evidence of a session, while it is there to tell: its mark, when and how its client logged in, and from which device. */
export async function sessionEvidence(transaction: Database, session: Sent['session']) {
  const [login] = await transaction
    .select({
      at: logins.at,
      means: logins.means,
      browser: logins.browser,
      system: logins.system,
      address: logins.address,
      mark: logins.deviceHash,
    })
    .from(sessions)
    .innerJoin(logins, eq(logins.id, sessions.loginId))
    .where(eq(sessions.cookieHash, session.cookieHash));
  return {
    sessionMark: sessionMark(session),
    signedInAt: login?.at ?? null,
    signedInBy: login?.means ?? null,
    browser: login?.browser ?? null,
    system: login?.system ?? null,
    address: login?.address ?? null,
    deviceMark: login ? markOf(login.mark) : null,
  };
}

/** Returns the name of a region's secret for orders. */
export const secretOf = (region: Region) =>
  secretPolicy(region, 'transaction') === 'pin' ? ('transaction-pin' as const) : ('trading-password' as const);

/** As much of a digest as tells one from another. */
const markOf = (hash: string): string => hash.slice(0, 8);

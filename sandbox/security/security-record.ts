import { and, desc, eq, gte, ne } from 'drizzle-orm';
import type { AccountSecurityAnswer, OpenSessionListAnswer } from '../../contract/rest/account/account-security';
import type { SecurityChangeKind } from '../../domain/credentials/login/login-record';
import { isAlive, type Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { bankAccountChanges } from '../database/schema/bank-account-changes';
import { communicationChanges } from '../database/schema/communication';
import { contactChanges } from '../database/schema/contact-changes';
import { credentialChanges } from '../database/schema/credentials';
import { logins, sessions } from '../database/schema/sessions';
import { shownSince } from '../sessions/login-records';

type Deps = Pick<ServerContext, 'database' | 'clock'>;
type Change = AccountSecurityAnswer['changes'][number];

/** Far more than a person does in 90 days. */
const listedAtMost = 200;

const origin = { browser: logins.browser, system: logins.system, address: logins.address };

/** Loads the events of a session's client in the last 90 days, the latest first, and the open sessions. */
export async function loadSecurityRecord(deps: Deps, session: Session): Promise<AccountSecurityAnswer> {
  const { database, clock } = deps;
  const { clientId } = session;
  const since = shownSince(clock.now());
  const rows = await database
    .select({ at: logins.at, outcome: logins.outcome, ...origin })
    .from(logins)
    .where(and(eq(logins.clientId, clientId), gte(logins.at, since)))
    .orderBy(desc(logins.at), logins.id)
    .limit(listedAtMost);
  return {
    logins: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), address: row.address || null })),
    ...(await loadOpenSessions(deps, session)),
    changes: await changesOf(database, clientId, since),
  };
}

/** The open sessions of a session's client, this one first, then by when they were last used. */
export async function loadOpenSessions(
  { database, clock }: Deps,
  { cookieHash, clientId }: Session,
): Promise<OpenSessionListAnswer> {
  const now = clock.now();
  const rows = await database
    .select({ session: sessions, ...origin })
    .from(sessions)
    .leftJoin(logins, eq(logins.id, sessions.loginId))
    .where(and(eq(sessions.clientId, clientId), eq(sessions.state, 'open')))
    .orderBy(ne(sessions.cookieHash, cookieHash), desc(sessions.seenAt), sessions.id)
    .limit(listedAtMost);
  const open = rows.filter(({ session }) => isAlive(session, now));
  return {
    sessions: open.map(({ session, browser, system, address }) => ({
      id: session.id,
      startedAt: session.createdAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
      browser,
      system,
      address: address || null,
      isCurrent: session.cookieHash === cookieHash,
    })),
  };
}

/** The changes that each row of the audit stands for; a reset of both is two changes. */
const changedBy: Readonly<Record<string, readonly SecurityChangeKind[]>> = {
  password: ['login-secret'],
  'user-code': ['user-code'],
  both: ['user-code', 'login-secret'],
  'trading-password': ['trading-secret'],
  passkey: ['passkey'],
};

async function changesOf(database: Database, clientId: string, since: Date): Promise<Change[]> {
  const secrets = await database
    .select({ at: credentialChanges.changedAt, type: credentialChanges.type, way: credentialChanges.way })
    .from(credentialChanges)
    .where(and(eq(credentialChanges.clientId, clientId), gte(credentialChanges.changedAt, since)))
    .orderBy(desc(credentialChanges.id))
    .limit(listedAtMost);
  const preferences = await database
    .select({ at: communicationChanges.changedAt })
    .from(communicationChanges)
    .where(and(eq(communicationChanges.clientId, clientId), gte(communicationChanges.changedAt, since)))
    .orderBy(desc(communicationChanges.id))
    .limit(listedAtMost);
  const contacts = await database
    .select({ at: contactChanges.endedAt })
    .from(contactChanges)
    .where(
      and(eq(contactChanges.clientId, clientId), eq(contactChanges.end, 'applied'), gte(contactChanges.endedAt, since)),
    )
    .orderBy(desc(contactChanges.endedAt))
    .limit(listedAtMost);
  const banks = await database
    .select({ at: bankAccountChanges.endedAt })
    .from(bankAccountChanges)
    .where(
      and(
        eq(bankAccountChanges.clientId, clientId),
        eq(bankAccountChanges.end, 'applied'),
        gte(bankAccountChanges.endedAt, since),
      ),
    )
    .orderBy(desc(bankAccountChanges.endedAt))
    .limit(listedAtMost);
  const changes = [
    ...secrets.flatMap(({ at, type, way }) => (changedBy[type] ?? []).map((what) => ({ at, what, way }))),
    ...preferences.map(({ at }) => ({ at, what: 'communication' as const, way: 'change' as const })),
    ...contacts.flatMap(({ at }) => (at === null ? [] : [{ at, what: 'contact' as const, way: 'change' as const }])),
    ...banks.flatMap(({ at }) => (at === null ? [] : [{ at, what: 'bank-account' as const, way: 'change' as const }])),
  ];
  return changes
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, listedAtMost)
    .map((change) => ({ ...change, at: change.at.toISOString() }));
}

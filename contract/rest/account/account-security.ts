import * as z from 'zod/mini';
import { browserNames, systemNames } from '../../../domain/credentials/login/device';
import { loginOutcomes, securityChanges, securityChangeWays } from '../../../domain/credentials/login/login-record';

/** From where, as far as it is known; the address is masked. */
const origin = {
  browser: z.nullable(z.enum(browserNames)),
  system: z.nullable(z.enum(systemNames)),
  address: z.nullable(z.string()),
};

/** The sessions of a client that are open; an id names one and opens none. */
export const openSessionList = z.object({
  sessions: z.array(
    z.object({ id: z.string(), startedAt: z.string(), seenAt: z.string(), ...origin, isCurrent: z.boolean() }),
  ),
});

/** The events of a client's account in the last 90 days, the latest first, and the open sessions. */
export const accountSecurity = z.object({
  logins: z.array(z.object({ at: z.string(), outcome: z.enum(loginOutcomes), ...origin })),
  ...openSessionList.shape,
  changes: z.array(z.object({ at: z.string(), what: z.enum(securityChanges), way: z.enum(securityChangeWays) })),
});

/** The session that is to end. */
export const endedSession = z.object({ id: z.uuid() });

export type AccountSecurityAnswer = z.infer<typeof accountSecurity>;
export type OpenSessionListAnswer = z.infer<typeof openSessionList>;

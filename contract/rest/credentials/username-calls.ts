import * as z from 'zod/mini';
import { usernameErrorCodes } from '../../../domain/credentials/login/check-username';
import { inEveryRegion } from '../call-regions';
import { idempotencyKeyHeader, keyErrorCodes } from '../idempotency-key';
import type { ServedCall } from '../served-call';
import { usernameBody, userCodeRuleList } from './reset';
import { secretText } from './secret-changes';

/** The login name of a client's own, null while there is none. */
export const ownUsername = z.object({ username: z.nullable(z.string()) });

/** The new login name, with the secret of the login. */
export const usernameChange = z.extend(usernameBody, { secret: secretText });

export type OwnUsername = z.infer<typeof ownUsername>;

/** A client's own login name, made or changed; ours, since the specification names the places and no call [ACCT-04, ACCT-07]. */
export const usernameCalls = {
  ownUsername: {
    method: 'GET',
    path: '/auth/authe/username',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'usernames',
    answer: ownUsername,
  },
  changeUsername: {
    method: 'POST',
    path: '/auth/authe/username',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'usernames',
    answer: ownUsername,
    handsOver: 'session',
    body: { schema: usernameChange, errorCode: 'BAD_REQUEST' },
    headers: idempotencyKeyHeader,
    errorCodes: { ...keyErrorCodes, 400: Object.values(usernameErrorCodes), 403: ['PIN0002', 'LOG0005'] },
  },
  /** Checks a name against the rules while it is typed: only the server knows whether it is free. */
  checkUsername: {
    method: 'POST',
    path: '/auth/authe/username/rules',
    regions: inEveryRegion,
    effect: 'read-once',
    extension: 'usernames',
    answer: userCodeRuleList,
    body: { schema: usernameBody, errorCode: 'BAD_REQUEST' },
    errorCodes: { 429: ['TOO_MANY_REQUESTS'] },
  },
} as const satisfies Record<string, ServedCall>;

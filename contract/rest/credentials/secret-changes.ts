import * as z from 'zod/mini';

const longest = 200;
/** A secret as it is sent: no control characters, bounded. */
export const secretText = z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^\P{Cc}*$/u));
/** A present secret and the one to take its place. */
export const secretPair = z.object({ current: secretText, next: secretText });

/** The secrets to change, each with the present one: of the login, of verifying and trading, or both [API-22, OPEN-01]. */
export const secretChange = z
  .object({ login: z.optional(secretPair), verification: z.optional(secretPair) })
  .check(z.refine(({ login, verification }) => login !== undefined || verification !== undefined));

/** When each secret was last changed; null where nobody knows. */
export const lastChanges = z.object({ login: z.nullable(z.string()), verification: z.nullable(z.string()) });

export type LastChangesAnswer = z.infer<typeof lastChanges>;

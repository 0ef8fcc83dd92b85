import * as z from 'zod/mini';
import { authProviders } from '../../../domain/credentials/login/auth-provider';
import { reAuthActions, reAuthTypes } from '../../../domain/credentials/login/re-authentication';

/** SHA-256 in hex of a random salt and the body [OPEN-43]. */
const nonce = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** re-auth/begin: what a client is about to do, and in which body; it becomes a digest and isn't kept [REAUTH-08..10]. */
export const reAuthenticationBody = z.object({
  type: z.enum(reAuthTypes),
  action: z.enum(reAuthActions),
  nonce,
  body: z.record(z.string(), z.string()),
});

/** Its answer: who asks the client for the secret [ENUM-04], and whether a passkey of the client's would do in its place. */
export const wireReAuthenticationProvider = z.object({
  provider: z.enum(authProviders),
  passkey: z.optional(z.literal(true)),
});

/** re-auth/finish: what the provider's page brought back [OPEN-13]. */
export const returnedReAuthentication = z.object({ nonce, result: z.string().check(z.minLength(1), z.maxLength(200)) });

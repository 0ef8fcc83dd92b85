import * as z from 'zod/mini';

/** mfa: whether the client has a second factor, Y or N, and the server's words while there is none; as the client's own record says them [API-71, ENT-14]. */
export const secondFactor = z.object({
  mfaIndicator: z.optional(z.nullable(z.string())),
  mfaReminderMessage: z.optional(z.nullable(z.string())),
});

export type SecondFactorAnswer = z.infer<typeof secondFactor>;

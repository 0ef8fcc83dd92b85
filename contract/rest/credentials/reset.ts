import * as z from 'zod/mini';
import { resetSteps } from '../../../domain/credentials/reset/reset-step';
import { resetModes } from '../../../domain/credentials/reset/reset-type';
import { loginPasswordRules } from '../../../domain/credentials/secrets/check-login-password';
import { userCodeRules } from '../../../domain/credentials/secrets/check-user-code';
import { ruleStatuses } from '../../../domain/credentials/secrets/rule-check';

const text = z.optional(z.nullable(z.string()));

/** A rule list: each rule of a user code with its marker [RESET-04, RESET-07, RESET-11]. */
export const userCodeRuleList = z.object({
  rules: z.array(z.object({ rule: z.enum(userCodeRules), status: z.enum(ruleStatuses) })),
});

/** The same of a login password [RESET-05, RESET-08, RESET-11]. */
export const passwordRuleList = z.object({
  rules: z.array(z.object({ rule: z.enum(loginPasswordRules), status: z.enum(ruleStatuses) })),
});

/** Where a reset stands: its step and, once it is known, what is reset and where a code can go, masked [RESET-10, RESET-12]. */
export const resetProgress = z.object({
  step: z.enum(resetSteps),
  resetMode: z.optional(z.nullable(z.enum(resetModes))),
  maskedMobileNumber: text,
  maskedEmail: text,
  /** Why new details weren't taken, where the step stays. */
  usernameRules: z.optional(z.nullable(userCodeRuleList.shape.rules)),
  pinRules: z.optional(z.nullable(passwordRuleList.shape.rules)),
});

/**
 * The body of `forgotPin`: in step 0 the type of reset and the identity, in step 2 the new details [RESET-09, RESET-12,
 * RESET-20..26].
 */
export const forgotPinBody = z.object({
  step: z.enum(['0', '2']),
  resetMode: z.optional(z.enum(resetModes)),
  account: z.optional(z.string()),
  nationalId: z.optional(z.string()),
  birthDate: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  mobile: z.optional(z.string()),
  username: z.optional(z.string()),
  pin: z.optional(z.string()),
});

/** The channel of the code [RESET-15, ENUM-25]. */
export const resetCodeBody = z.object({ contactMode: z.enum(['mobile', 'email']) });

export const usernameBody = z.object({ username: z.string() });

/** A new password with the new user code beside it, where there is one [CRED-15]. */
export const pinBody = z.object({ pin: z.string(), username: z.optional(z.string()) });

export type ResetProgressAnswer = z.infer<typeof resetProgress>;

import * as z from 'zod/mini';

/** The answer to a logon [API-11, API-12]; HK's carries no field unless its login asks for a code [OPEN-59]. */
export const logOnAnswer = z.object({
  enabledLoginOtp: z.optional(z.nullable(z.boolean())),
  maskedMobileNumber: z.optional(z.nullable(z.string())),
  maskedEmail: z.optional(z.nullable(z.string())),
  /** Ours: whether a passkey of the client's would do in place of the code. */
  enabledLoginPasskey: z.optional(z.nullable(z.boolean())),
});

/** The body of `login/validateOtp` [API-14, OPEN-19]. */
export const validateOtpBody = z.object({ otp: z.string() });

/** Its answer to a right code; anything but an empty one says as much [API-14]. */
export const validateOtpAnswer = z.object({ verified: z.literal(true) });

/** The last segment of `login/sendOtp/{channel}` [API-13, OPEN-19]. */
export const sendOtpParams = z.object({ channel: z.enum(['mobile', 'email']) });

export type LogOnAnswer = z.infer<typeof logOnAnswer>;

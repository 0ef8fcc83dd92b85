import * as z from 'zod/mini';

const typed = z.optional(z.string().check(z.maxLength(254), z.regex(/^\P{Cc}*$/u)));

/** Who asks for a new PIN, and for which; again when an earlier one is to be sent once more [RESET-20..24, ERR-56]. */
export const pinResetBody = z.object({
  ...{ pinType: typed, account: typed, email: typed, birthDate: typed, phone: typed },
  again: z.optional(z.boolean()),
});

/** By which day the new PIN is sent. */
export const pinPromise = z.object({ sentBy: z.string() });

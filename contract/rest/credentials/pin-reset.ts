import * as z from 'zod/mini';
import { secretPair } from './secret-changes';

const typed = z.optional(z.string().check(z.maxLength(254), z.regex(/^\P{Cc}*$/u)));

/** A client who asks for a new PIN, and the kind of it; again when an earlier one is to be sent once more [RESET-20..24, ERR-56]. */
export const pinResetBody = z.object({
  pinType: typed,
  account: typed,
  email: typed,
  birthDate: typed,
  phone: typed,
  again: z.optional(z.boolean()),
});

/** The day by which the new PIN is sent. */
export const pinDispatch = z.object({ sentBy: z.string() });

/** The client whose PINs are activated, and for each the one that was sent and the client's own [AUTH-46, CONFLICT-62]. */
export const pinActivation = z.object({
  account: z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^\P{Cc}*$/u)),
  login: z.optional(secretPair),
  verification: z.optional(secretPair),
});

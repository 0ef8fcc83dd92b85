import * as z from 'zod/mini';
import { contactFields } from '../../../domain/credentials/contacts/contact-change';

const onFile = z.nullable(z.string());

/** The masked contacts of a client, and the requests for other ones that wait, the earliest first. */
export const ownContact = z.object({
  email: onFile,
  mobile: onFile,
  address: onFile,
  changes: z.array(
    z.object({
      id: z.string(),
      field: z.enum(contactFields),
      value: z.string(),
      requestedAt: z.string(),
      effectiveAt: z.string(),
    }),
  ),
});

/** A request for another contact, with the present secret. */
export const contactRequest = z.object({
  field: z.enum(contactFields),
  value: z.string().check(z.maxLength(400)),
  secret: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u)),
});

/** The request that is given up. */
export const cancelledContactRequest = z.object({ id: z.uuid() });

export type OwnContactAnswer = z.infer<typeof ownContact>;

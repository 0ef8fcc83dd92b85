import { contactErrorCodes } from '../../../domain/credentials/contacts/contact-change';
import { stepUpErrorCodes } from '../../../domain/credentials/re-authentication/step-up-error-codes';
import { inEveryRegion } from '../call-regions';
import type { ServedCall } from '../served-call';
import { cancelledContactRequest, contactRequest, ownContact } from './contact';

const { missing, invalid, unchanged, unknown } = contactErrorCodes;

/** The calls by which clients ask for another contact; all ours, since the specification names none (ADR 0100). */
export const contactCalls = {
  ownContact: {
    method: 'GET',
    path: '/account/contact',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'contact-changes',
    answer: ownContact,
  },
  // The same that waits already is answered as it stands.
  requestContactChange: {
    method: 'POST',
    path: '/account/contact',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'contact-changes',
    answer: ownContact,
    handsOver: 'session',
    body: { schema: contactRequest, errorCode: 'BAD_REQUEST' },
    errorCodes: { 400: [missing, invalid, unchanged], 403: [stepUpErrorCodes.credential, 'LOG0005'] },
  },
  // Asks for no proof: it only keeps the contact as it is.
  cancelContactChange: {
    method: 'POST',
    path: '/account/contact/cancel',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'contact-changes',
    answer: ownContact,
    body: { schema: cancelledContactRequest, errorCode: 'BAD_REQUEST' },
    errorCodes: { 400: [unknown] },
  },
} as const satisfies Record<string, ServedCall>;

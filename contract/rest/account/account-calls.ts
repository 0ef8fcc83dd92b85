import { inEveryRegion, inHongKong, inTaiwan } from '../call-regions';
import { bankInfo } from './bank-info';
import { communicationAnswer, communicationBody } from './communication-preference';
import { directDebitList, sameDayDebit } from './direct-debits';
import { documentUploadAnswer, documentUploadForm } from './document-upload';
import { idempotencyKeyHeader, keyErrorCodes } from '../idempotency-key';
import type { ServedCall } from '../served-call';

/** The calls for what is kept of a client, and what the client may change of it. */
export const accountCalls = {
  bankInfo: { method: 'GET', path: '/bankInfo', regions: inEveryRegion, effect: 'read', answer: bankInfo },
  acctBankInfo: { method: 'GET', path: '/acctBankInfo', regions: inTaiwan, effect: 'read', answer: bankInfo },
  dda: { method: 'GET', path: '/dda', regions: inEveryRegion, effect: 'read', answer: directDebitList },
  sameDayDDA: { method: 'GET', path: '/sameDayDDA', regions: inTaiwan, effect: 'read', answer: sameDayDebit },
  // Ours: the specification names no call for it (ADR 0018).
  communicationPreference: {
    method: 'GET',
    path: '/account/communicationPreference',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'communication-preferences',
    answer: communicationAnswer,
  },
  keepCommunicationPreference: {
    method: 'POST',
    path: '/account/communicationPreference',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'communication-preferences',
    answer: communicationAnswer,
    body: { schema: communicationBody, errorCode: 'PREFERENCE_INVALID' },
    errorCodes: { 400: ['PREFERENCE_UNREACHABLE'] },
  },
  reactivationDocumentUpload: {
    method: 'POST',
    path: '/api/document/hk/reactivationDocumentUpload',
    regions: inHongKong,
    effect: 'write',
    answer: documentUploadAnswer,
    headers: idempotencyKeyHeader,
    form: documentUploadForm,
    errorCodes: {
      ...keyErrorCodes,
      400: ['UPLOAD_INCOMPLETE', 'UPLOAD_UNREADABLE', 'REQUEST_BY_INVALID'],
      507: ['STORAGE_FULL'],
    },
  },
} as const satisfies Record<string, ServedCall>;

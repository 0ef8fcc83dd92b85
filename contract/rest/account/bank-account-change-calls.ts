import { bankAccountErrorCodes } from '../../../domain/banking/bank-account-change';
import { stepUpErrorCodes } from '../../../domain/credentials/re-authentication/step-up-error-codes';
import { uploadProblems } from '../../../domain/documents/upload-problem';
import { inEveryRegion } from '../call-regions';
import type { ServedCall } from '../served-call';
import { bankAccountRequestForm, cancelledBankAccountRequest, ownBankAccounts } from './bank-account-change';

const { bank, branch, number, known, replaced, unknown } = bankAccountErrorCodes;

/** The calls by which clients ask for another bank account; all ours, since the specification names none (ADR 0136). */
export const bankAccountChangeCalls = {
  bankAccountChanges: {
    method: 'GET',
    path: '/account/bankAccount',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'bank-account-changes',
    answer: ownBankAccounts,
  },
  // The same that waits already is answered as it stands.
  requestBankAccount: {
    method: 'POST',
    path: '/account/bankAccount',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'bank-account-changes',
    answer: ownBankAccounts,
    handsOver: 'session',
    form: bankAccountRequestForm,
    errorCodes: {
      400: ['UPLOAD_INCOMPLETE', 'UPLOAD_UNREADABLE', ...uploadProblems, bank, branch, number, known, replaced],
      403: [stepUpErrorCodes.credential, 'LOG0005'],
      507: ['STORAGE_FULL'],
    },
  },
  // Asks for no proof: it only keeps the accounts as they are.
  cancelBankAccount: {
    method: 'POST',
    path: '/account/bankAccount/cancel',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'bank-account-changes',
    answer: ownBankAccounts,
    body: { schema: cancelledBankAccountRequest, errorCode: 'BAD_REQUEST' },
    errorCodes: { 400: [unknown] },
  },
} as const satisfies Record<string, ServedCall>;

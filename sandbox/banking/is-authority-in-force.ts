import { debitAuthorityState } from '../../domain/banking/debit-authority-state';
import type { bankAuthorities } from '../database/schema/bank-accounts';

type Kept = Pick<typeof bankAuthorities.$inferSelect, 'status' | 'expiresOn'>;

/** Returns true if an authority of the books is in force on a day [BANK-03, BANK-06]. */
export const isAuthorityInForce = ({ status, expiresOn }: Kept, day: string): boolean =>
  debitAuthorityState({ activeFlag: status === 'A' ? 'Y' : 'N', authExpiryDate: expiresOn ?? undefined }, day) ===
  'in-force';

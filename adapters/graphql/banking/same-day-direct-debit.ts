import * as z from 'zod/mini';
import type { SameDayDirectDebit } from '../../../domain/banking/same-day-direct-debit';
import { optionalFlag } from '../../http/wire-fields';

/** The same-day direct debit on the wire [BANK-04, ENT-45, CONFLICT-44]. */
export const sameDayDirectDebitFields = z.object({
  existDDADeals: optionalFlag,
  underSHLFrozenPeriod: optionalFlag,
  eddaEnabled: optionalFlag,
});

/** The direct debit of our words; its fields are the wire's. */
export const toSameDayDirectDebit = (wire: z.output<typeof sameDayDirectDebitFields>): SameDayDirectDebit => wire;

import * as z from 'zod/mini';
import type { BankAccount } from '../../../domain/banking/bank-account';
import { minorUnitScale } from '../../../domain/money/currency';
import { optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';

/** A bank account on the wire, where its periodicity is spelled `prdicity` [ENT-44, CONFLICT-51]. */
export const wireBankAccount = z.object({
  bankAccountNo: z.string(),
  accountCurrency: optionalText,
  bankName: optionalText,
  bankAccountName: optionalText,
  taAccountNo: optionalText,
  debitLimit: optionalFigure,
  prdicity: optionalText,
  activeFlag: optionalText,
  effectiveDate: optionalText,
  authExpiryDate: optionalText,
  addressLines: z.optional(z.nullable(z.array(z.nullable(z.string())))),
});

/** The account of our words, blank address lines left out [ENT-44]. */
export const toBankAccount = ({ prdicity, ...wire }: z.output<typeof wireBankAccount>): BankAccount => ({
  ...wire,
  periodicity: prdicity,
  debitLimitPrecision: minorUnitScale(wire.accountCurrency ?? ''),
  addressLines: (wire.addressLines ?? []).flatMap((line) => (line?.trim() ? [line] : [])),
});

import * as z from 'zod/mini';
import type { CashAccount } from '../../../domain/cash-account/cash-account';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import { optionalPrecision, optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';

/** A Cash Account of the wire [ENT-27]. */
export const cashAccountFields = z.object({
  accountNo: z.string(),
  accountCurrency: z.string(),
  vcaSid: z.string(),
  accountStatus: optionalText,
  ledgerBalance: optionalFigure,
  availableBalance: optionalFigure,
  balancePrecision: optionalPrecision,
  balanceLastUpdateTime: optionalText,
});

/** The account of our words [ENT-27]. */
export const toCashAccount = (wire: z.output<typeof cashAccountFields>): CashAccount => ({
  ...wire,
  balancePrecision: figurePrecision('other', wire.balancePrecision),
});

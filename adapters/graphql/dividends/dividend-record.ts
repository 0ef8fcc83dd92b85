import * as z from 'zod/mini';
import type { DividendFund, DividendRecord } from '../../../domain/dividends/dividend-record';
import { minorUnitScale } from '../../../domain/money/currency';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';

const fund = z.object({ name: z.object({ code: z.string(), value: optionalText }) });

/** A dividend record on the wire [DIV-01, ENT-46]. */
export const dividendRecordFields = z.object({
  refNo: z.string(),
  fund,
  reInvestmentFund: z.optional(z.nullable(fund)),
  applyDate: optionalText,
  status: optionalText,
  chargeMethod: optionalText,
  holdingUnits: optionalFigure,
  txnAmount: optionalFigure,
  txnCurrency: optionalText,
});

/** The record of our words [DIV-01, ENT-46]. */
export const toDividendRecord = (wire: z.output<typeof dividendRecordFields>): DividendRecord => ({
  ...wire,
  fund: named(wire.fund),
  reInvestmentFund: wire.reInvestmentFund ? named(wire.reInvestmentFund) : undefined,
  holdingUnitsPrecision: unitPlaces,
  txnAmountPrecision: minorUnitScale(wire.txnCurrency ?? ''),
});

const named = ({ name: { code, value } }: z.output<typeof fund>): DividendFund => ({ code, name: value ?? code });

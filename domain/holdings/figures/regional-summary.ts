import type { Decimal } from '../../money/decimal';
import { paymentGroup } from '../payment-group';

/** The parts of a Taiwan portfolio's summary: funds abroad, funds at home, both [HOLD-16, ENUM-19]. */
export const regionalSummaryTypes = ['FOREIGN', 'LOCAL', 'TOTAL'] as const;

/** A part of a Taiwan portfolio's summary [HOLD-16]. */
export type RegionalSummaryType = (typeof regionalSummaryTypes)[number];

/** The part of the summary in which a payment type is counted: onshore at home, all others abroad [HOLD-16]; undefined for an unknown one. */
export function regionOfPaymentType(code: string): Exclude<RegionalSummaryType, 'TOTAL'> | undefined {
  const group = paymentGroup(code);
  if (group === 'unknown') return undefined;
  return group === 'onshore' ? 'LOCAL' : 'FOREIGN';
}

/** The figures of one part of a Taiwan portfolio, or of one payment type in it [ENT-11]. */
export type RegionalSummary = {
  readonly summaryType: RegionalSummaryType;
  readonly txnPaymentType?: string | undefined;
  readonly txnCurrency?: string | undefined;
  /** Decimal places of the amounts [HOLD-01, HOLD-02]. */
  readonly precision: number;
  /** Decimal places of the return [HOLD-03]. */
  readonly percentPrecision: number;
  readonly cost?: Decimal | undefined;
  readonly marketValue?: Decimal | undefined;
  readonly returnPercent?: Decimal | undefined;
  readonly profit?: Decimal | undefined;
  readonly grossDividend?: Decimal | undefined;
};

import type { Decimal } from '../../money/decimal';
import { sum } from '../../money/sum';
import type { Holding } from '../holding';
import { regionOfPaymentType, type RegionalSummaryType } from './regional-summary';
import { summarise, type Summary } from './summarise';

/** The parts of a Taiwan holding that its regional summary is made of; the amounts are all in one currency. */
export type RegionalFigures = Pick<Holding, 'cost' | 'marketValue' | 'profit'> & {
  readonly paymentType?: string | undefined;
  readonly grossDividend?: Decimal | undefined;
};

/** The exact totals of a part of a Taiwan portfolio, or of one payment type in it with the currency it is paid in [ENT-11]. */
export type RegionTotals = Summary & {
  readonly summaryType: RegionalSummaryType;
  readonly txnPaymentType?: string;
  readonly txnCurrency?: string;
  /** Undefined where the holdings state none, as where one way of buying was chosen [PORT-26]. */
  readonly grossDividend: Decimal | undefined;
};

/** The totals of what is held at home, abroad and both, then of each known payment type in the order of the holdings [HOLD-16, ENUM-19]. */
export function summariseRegions(holdings: readonly RegionalFigures[]): readonly RegionTotals[] {
  const heldIn = (region: RegionalSummaryType) =>
    holdings.filter(({ paymentType = '' }) => regionOfPaymentType(paymentType) === region);
  return [
    totalsOf('LOCAL', heldIn('LOCAL')),
    totalsOf('FOREIGN', heldIn('FOREIGN')),
    totalsOf('TOTAL', holdings),
    ...[...new Set(holdings.map(({ paymentType = '' }) => paymentType))].flatMap((kind) =>
      totalsOfKind(kind, holdings),
    ),
  ];
}

/** One payment type; what is of no known one counts in the total alone. */
function totalsOfKind(kind: string, holdings: readonly RegionalFigures[]): readonly RegionTotals[] {
  const region = regionOfPaymentType(kind);
  if (region === undefined) return [];
  // Funds settled in foreign currencies share a line, so it has the marker for them [OPEN-90].
  const txnCurrency = kind.endsWith('TWD') ? 'TWD' : 'ZZZ';
  const held = holdings.filter(({ paymentType }) => paymentType === kind);
  return [{ ...totalsOf(region, held), txnPaymentType: kind, txnCurrency }];
}

function totalsOf(summaryType: RegionalSummaryType, holdings: readonly RegionalFigures[]): RegionTotals {
  const dividends = holdings.map(({ grossDividend }) => grossDividend).filter((amount) => amount !== undefined);
  const isUnknown = dividends.length === 0 && holdings.length > 0;
  return { summaryType, ...summarise(holdings), grossDividend: isUnknown ? undefined : sum(dividends) };
}

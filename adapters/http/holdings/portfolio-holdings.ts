import * as z from 'zod/mini';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import type { FiguresInCurrency, HeldFund, PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { optionalPrecision, optionalText } from '../wire-fields';
import { optionalFigure } from '../wire-figures';
import { heldFund, wireFund } from './held-fund';

/** A holding as every technology answers it, HK's and TW's fields, each optional where one region lacks it [ENT-01..08]. */
export const readWireHolding = z.object({
  accountNo: z.string(),
  fund: wireFund,
  holdingUnits: optionalFigure,
  holdingUnitsPrecision: optionalPrecision,
  averageUnitCost: optionalFigure,
  averageUnitCostPrecision: optionalPrecision,
  marketValue: optionalFigure,
  marketValuePrecision: optionalPrecision,
  rateDate: optionalText,
  cost: optionalFigure,
  returnPercent: optionalFigure,
  returnPercentPrecision: optionalPrecision,
  profit: optionalFigure,
  fundBaseCcyCost: optionalFigure,
  fundBaseCcyValue: optionalFigure,
  fundBaseCcyValuePrecision: optionalPrecision,
  fundBaseCcyReturnPercent: optionalFigure,
  fundBaseCcyReturnPercentPrecision: optionalPrecision,
  fundBaseCcyProfit: optionalFigure,
  label: optionalText,
  txnPaymentType: optionalText,
  txnCurrency: optionalText,
  grossDividend: optionalFigure,
});

/** A holding in another currency, for its figures alone. */
export const viewedHolding = z.extend(
  z.pick(readWireHolding, {
    accountNo: true,
    txnPaymentType: true,
    txnCurrency: true,
    marketValue: true,
    marketValuePrecision: true,
    rateDate: true,
    cost: true,
    returnPercent: true,
    returnPercentPrecision: true,
    profit: true,
    grossDividend: true,
  }),
  { fund: z.object({ name: z.object({ code: z.string() }), baseCurrency: z.string() }) },
);

type WireHolding = z.output<typeof readWireHolding>;
type ViewedHolding = z.output<typeof viewedHolding>;

/** A part of the portfolio as the server breaks it down, by the label that its holdings bear. */
type LabelledPart = {
  readonly label?: string | undefined;
  readonly nodeInfo: { readonly code: string; readonly value?: string | undefined };
};

/**
 * HK's holdings: the row shows the viewing currency, and the fund's base currency on demand. HK's funds bear no market
 * type: when the server broke the portfolio down by it, a holding belongs to the part whose label it bears [CONFLICT-30].
 */
export function hkHoldings(
  rows: readonly WireHolding[],
  currency: string,
  classes: readonly LabelledPart[] = [],
): readonly PortfolioHolding[] {
  const ids = new Identities();
  const byLabel = new Map(classes.map((node) => [node.label ?? node.nodeInfo.value, node.nodeInfo]));
  return rows.map((row) => ({
    ...commonPart(row, ids.of(row)),
    fund: inClass(heldFund(row.fund), row.label === undefined ? undefined : byLabel.get(row.label)),
    ...viewingFigures(row),
    line: figures(row, currency),
    baseCurrencyFigures: baseCurrencyFigures(row),
  }));
}

/** TW's holdings: the row shows the line's own currency, the top figures come from the same line in the viewing currency. */
export function twHoldings(
  lines: readonly WireHolding[],
  inViewingCurrency: readonly ViewedHolding[],
  currency: string,
): readonly PortfolioHolding[] {
  const idsOfViewed = new Identities();
  const viewed = new Map(inViewingCurrency.map((row) => [idsOfViewed.of(row), row]));
  const ids = new Identities();
  return lines.map((row) => {
    const id = ids.of(row);
    const match = viewed.get(id);
    return {
      ...commonPart(row, id),
      ...(match ? viewingFigures(match) : withoutFigures),
      line: figures(row, row.txnCurrency ?? row.fund.baseCurrency),
      baseCurrencyFigures: baseCurrencyFigures(row),
      viewedFigures: match && figures(match, currency),
      paymentType: row.txnPaymentType,
      settlementCurrency: row.txnCurrency,
    };
  });
}

function inClass(fund: HeldFund, assetClass: LabelledPart['nodeInfo'] | undefined): HeldFund {
  return assetClass ? { ...fund, fundMarketType: assetClass.code, marketTypeName: assetClass.value } : fund;
}

/** Gives each line its identity; a line that looks like an earlier one, as those of two funds of one code, is told apart by its turn, which is the same in both lists of an answer. */
class Identities {
  private readonly turns = new Map<string, number>();

  of({ accountNo, fund, txnCurrency, txnPaymentType }: ViewedHolding): string {
    const id = [accountNo, fund.name.code, txnCurrency ?? fund.baseCurrency, txnPaymentType ?? ''].join('|');
    const turn = (this.turns.get(id) ?? 0) + 1;
    this.turns.set(id, turn);
    return turn === 1 ? id : `${id}|${turn}`;
  }
}

function commonPart(row: WireHolding, id: string) {
  return {
    id,
    accountNo: row.accountNo,
    fund: heldFund(row.fund),
    units: row.holdingUnits,
    unitsPrecision: figurePrecision('other', row.holdingUnitsPrecision),
    averageUnitCost: row.averageUnitCost,
    averageUnitCostPrecision: figurePrecision('other', row.averageUnitCostPrecision),
  };
}

const withoutFigures = { precision: figurePrecision('other'), percentPrecision: figurePrecision('percent') };

function viewingFigures(row: ViewedHolding) {
  const { marketValue, cost, profit, returnPercent, rateDate } = row;
  return { marketValue, cost, profit, returnPercent, rateDate, ...precisions(row) };
}

const precisions = (row: ViewedHolding) => ({
  precision: figurePrecision('other', row.marketValuePrecision),
  percentPrecision: figurePrecision('percent', row.returnPercentPrecision),
});

const figures = (row: ViewedHolding, currency: string): FiguresInCurrency => ({
  currency,
  grossDividend: row.grossDividend,
  ...viewingFigures(row),
});

const baseCurrencyFigures = (row: WireHolding): FiguresInCurrency => ({
  currency: row.fund.baseCurrency,
  precision: figurePrecision('other', row.fundBaseCcyValuePrecision),
  percentPrecision: figurePrecision('percent', row.fundBaseCcyReturnPercentPrecision),
  marketValue: row.fundBaseCcyValue,
  cost: row.fundBaseCcyCost,
  profit: row.fundBaseCcyProfit,
  returnPercent: row.fundBaseCcyReturnPercent,
});

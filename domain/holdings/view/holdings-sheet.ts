import { dateCell, numberCell, percentCell, type Sheet, type SheetCell, textCell } from '../../formatting/sheet';
import type { Decimal } from '../../money/decimal';
import type { PortfolioHolding } from '../portfolio-holding';
import { shareOfTotal } from '../figures/return-rate';

/** The columns of a downloaded portfolio, from left to right; those of `viewed` are in the viewing currency [PORT-45]. */
export const holdingColumns = [
  'group',
  'account',
  'name',
  'code',
  'isin',
  'base-currency',
  'category',
  'risk',
  'payment',
  'units',
  'average-cost',
  'nav',
  'nav-date',
  'currency',
  'value',
  'cost',
  'profit',
  'return',
  'viewed-value',
  'viewed-cost',
  'viewed-profit',
  'share',
] as const;

/** A column of a downloaded portfolio. */
export type HoldingColumn = (typeof holdingColumns)[number];

/** A line of a downloaded portfolio: a holding, the group it is seen in and how it is settled, in the client's words. */
export type ExportedHolding = {
  readonly holding: PortfolioHolding;
  readonly group?: string | undefined;
  readonly payment?: string | undefined;
};

/**
 * The terms of an exported portfolio: its viewing currency, the total that shares are of, and whether amounts are left
 * out.
 */
export type SheetTerms = { readonly currency: string; readonly total: Decimal; readonly amountsHidden: boolean };

/** The sheet of the holdings in the order given; a column that says nothing is left out [PORT-45]. */
export function holdingsSheet(
  name: string,
  words: Readonly<Record<HoldingColumn, string>>,
  { lines, terms }: { readonly lines: readonly ExportedHolding[]; readonly terms: SheetTerms },
): Sheet {
  const wholeRows = lines.map((line) => cellsOf(line, terms));
  const shown = holdingColumns.filter(
    (column) => column === 'name' || wholeRows.some((row) => row[column].kind !== 'empty'),
  );
  const repeats = lines.every(({ holding }) => holding.line.currency === terms.currency);
  const columns = shown.filter((column) => !(repeats && column.startsWith('viewed-')));
  return {
    name,
    headings: columns.map((column) => words[column]),
    rows: wholeRows.map((row) => columns.map((column) => row[column])),
  };
}

function cellsOf({ holding, group, payment }: ExportedHolding, terms: SheetTerms): Record<HoldingColumn, SheetCell> {
  const { fund, line, precision } = holding;
  const amount = (value: Decimal | undefined, places: number) =>
    numberCell(terms.amountsHidden ? undefined : value, places);
  const share = holding.marketValue && shareOfTotal(holding.marketValue, terms.total);
  return {
    group: textCell(group),
    account: textCell(holding.accountNo),
    name: textCell(fund.name),
    code: textCell(fund.code),
    isin: textCell(fund.isinCode),
    'base-currency': textCell(fund.baseCurrency),
    category: textCell(fund.categoryName),
    risk: textCell(fund.riskRating?.toString()),
    payment: textCell(payment),
    units: amount(holding.units, holding.unitsPrecision),
    'average-cost': amount(holding.averageUnitCost, holding.averageUnitCostPrecision),
    nav: numberCell(fund.price, fund.navPrecision),
    'nav-date': dateCell(fund.priceDate),
    currency: textCell(line.currency),
    value: amount(line.marketValue, line.precision),
    cost: amount(line.cost, line.precision),
    profit: amount(line.profit, line.precision),
    return: percentCell(line.returnPercent, line.percentPrecision),
    'viewed-value': amount(holding.marketValue, precision),
    'viewed-cost': amount(holding.cost, precision),
    'viewed-profit': amount(holding.profit, precision),
    share: percentCell(share, 1),
  };
}

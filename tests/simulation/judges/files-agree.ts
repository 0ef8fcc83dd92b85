import type { Portfolio } from '../../../application/ports/holdings/holdings';
import { minorUnitScale } from '../../../domain/money/currency';
import { compare, type Decimal, parseDecimal, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import type { GainsReport } from '../../../domain/performance/gains-report';
import type { ContractNote } from '../../../domain/trading/records/contract-note';
import { columnOf } from '../../builders/read-workbook';

type Rows = readonly (readonly unknown[])[];

/** Returns where the Excel file of the holdings tells otherwise than the screen: the units and the value of each fund, and the value of all. The headings are the names of the columns. */
export function holdingsDiffer(rows: Rows, { holdings, totals }: Pick<Portfolio, 'holdings' | 'totals'>): string[] {
  const codes = columnOf(rows, 'code').map(String);
  const viewed = rows[0]?.includes('viewed-value') === true ? 'viewed-value' : 'value';
  const figuresOf = (heading: string) => columnOf(rows, heading).map(numberIn);
  const units = figuresOf('units');
  const values = figuresOf(viewed);
  const funds = new Set([...codes, ...holdings.map(({ fund }) => fund.code)]);
  return [
    ...[...funds].flatMap((code) => {
      const ofFile = (figures: readonly (Decimal | undefined)[]) =>
        sum(figures.flatMap((figure, row) => (codes[row] === code && figure ? [figure] : [])));
      const ofScreen = holdings.filter(({ fund }) => fund.code === code);
      return [
        ...difference(`units of ${code}`, ofFile(units), sum(ofScreen.flatMap((one) => one.units ?? []))),
        ...difference(`value of ${code}`, ofFile(values), sum(ofScreen.flatMap((one) => one.marketValue ?? []))),
      ];
    }),
    ...difference('value of all', sum(values.flatMap((value) => value ?? [])), totals.marketValue),
  ];
}

/** Returns where the Excel file of a year's gains tells otherwise than the screen: what each sale brought, and the balance the year closes with. */
export function gainsDiffer(sheets: ReadonlyMap<string, Rows>, report: GainsReport): string[] {
  const sales = sheets.get('sales') ?? [];
  const closing = sheets.get('year')?.at(-1)?.[1];
  const gains = report.holdings.flatMap(({ sales: sold }) => sold.flatMap(({ gain }) => gain ?? []));
  const inFile = sales.length === 0 ? [] : columnOf(sales, 'gain').flatMap((value) => numberIn(value) ?? []);
  return [
    ...difference('gain of all sales', sum(inFile), sum(gains)),
    ...(report.bridge ? difference('closing balance', numberIn(closing), report.bridge.closing) : []),
  ];
}

/** Returns the figures of a year that its printed statement doesn't have as the screen has them. */
export function annualStatementDiffers(text: string, { bridge, sums, currency }: GainsReport): string[] {
  const { realisedGain, paidDistributions, reinvestedDistributions, fees } = sums;
  const figures = [bridge?.closing, realisedGain, paidDistributions, reinvestedDistributions, fees];
  return figures.flatMap((figure) => (figure ? missing(text, printed(figure, currency)) : []));
}

/** Returns what a contract note doesn't have of what the list of notes has: its number and its amount. */
export function noteDiffers(text: string, { orderNo, amount, currency }: ContractNote): string[] {
  return [...(orderNo === undefined ? [] : missing(text, orderNo)), ...missing(text, printed(amount, currency))];
}

/** The file has floating-point numbers, of which a sum may be a little off. */
function difference(what: string, inFile: Decimal | undefined, onScreen: Decimal): string[] {
  if (inFile && compare(round(inFile, 4, 'half-up'), round(onScreen, 4, 'half-up')) === 0) return [];
  return [`${what} is ${inFile ? toText(inFile) : 'nothing'} in the file, and ${toText(onScreen)} on screen`];
}

function numberIn(cell: unknown): Decimal | undefined {
  const parsed = typeof cell === 'number' ? parseDecimal(String(cell)) : undefined;
  return parsed?.ok ? parsed.value : undefined;
}

/** Returns an amount with commas, as papers print it. */
function printed(amount: Decimal, currency: string): string {
  const [whole = '', cents] = toText(round(amount, minorUnitScale(currency), 'half-up')).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return cents === undefined ? grouped : `${grouped}.${cents}`;
}

const missing = (text: string, figure: string): string[] =>
  text.replaceAll(/[\s\u2212-]/g, '').includes(figure.replaceAll(/[\s-]/g, '')) ? [] : [`${figure} isn't on the paper`];

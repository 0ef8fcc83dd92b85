import { namedFrequency } from '../../domain/funds/finding/named-frequency';
import type { DistributionFrequency } from '../../domain/funds/fund-details';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import type { funds } from '../database/schema/funds';
import type { Columns } from './files/csv-rows';
import { isCurrencyCode, normalisedName, quoted, readDate, readPercent, readPrice } from './files/fields';

/** The columns that a list of funds has; it may have others. */
const fundColumns = [
  'code',
  'localId',
  'isin',
  'nameZh',
  'nameEn',
  'company',
  'type',
  'currency',
  'nav',
  'navDate',
] as const;

/** The columns of facts that a list of funds may have. */
const factColumns = ['ongoingCharge', 'size', 'sizeDate', 'benchmark'] as const;

/** A fact that a list of funds may state in a column. */
export type FactColumn = (typeof factColumns)[number];

/** The columns of a list of funds that are read. */
export const listColumns: Columns<(typeof fundColumns)[number] | FactColumn> = {
  required: fundColumns,
  optional: factColumns,
};

/** The columns of a fund's size and its day, which are one fact. */
const sizeColumns: readonly FactColumn[] = ['size', 'sizeDate'];

/** Returns the facts that a list of funds has a column for; what it has none for stays as it was, and so does the size where the list has it without its day. */
export const statedFacts = (head: readonly string[]): readonly FactColumn[] => {
  const hasSize = sizeColumns.every((column) => head.includes(column));
  return factColumns.filter((column) => head.includes(column) && (hasSize || !sizeColumns.includes(column)));
};

/** A row of a list of funds, as text. */
export type FundValues = Readonly<Record<(typeof fundColumns)[number] | FactColumn, string>>;

/** Returns the key of a share class: its code alone doesn't identify it. */
export const importedFundKey = ({
  localId,
  currency,
}: {
  readonly localId: string;
  readonly currency: string;
}): string => `${localId} ${currency}`;

/** What a row says of a fund beside its listing. */
export type FundRowFacts = {
  readonly house: { readonly zh_TW: string };
  readonly distributionFrequency: DistributionFrequency | undefined;
  readonly ongoingCharge: string | undefined;
  readonly size: string | undefined;
  readonly sizeDate: string | undefined;
  readonly benchmark: { readonly zh_TW: string } | undefined;
};

/**
 * Reads the house of a fund, how often it distributes where its name says so, and what the list states of charge, size
 * and benchmark; undefined without a house. A fact that can't be used is left out, for the reason that `reject` is told.
 */
export function readFundFacts(values: FundValues, reject: (reason: string) => void): FundRowFacts | undefined {
  const house = normalisedName(values.company);
  if (house === '') return undefined;
  const fact = (column: FactColumn, read: typeof readPrice): string | undefined => {
    if (values[column] === '') return undefined;
    const found = read(column, values[column]);
    if (found.ok) return found.value;
    reject(`${found.error}; the fund is kept without it`);
    return undefined;
  };
  const size = fact('size', readPrice);
  const sizeDate = size === undefined ? undefined : fact('sizeDate', readDate);
  if (size !== undefined && values.sizeDate === '') reject('size is without its sizeDate; the fund is kept without it');
  const benchmark = normalisedName(values.benchmark);
  return {
    house: { zh_TW: house },
    distributionFrequency: namedFrequency(values.nameZh),
    ongoingCharge: fact('ongoingCharge', readPercent),
    // Nobody can tell what a size without its day is worth.
    size: sizeDate === undefined ? undefined : size,
    sizeDate,
    benchmark: benchmark === '' ? undefined : { zh_TW: benchmark },
  };
}

/** Marks the funds that were imported. */
export const importSource = 'import';

const kinds: Readonly<Record<string, string>> = { 境內基金: 'ON', 境外基金: 'OF', 期貨: 'FT' };

/** Reads a fund of a region's list, its prices left out; category and risk are not in the list and not guessed. The error is the reason. */
export function readFund(
  values: FundValues,
  { region, id }: { readonly region: Region; readonly id: number | undefined },
): Result<typeof funds.$inferInsert, string> {
  const { code, localId, isin, type, currency } = values;
  const missing = (['localId', 'currency', 'code'] as const).filter((column) => values[column] === '');
  if (missing.length > 0) return err(`${missing.join(', ')} is missing`);
  if (!isCurrencyCode(currency)) return err(`currency ${quoted(currency)} is not a currency code`);
  const zh = normalisedName(values.nameZh);
  const en = normalisedName(values.nameEn);
  if (zh === '' && en === '') return err('nameZh and nameEn are missing');
  return ok({
    ...(id === undefined ? {} : { id }),
    source: importSource,
    region,
    code,
    localId,
    isin: isin === '' ? null : isin,
    names: { ...(zh === '' ? {} : { zh_TW: zh }), ...(en === '' ? {} : { en_US: en }) },
    category: '',
    marketType: kinds[type] ?? null,
    baseCurrency: currency,
    currency,
    riskRating: null,
  });
}

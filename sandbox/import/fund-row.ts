import { namedFrequency } from '../../domain/funds/finding/named-frequency';
import type { DistributionFrequency } from '../../domain/funds/fund-details';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import type { funds } from '../database/schema/funds';
import { isCurrencyCode, quoted, normalisedName } from './files/fields';

/** The columns of a list of funds that are read; it may have others. */
export const fundColumns = [
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

/** A row of a list of funds, as text. */
export type FundValues = Readonly<Record<(typeof fundColumns)[number], string>>;

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
};

/** Reads the house of a fund, and how often it distributes where its name says so; undefined without a house. */
export function readFundFacts({ company, nameZh }: FundValues): FundRowFacts | undefined {
  const house = normalisedName(company);
  return house === '' ? undefined : { house: { zh_TW: house }, distributionFrequency: namedFrequency(nameZh) };
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

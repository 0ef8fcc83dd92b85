import { formatDate } from '../../domain/formatting/format-date';
import { formatNumber } from '../../domain/formatting/format-number';
import type { FundDetails } from '../../domain/funds/fund-details';
import type { Language } from '../../domain/language';

/** Returns the size of a fund in its base currency, with its day; '' where none is published. */
export function fundSizeText(
  { baseCurrency }: { readonly baseCurrency: string },
  details: Pick<FundDetails, 'size' | 'sizeDate'> | undefined,
  language: Language,
): string {
  const size = formatNumber(details?.size, { precision: 0 });
  if (size === '') return '';
  const day = formatDate(details?.sizeDate, language);
  return `${baseCurrency} ${size}${day === '' ? '' : ` (${day})`}`;
}

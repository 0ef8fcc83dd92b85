import type { TFunction } from 'i18next';
import { isAnyCurrency } from '../../../../domain/banking/any-currency';
import { parseCurrency } from '../../../../domain/money/currency';

/** An account's currency in words; XXX is any, and what isn't known is not shown [OPEN-90, CONFLICT-33]. */
export function currencyText(t: TFunction, code: string | undefined): string | undefined {
  if (isAnyCurrency(code)) return t('payment:any-currency');
  const currency = parseCurrency(code);
  return currency && `${t(`portfolio:currency.${currency.toLowerCase() as Lowercase<typeof currency>}`)} ${currency}`;
}

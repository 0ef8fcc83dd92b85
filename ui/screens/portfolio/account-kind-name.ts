import type { TFunction } from 'i18next';
import { regionOfPaymentType } from '../../../domain/holdings/figures/regional-summary';
import { paymentName } from './payment-name';

/**
 * Names a kind of a Taiwan client's account: onshore funds are settled in TWD or not, which their payment's name alone
 * doesn't say [ENUM-34, OPEN-90].
 */
export function accountKindName(t: TFunction, paymentType: string, currency: string | undefined): string {
  if (regionOfPaymentType(paymentType) !== 'LOCAL') return paymentName(t, paymentType) ?? t('portfolio:no-group');
  return currency === 'TWD' ? t('summaries:region.local-twd') : t('summaries:region.local-foreign');
}

import type { TFunction } from 'i18next';
import { type PaymentGroup, paymentGroup } from '../../../domain/holdings/payment-group';

const labels = {
  onshore: 'portfolio:on-shore',
  'offshore-twd': 'portfolio:off-shore-twd',
  'offshore-foreign': 'portfolio:off-shore-foreign',
  'wealth-account': 'portfolio:wealth-account',
} as const satisfies Partial<Record<PaymentGroup, string>>;

/** Returns the settlement of a Taiwan line in words; '' for a line of HK or of an unknown kind [HOLD-12..15]. */
export function paymentName(t: TFunction, paymentType: string | undefined): string | undefined {
  const group = paymentType === undefined ? 'unknown' : paymentGroup(paymentType);
  return group === 'unknown' ? undefined : t(labels[group]);
}

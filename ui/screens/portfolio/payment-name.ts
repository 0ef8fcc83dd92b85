import type { TFunction } from 'i18next';
import { type PaymentGroup, paymentGroup } from '../../../domain/holdings/payment-group';

const labels = {
  onshore: 'portfolio:on-shore',
  'offshore-twd': 'portfolio:off-shore-twd',
  'offshore-foreign': 'portfolio:off-shore-foreign',
  'wealth-account': 'portfolio:wealth-account',
} as const satisfies Partial<Record<PaymentGroup, string>>;

/** How a Taiwan line is settled, in words; nothing for a line of HK or of a kind we don't know [HOLD-12..15]. */
export function paymentName(t: TFunction, paymentType: string | undefined): string | undefined {
  const group = paymentType === undefined ? 'unknown' : paymentGroup(paymentType);
  return group === 'unknown' ? undefined : t(labels[group]);
}

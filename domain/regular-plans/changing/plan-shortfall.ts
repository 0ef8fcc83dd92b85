import { feesOf } from '../../fees/fees-of';
import type { Decimal } from '../../money/decimal';
import { type PaymentShortfall, type PaymentSource, paymentShortfall } from '../../trading/limits/payment-limit';
import { amountQuantity } from '../../trading/orders/order';

/** One purchase of a plan: its amount, or base amount, and the fee on top in percent. */
type PlanPurchase = { readonly amount: Decimal; readonly feePercent: Decimal; readonly currency: string };

/**
 * Returns why none of a plan's purchases can be paid: the authority allows less, whatever was debited before. What the
 * Cash Account holds counts on each day alone [RSP-07, BANK-03, ENT-44].
 */
export function planShortfall(
  { amount, feePercent, currency }: PlanPurchase,
  source: PaymentSource | undefined,
): PaymentShortfall | undefined {
  if (source?.payment !== 'direct-debit') return undefined;
  const { net } = feesOf({ kind: 'buy', quantity: amountQuantity(amount), feePercent, currency });
  return paymentShortfall(net, { currency, day: undefined, others: [], sources: [source] });
}

import type { PaymentMethod } from '../../banking/payment-method';
import type { SameDayDirectDebit } from '../../banking/same-day-direct-debit';

/**
 * Returns the methods by which a client may top up: electronic direct debit alone, where the bank has it; FPS is never
 * offered [VCA-32, CONFLICT-55].
 */
export const topUpMethods = (info: SameDayDirectDebit | undefined): readonly PaymentMethod[] =>
  info?.eddaEnabled === true ? ['DIRECT_DEBIT'] : [];

import type { PaymentMethod } from '../../banking/payment-method';
import type { SameDayDirectDebit } from '../../banking/same-day-direct-debit';

/** How a client may top up: only by electronic direct debit, and only where the bank has it; FPS is never offered [VCA-32, CONFLICT-55]. */
export const topUpMethods = (info: SameDayDirectDebit | undefined): readonly PaymentMethod[] =>
  info?.eddaEnabled === true ? ['DIRECT_DEBIT'] : [];

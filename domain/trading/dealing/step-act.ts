import type { AccountAct } from '../../credentials/login/account-freeze';
import type { OrderStep } from './next-order-step';
import type { ReceivedOrder } from './order-event';

/** Returns what a step of an order is in its account: the end of a wait and the payment of a redemption let money out. */
export const stepAct = (step: OrderStep['step'], kind: ReceivedOrder['kind']): AccountAct =>
  step === 'release' || (step === 'settle' && kind === 'redemption') ? 'pay-out' : 'deal';

import { type ConfirmedAct, confirmations } from '../confirmation';
import type { ReAuthAction } from '../login/re-authentication';

/** What is done by the actions that can need a proof [REAUTH-20, OPEN-44]. */
const confirmedActs: Readonly<Partial<Record<ReAuthAction, ConfirmedAct>>> = {
  CANCEL_ORDER: 'cancel-order',
  addVcaTransaction: 'move-cash',
};

/** Whether an action is carried out only with a fresh proof, where a region has re-authentication [REAUTH-01, REAUTH-20, OPEN-44]. */
export const needsStepUp = (action: ReAuthAction): boolean => {
  const act = confirmedActs[action];
  return act !== undefined && confirmations[act].HK === 're-authentication';
};

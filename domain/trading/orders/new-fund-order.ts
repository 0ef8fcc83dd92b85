import { newFundMismatch } from '../../funds/new-fund-mismatch';

/**
 * The facts about an order and the service for new funds: whether it goes through the service, whether that is open,
 * and whether its fund is new.
 */
type NewFundOrder = { readonly byService: boolean; readonly isOpen: boolean; readonly isSubscribed: boolean };

const problems = { 'new-fund': 'ORDER_FUND_NEW', 'not-new-fund': 'ORDER_FUND_NOT_NEW' } as const;

/** Why an order into a fund isn't taken: new funds are subscribed by their own service alone, while that is open, and that takes no other fund [CONF-27, ENT-47, TRADE-26]. */
export function newFundProblem({
  byService,
  isOpen,
  isSubscribed,
}: NewFundOrder): 'ORDER_IPO_CLOSED' | 'ORDER_FUND_NOT_NEW' | 'ORDER_FUND_NEW' | undefined {
  if (byService && !isOpen) return 'ORDER_IPO_CLOSED';
  const refusal = newFundMismatch(isSubscribed, byService);
  return refusal && problems[refusal];
}

/** Why a fund can't be taken into an order: it is new, and subscribed by the service for new funds alone, or it isn't, and that service takes no other [CONF-27, TRADE-26]. */
export function newFundMismatch(isSubscribed: boolean, byService: boolean): 'new-fund' | 'not-new-fund' | undefined {
  if (isSubscribed === byService) return undefined;
  return byService ? 'not-new-fund' : 'new-fund';
}

import type { FundPreview } from './fund-preview';

/** Why a fund can't be taken into an order: it is new, and subscribed by the service for new funds alone, or it isn't, and that service takes no other [CONF-27, TRADE-26]. */
export function newFundRefusal(
  { subscription }: Pick<FundPreview, 'subscription'>,
  byService: boolean,
): 'new-fund' | 'not-new-fund' | undefined {
  if ((subscription !== undefined) === byService) return undefined;
  return byService ? 'not-new-fund' : 'new-fund';
}

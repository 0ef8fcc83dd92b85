import { destinationAddress, type DestinationName, destinations } from '../../config/destinations';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';
import type { FundBarAction } from '../../domain/eligibility/fund-bar';
import { fundId } from '../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../domain/funds/finding/fund-preview';

const places: Readonly<Record<Exclude<FundBarAction, 'factsheet' | 'change-settings'>, DestinationName>> = {
  'buy-more': 'buy',
  'single-buy': 'buy',
  'schedule-order': 'scheduledBuy',
  regular: 'regularPlanBuy',
  'free-choice': 'regularPlanBuy',
  switch: 'switch',
  'sell-now': 'sell',
  'price-alert': 'priceAlert',
  compare: 'fundSearch',
};

type Place = Pick<PortalConfiguration, 'region' | 'profile' | 'extensions' | 'apiBase'>;

/**
 * Returns the address of an action with its fund; our own page of all funds takes it into the comparison [FUND-24], the
 * factsheet is the asset manager's page of the product [API-49].
 */
export function fundActionAddress(
  action: FundBarAction,
  fund: Pick<FundPreview, 'code' | 'isinCode' | 'jfFundCode'>,
  configuration: Place,
): string {
  if (action === 'factsheet')
    return `${configuration.apiBase}/fund/aemProductPage/${encodeURIComponent(fund.isinCode ?? '')}`;
  const place = action === 'change-settings' ? regionFeatures[configuration.region].orderSettings : places[action];
  const address = destinationAddress(place, configuration);
  const isOurs = address !== destinations[place].legacy;
  const about =
    action === 'compare' && isOurs
      ? `compare=${encodeURIComponent(fundId(fund))}`
      : `fundCode=${encodeURIComponent(fundId(fund))}${action === 'free-choice' && isOurs ? '&type=DX' : ''}`;
  return `${address}${address.includes('?') ? '&' : '?'}${about}`;
}

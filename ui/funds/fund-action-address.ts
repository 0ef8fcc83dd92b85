import { destinationAddress, type DestinationName } from '../../config/destinations';
import type { PortalConfiguration } from '../../config/portal-configuration';
import type { FundBarAction } from '../../domain/funds/fund-bar';
import { fundId } from '../../domain/funds/fund-listing';
import type { FundPreview } from '../../domain/funds/fund-preview';
import type { Region } from '../../domain/region';

const places: Readonly<Record<Exclude<FundBarAction, 'factsheet'>, Readonly<Record<Region, DestinationName>>>> = {
  'buy-more': { HK: 'buy', TW: 'buy' },
  'single-buy': { HK: 'buy', TW: 'buy' },
  'schedule-order': { HK: 'scheduledBuy', TW: 'scheduledBuy' },
  regular: { HK: 'regularPlanBuy', TW: 'regularPlanBuy' },
  'free-choice': { HK: 'regularPlanBuy', TW: 'regularPlanBuy' },
  switch: { HK: 'switch', TW: 'switch' },
  'sell-now': { HK: 'sell', TW: 'sell' },
  'change-settings': { HK: 'scheduledEdit', TW: 'regularPlanEdit' },
  'price-alert': { HK: 'priceAlert', TW: 'priceAlert' },
  compare: { HK: 'fundSearch', TW: 'fundSearch' },
};

type Place = Pick<PortalConfiguration, 'region' | 'profile' | 'apiBase'>;

/** Where an offer of the action bar leads, with the fund it is about; our own page of all funds takes it into the comparison [FUND-24], the factsheet is the asset manager's page of the product [API-49]. */
export function fundActionAddress(
  action: FundBarAction,
  fund: Pick<FundPreview, 'code' | 'isinCode' | 'jfFundCode'>,
  { region, profile, apiBase }: Place,
): string {
  if (action === 'factsheet') return `${apiBase}/fund/aemProductPage/${encodeURIComponent(fund.isinCode ?? '')}`;
  const address = destinationAddress(places[action][region], profile, region);
  const about =
    action === 'compare' && profile === 'standalone'
      ? `compare=${encodeURIComponent(fundId(fund))}`
      : `fundCode=${encodeURIComponent(fund.code)}`;
  return `${address}${address.includes('?') ? '&' : '?'}${about}`;
}

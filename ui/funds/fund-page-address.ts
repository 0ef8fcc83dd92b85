import { namedPaths } from '../../config/named-paths';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { fundId, type FundReference } from '../../domain/funds/finding/fund-listing';

/** The page of a fund; beside the older site there is none [FUND-12, ROUTE-18, CONFLICT-13]. */
export function fundPageAddress(
  fund: Pick<FundReference, 'code' | 'jfFundCode'>,
  { profile }: Pick<PortalConfiguration, 'profile'>,
): string | undefined {
  if (profile === 'coexist') return undefined;
  return namedPaths.fund.replace(':fundId', encodeURIComponent(fundId(fund)));
}

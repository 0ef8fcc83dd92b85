import type { FeatureFlags } from '../../config/feature-flags';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';
import type { Screen } from './screen';
import { screens } from './screens';

/** The screens that exist: a path whose flag is off, or that the region doesn't offer, is an unknown path like any other [ROUTE-01, CONF-16]. */
export function routeTable(
  flags: FeatureFlags,
  { profile, region }: Pick<PortalConfiguration, 'profile' | 'region'>,
): readonly Screen[] {
  const all: readonly Screen[] = Object.values(screens);
  return all
    .filter((screen) => screen.flag === undefined || flags[screen.flag])
    .filter(({ feature }) => feature === undefined || regionFeatures[region][feature])
    .filter((screen) => screen.profile === undefined || screen.profile === profile);
}

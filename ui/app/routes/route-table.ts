import { hasOwnPage, type Surroundings } from '../../../config/own-pages';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import type { Screen } from './screen';
import { screens } from './screens';

/** The screens that exist: a path whose flag or extension is off is an unknown path like any other [ROUTE-01, CONF-16, OPEN-59]. */
export function routeTable(surroundings: Surroundings & Pick<PortalConfiguration, 'flags'>): readonly Screen[] {
  const all: readonly Screen[] = Object.values(screens);
  return all
    .filter((screen) => screen.flag === undefined || surroundings.flags[screen.flag])
    .filter((screen) => screen.profile === undefined || hasOwnPage(screen.path, surroundings));
}

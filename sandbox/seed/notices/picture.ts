import { basePath } from '../../../config/regions';

/** The address of a picture that comes with the portal, for the content of the demonstration [MSG-09, MSG-15]. */
export const picture = (name: 'calendar' | 'coins' | 'risk-scale' | 'seedlings' | 'two-ways'): string =>
  `${basePath}/demonstration/${name}.svg`;

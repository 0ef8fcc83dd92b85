import type { PortalConfiguration } from './portal-configuration';

/** What the tabs that may share a session have in common: cookies are of a region, and the demonstration has none. */
export const sessionScope = ({ region, mode }: Pick<PortalConfiguration, 'region' | 'mode'>): string =>
  `etrading.session.${region}${mode === 'mock' ? '.demo' : ''}`;

import type { PortalConfiguration } from './portal-configuration';

/** The scope that tabs sharing a session have in common: cookies are of a region, and the demonstration has none. */
export const sessionScope = ({ region, mode }: Pick<PortalConfiguration, 'region' | 'mode'>): string =>
  `etrading.session.${region}${mode === 'mock' ? '.demo' : ''}`;

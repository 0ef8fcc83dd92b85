import type { Call } from './call';

/** The calls for what stands beside the login form. */
export const visitorCalls = {
  preLoginCoolKnowledge: {
    method: 'GET',
    path: '/preLoginCoolKnowledge',
    regions: ['HK', 'TW'],
    effect: 'read',
    session: 'none',
    cached: true,
  },
  preLoginPromotions: {
    method: 'GET',
    path: '/preLoginPromotions',
    regions: ['HK'],
    effect: 'read',
    session: 'none',
    cached: true,
  },
  preLoginNews: { method: 'GET', path: '/promotions', regions: ['HK', 'TW'], effect: 'read', session: 'none' },
  footerDisclaimer: { method: 'GET', path: '/footerDisclaimer', regions: ['TW'], effect: 'read' },
  maintenanceNotice: {
    method: 'GET',
    path: '/maintenanceNotice',
    regions: ['HK', 'TW'],
    effect: 'read',
    session: 'none',
  },
  fundTop5: { method: 'GET', path: '/fund/top5', regions: ['HK'], effect: 'read', session: 'none', cached: true },
} as const satisfies Record<string, Call>;

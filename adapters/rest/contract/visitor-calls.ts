import type { Call } from './call';

/** The calls for what stands beside the login form. */
export const visitorCalls = {
  preLoginCoolKnowledge: { method: 'GET', path: '/preLoginCoolKnowledge', regions: ['HK', 'TW'], cached: true },
  preLoginPromotions: { method: 'GET', path: '/preLoginPromotions', regions: ['HK'], cached: true },
  preLoginNews: { method: 'GET', path: '/promotions', regions: ['HK', 'TW'] },
  footerDisclaimer: { method: 'GET', path: '/footerDisclaimer', regions: ['TW'] },
  maintenanceNotice: { method: 'GET', path: '/maintenanceNotice', regions: ['HK', 'TW'] },
  fundTop5: { method: 'GET', path: '/fund/top5', regions: ['HK'], cached: true },
} as const satisfies Record<string, Call>;

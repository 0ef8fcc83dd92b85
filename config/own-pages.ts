import type { Extension } from '../contract/extensions';
import {
  dividendsPath,
  gainsPath,
  namedPaths,
  newPlanPath,
  newSwitchPlanPath,
  passkeyStepUpPath,
  pinActivationPath,
  pinResetPath,
  planMovePath,
  plansPath,
  riskQuestionnairePath,
  smartSwitchPath,
  tradingResetPath,
  usernamePath,
} from './named-paths';
import type { PortalConfiguration } from './portal-configuration';
import { regionFeatures, type RegionOffer } from './region-features';

/** The region's offer or the server's extension that each of our routes needs, of a page with tabs the tab; any other route needs nothing [OPEN-59]. */
const needs: readonly (readonly [RegionOffer | Extension, ...(readonly string[])])[] = [
  ['account-security', `${namedPaths.profile}?tab=security`],
  ['communication-preferences', `${namedPaths.profile}?tab=communication`],
  ['distributions', '/orders?tab=distributions'],
  ['dividend-instructions', dividendsPath],
  ['fund-order-terms', '/order/ipo-buy', '/order/ipo-switch'],
  ['gains-and-income', gainsPath],
  ['messages', namedPaths.message],
  [
    'order-entry',
    '/order/buy',
    '/order/sell',
    '/order/switch',
    '/order/pre-order',
    '/order/ipo-buy',
    '/order/ipo-switch',
    '/order/confirm',
  ],
  ['passkeys', passkeyStepUpPath],
  ['pin-reset', pinResetPath, pinActivationPath],
  ['pinReset', pinResetPath, pinActivationPath],
  ['plans', plansPath, newPlanPath, newSwitchPlanPath, smartSwitchPath, planMovePath],
  ['plansAndCash', newSwitchPlanPath, planMovePath],
  ['price-alert-changes', `${namedPaths.profile}?tab=price-alerts`],
  ['reinvestedDividends', dividendsPath],
  ['risk-questionnaire', riskQuestionnairePath],
  ['riskQuestionnaire', riskQuestionnairePath],
  ['smartSwitch', smartSwitchPath],
  ['statements', '/orders?tab=statements', '/orders?tab=contract-notes'],
  ['trading-password-reset', tradingResetPath],
  ['tradingReset', tradingResetPath],
  ['tradingServices', '/order/pre-order', '/order/ipo-buy', '/order/ipo-switch'],
  ['usernames', usernamePath],
  ['watch-list', namedPaths.watchlist],
];

/** The part of the configuration that decides where a link leads: the profile, the region and the server's extensions. */
export type Surroundings = Pick<PortalConfiguration, 'profile' | 'region' | 'extensions'>;

/** Returns whether a route beyond the specification’s is there: in the profile that has such routes, with all that it needs [CONFLICT-13, OPEN-59]. */
export function hasOwnPage(route: string, { profile, region, extensions }: Surroundings): boolean {
  const offers: Readonly<Record<string, unknown>> = regionFeatures[region];
  const served: ReadonlySet<string> = extensions;
  return (
    profile === 'standalone' &&
    needs.every(([need, ...routes]) => !routes.includes(route) || served.has(need) || offers[need] === true)
  );
}

import { regionFlags } from './feature-flags';
import {
  dividendsPath,
  namedPaths,
  newPlanPath,
  newSwitchPlanPath,
  pinResetPath,
  planMovePath,
  plansPath,
  riskQuestionnairePath,
  smartSwitchPath,
  usernamePath,
} from './named-paths';
import { hasOwnPage, type Surroundings } from './own-pages';

/**
 * One place a link can lead to: its legacy address and, where built, its route in the app [CONFLICT-13]. A flag names the
 * specification's own route, which is there in both profiles where the flag is on [CONFLICT-12].
 */
export type Destination = {
  readonly legacy: string;
  readonly route?: string;
  readonly routeWithoutFlag?: string;
  readonly flag?: 'ENHANCED_SUITABILITY' | 'RESET_USERNAME_PASSWORD';
};

const legacyBase = '/eTrading/#';

/** Every legacy destination [LINK-02..38, OPEN-14, OPEN-16]; the profile decides where a link goes. */
export const destinations = {
  fundSearch: { legacy: `${legacyBase}/fund/search`, route: namedPaths.funds },
  buy: { legacy: `${legacyBase}/lsi/buy/placeOrder`, route: '/order/buy' },
  sell: { legacy: `${legacyBase}/lsi/sell/placeOrder`, route: '/order/sell' },
  switch: { legacy: `${legacyBase}/lsi/switch/placeOrder`, route: '/order/switch' },
  scheduledBuy: { legacy: `${legacyBase}/eScheduler/buy/placeOrder`, route: newPlanPath },
  scheduledSwitch: { legacy: `${legacyBase}/eScheduler/switch/placeOrder`, route: newSwitchPlanPath },
  scheduledEdit: { legacy: `${legacyBase}/eScheduler/edit/existingSchedule`, route: plansPath },
  contractNotes: { legacy: `${legacyBase}/statement/contractNotes`, route: '/orders?tab=contract-notes' },
  eStatements: { legacy: `${legacyBase}/statement/eStatements`, route: '/orders?tab=statements' },
  orderStatus: { legacy: `${legacyBase}/holdingTransaction/orderStatus`, route: '/orders' },
  orderHistory: { legacy: `${legacyBase}/holdingTransaction/orderHistory`, route: '/orders?tab=past' },
  distributionHistory: {
    legacy: `${legacyBase}/holdingTransaction/distributionHistory`,
    route: '/orders?tab=distributions',
  },
  profileDetails: { legacy: `${legacyBase}/account/profile`, route: namedPaths.profile },
  payment: { legacy: `${legacyBase}/account/payment`, route: `${namedPaths.profile}?tab=payment` },
  bankList: { legacy: `${legacyBase}/account/bankList`, route: `${namedPaths.profile}?tab=payment` },
  changePin: { legacy: `${legacyBase}/account/changePin`, route: namedPaths.changePassword },
  changeUsername: { legacy: `${legacyBase}/account/changeUsername`, route: usernamePath },
  createUsername: { legacy: `${legacyBase}/account/createUsername`, route: usernamePath },
  communicationPreference: {
    legacy: `${legacyBase}/account/communicationPreference`,
    route: `${namedPaths.profile}?tab=communication`,
  },
  logout: { legacy: `${legacyBase}/logout`, route: '/logged-out' },
  forgotPin: {
    legacy: `${legacyBase}/forgotPin`,
    route: '/reset-username-password',
    flag: 'RESET_USERNAME_PASSWORD',
    routeWithoutFlag: pinResetPath,
  },
  regularPlanMigration: { legacy: `${legacyBase}/rsp/migration`, route: planMovePath },
  priceAlert: { legacy: `${legacyBase}/account/portfolioPriceAlert`, route: `${namedPaths.profile}?tab=price-alerts` },
  suitabilityForm: {
    legacy: `${legacyBase}/suitability/kyp`,
    route: '/enhanced-suitability',
    flag: 'ENHANCED_SUITABILITY',
    routeWithoutFlag: riskQuestionnairePath,
  },
  dealingCalendar: { legacy: `${legacyBase}/fund/dealingCalendar`, route: '/dealing-calendar' },
  preOrderStatus: { legacy: `${legacyBase}/holdingTransaction/preorderStatus`, route: '/orders?tab=scheduled' },
  preOrder: { legacy: `${legacyBase}/lsi/preOrder/placeOrder`, route: '/order/pre-order' },
  ipoBuy: { legacy: `${legacyBase}/lsi/ipoBuy/placeOrder`, route: '/order/ipo-buy' },
  ipoSwitch: { legacy: `${legacyBase}/lsi/ipoSwitch/placeOrder`, route: '/order/ipo-switch' },
  smartSwitch: { legacy: `${legacyBase}/lsi/smartSwitch/existingSchedule`, route: smartSwitchPath },
  dividendFund: { legacy: `${legacyBase}/lsi/dividendFund/edit/existingSchedule`, route: dividendsPath },
  regularPlanBuy: { legacy: `${legacyBase}/rsp/buy/placeOrder`, route: newPlanPath },
  regularPlanEdit: { legacy: `${legacyBase}/rsp/edit/existingSchedule`, route: plansPath },
  notFound: { legacy: `${legacyBase}/message/notFound`, route: '/not-found' },
  generalError: { legacy: `${legacyBase}/generalError`, route: '/general-error' },
} as const satisfies Record<string, Destination>;

export type DestinationName = keyof typeof destinations;

/** Every name of the table. */
export const destinationNames = Object.keys(destinations) as readonly DestinationName[];

/** Returns where a link goes: a route of the app that is there, or the legacy app's address [CONFLICT-12, CONFLICT-13, OPEN-59]. */
export function destinationAddress(name: DestinationName, surroundings: Surroundings): string {
  const { legacy, route, routeWithoutFlag, flag }: Destination = destinations[name];
  if (flag && route && regionFlags[surroundings.region][flag]) return route;
  const own = flag ? routeWithoutFlag : route;
  return own && hasOwnPage(own, surroundings) ? own : legacy;
}

/**
 * Returns where an address leads that a server sends: the route of the app that is there in place of the legacy address, with
 * what the address says of a fund or an account; any other address as it is [LINK-01, LINK-52, CONFLICT-13].
 */
export function contentAddress(sent: string, origin: string, surroundings: Surroundings): string {
  const path = sent.startsWith(`${origin}/`) ? sent.slice(origin.length) : sent;
  const [legacy = '', query = ''] = path.split(/\?(.*)/s);
  const name = destinationNames.find((one) => destinations[one].legacy === legacy.replace(/\/$/, ''));
  if (name === undefined) return sent;
  const address = destinationAddress(name, surroundings);
  if (address === destinations[name].legacy) return sent;
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

import type { ByRegion } from '../domain/region';
import type { DestinationName } from './destinations';
import type { ExternalPage } from './external-pages';
import { cashAccountPath, gainsPath, namedPaths } from './named-paths';

/** A service that Taiwan's clients see only while it is open, or once they use it [CONF-27, OPEN-17, ENT-57]. */
export type MenuCondition = 'pre-order' | 'ipo' | 'dividend-fund';

const inHongKong: ByRegion<boolean> = { HK: true, TW: false };
const inTaiwan: ByRegion<boolean> = { HK: false, TW: true };

/** One line of the menu, named as its words are; it is in every region unless it says of each whether it is. */
type MenuLine = {
  readonly name: string;
  readonly shownIn?: ByRegion<boolean>;
  readonly condition?: MenuCondition;
  /**
   * The clients that a line is for: those with a username, or those without; without it for both [ACCT-04, ACCT-07].
   */
  readonly username?: 'made' | 'to-make';
  /** Only where the portal has the page, which the older site has not. */
  readonly isOwnPage?: true;
} & (
  | { readonly destination: DestinationName }
  | { readonly route: string }
  /** Shown where an address is configured [OPEN-15]. */
  | { readonly page: ExternalPage }
);

/** Where the menu leads beside the portfolio, by what a client has in mind [SHELL-19..26, ROLE-07, OPEN-17]. */
export const mainMenu = {
  funds: [
    { name: 'fund-search', destination: 'fundSearch' },
    { name: 'ipo-buy', destination: 'ipoBuy', shownIn: inTaiwan, condition: 'ipo' },
    { name: 'ipo-switch', destination: 'ipoSwitch', shownIn: inTaiwan, condition: 'ipo' },
    { name: 'watch-list', route: namedPaths.watchlist, isOwnPage: true },
    { name: 'price-alert', destination: 'priceAlert' },
    { name: 'dealing-calendar', destination: 'dealingCalendar' },
    { name: 'fund-notes', page: 'fundNotes' },
    { name: 'offer-documents', page: 'offerDocuments' },
  ],
  trade: [
    { name: 'buy', destination: 'buy' },
    { name: 'switch', destination: 'switch' },
    { name: 'sell', destination: 'sell' },
    { name: 'pre-order', destination: 'preOrder', shownIn: inTaiwan, condition: 'pre-order' },
    { name: 'scheduled-buy', destination: 'scheduledBuy', shownIn: inHongKong },
    { name: 'scheduled-switch', destination: 'scheduledSwitch', shownIn: inHongKong },
    { name: 'scheduled-edit', destination: 'scheduledEdit', shownIn: inHongKong },
    { name: 'regular-plan-buy', destination: 'regularPlanBuy', shownIn: inTaiwan },
    { name: 'regular-plan-edit', destination: 'regularPlanEdit', shownIn: inTaiwan },
    { name: 'smart-switch', destination: 'smartSwitch', shownIn: inTaiwan },
    { name: 'dividend-fund', destination: 'dividendFund', shownIn: inTaiwan, condition: 'dividend-fund' },
  ],
  records: [
    { name: 'order-status', destination: 'orderStatus' },
    { name: 'pre-order-status', destination: 'preOrderStatus', shownIn: inTaiwan, condition: 'pre-order' },
    { name: 'order-history', destination: 'orderHistory' },
    { name: 'distribution-history', destination: 'distributionHistory' },
    { name: 'gains', route: gainsPath, isOwnPage: true },
    { name: 'e-statements', destination: 'eStatements' },
    { name: 'contract-notes', destination: 'contractNotes' },
  ],
  account: [
    { name: 'profile', destination: 'profileDetails' },
    { name: 'messages', route: namedPaths.message, isOwnPage: true },
    { name: 'client-tier', route: '/client-tier' },
    { name: 'cash-account', route: cashAccountPath, shownIn: inHongKong },
    { name: 'suitability', destination: 'suitabilityForm' },
    { name: 'risk-rating', page: 'riskRating' },
    { name: 'payment', destination: 'payment', shownIn: inHongKong },
    { name: 'bank-list', destination: 'bankList', shownIn: inTaiwan },
    { name: 'communication', destination: 'communicationPreference' },
    { name: 'change-username', destination: 'changeUsername', username: 'made' },
    { name: 'create-username', destination: 'createUsername', username: 'to-make' },
    { name: 'change-pin', destination: 'changePin' },
    { name: 'security', route: `${namedPaths.profile}?tab=security`, isOwnPage: true },
    { name: 'referral-terms', page: 'referralTerms' },
    { name: 'faq', page: 'faq' },
    { name: 'self-service', page: 'selfService', shownIn: inTaiwan },
    { name: 'contact', page: 'contact' },
  ],
} as const satisfies Record<string, readonly MenuLine[]>;

/**
 * The destinations that clients use most, each with its group of the menu: on a phone always at hand [SHELL-19,
 * OPEN-72].
 */
export const mainDestinations = [
  { name: 'portfolio', route: '/' },
  { name: 'funds', destination: 'fundSearch' },
  { name: 'trade', destination: 'buy' },
  { name: 'records', destination: 'orderStatus' },
  { name: 'account', destination: 'profileDetails' },
] as const satisfies readonly MenuLine[];

export type MenuGroupName = keyof typeof mainMenu;

/** A line of the main menu, in any of its groups. */
export type MenuEntry = (typeof mainMenu)[MenuGroupName][number];

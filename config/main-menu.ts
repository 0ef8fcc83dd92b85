import type { Region } from '../domain/region';
import type { DestinationName } from './destinations';
import type { ExternalPage } from './external-pages';

/** A service that Taiwan's clients see only while it is open, or once they use it [CONF-27, OPEN-17, ENT-57]. */
export type MenuCondition = 'pre-order' | 'ipo' | 'dividend-fund';

/** One line of the menu, named as its words are; without a region it is for both. */
type MenuLine = {
  readonly name: string;
  readonly region?: Region;
  readonly condition?: MenuCondition;
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
    { name: 'ipo-buy', destination: 'ipoBuy', region: 'TW', condition: 'ipo' },
    { name: 'ipo-switch', destination: 'ipoSwitch', region: 'TW', condition: 'ipo' },
    { name: 'price-alert', destination: 'priceAlert' },
    { name: 'dealing-calendar', destination: 'dealingCalendar' },
    { name: 'fund-notes', page: 'fundNotes' },
    { name: 'offer-documents', page: 'offerDocuments' },
  ],
  trade: [
    { name: 'buy', destination: 'buy' },
    { name: 'switch', destination: 'switch' },
    { name: 'sell', destination: 'sell' },
    { name: 'pre-order', destination: 'preOrder', region: 'TW', condition: 'pre-order' },
    { name: 'scheduled-buy', destination: 'scheduledBuy', region: 'HK' },
    { name: 'scheduled-switch', destination: 'scheduledSwitch', region: 'HK' },
    { name: 'scheduled-edit', destination: 'scheduledEdit', region: 'HK' },
    { name: 'regular-plan-buy', destination: 'regularPlanBuy', region: 'TW' },
    { name: 'regular-plan-edit', destination: 'regularPlanEdit', region: 'TW' },
    { name: 'smart-switch', destination: 'smartSwitch', region: 'TW' },
    { name: 'dividend-fund', destination: 'dividendFund', region: 'TW', condition: 'dividend-fund' },
  ],
  records: [
    { name: 'order-status', destination: 'orderStatus' },
    { name: 'pre-order-status', destination: 'preOrderStatus', region: 'TW', condition: 'pre-order' },
    { name: 'order-history', destination: 'orderHistory' },
    { name: 'distribution-history', destination: 'distributionHistory' },
    { name: 'e-statements', destination: 'eStatements' },
    { name: 'contract-notes', destination: 'contractNotes' },
  ],
  account: [
    { name: 'profile', destination: 'profileDetails' },
    { name: 'client-tier', route: '/client-tier' },
    { name: 'suitability', destination: 'suitabilityForm' },
    { name: 'risk-rating', page: 'riskRating' },
    { name: 'payment', destination: 'payment', region: 'HK' },
    { name: 'bank-list', destination: 'bankList', region: 'TW' },
    { name: 'communication', destination: 'communicationPreference' },
    { name: 'change-username', destination: 'changeUsername' },
    { name: 'change-pin', destination: 'changePin' },
    { name: 'referral-terms', page: 'referralTerms' },
    { name: 'faq', page: 'faq' },
    { name: 'self-service', page: 'selfService', region: 'TW' },
    { name: 'contact', page: 'contact' },
  ],
} as const satisfies Record<string, readonly MenuLine[]>;

export type MenuGroupName = keyof typeof mainMenu;

/** A line of any group. */
export type MenuEntry = (typeof mainMenu)[MenuGroupName][number];

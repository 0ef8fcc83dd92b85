import type { ByRegion } from '../domain/region';
import type { RegionPorts } from './region-ports';

/** A note of our own about orders, by the name of its words. */
export type OrderNote = 'staff-approval' | 'staff-information';

/**
 * The features that a region has beyond those of every region; flags that an environment may change are elsewhere
 * [CONF-04..13].
 */
type RegionFeatures = {
  /** The best sellers, beside the login form [AUTH-12, MSG-25]. */
  readonly topFundsBeforeLogin: boolean;
  /** The links to a consultation and to the answers to questions, beside the login form [AUTH-50, MSG-28]. */
  readonly adviceBeforeLogin: boolean;
  /** The asset manager's disclaimer at the foot of the page [MSG-06, MSG-22]. */
  readonly footerDisclaimer: boolean;
  /** The funds put first on the home [FUND-03, FUND-04]. */
  readonly firstFunds: 'top-five' | 'promoted';
  /** The column of the last price in the list of all funds [FUND-05, FUND-06]. */
  readonly priceInFundList: boolean;
  /** Promotions among the notices of the home [MSG-26]. */
  readonly promotionsOnHome: boolean;
  /** True if the reminder of an old password comes with who is signed in, false if with the account's overview [ENT-14, ENT-20, MSG-17]. */
  readonly reminderWithUser: boolean;
  /** The notice of a changed bank account [MSG-27, BANK-09]. */
  readonly bankChangeNotice: boolean;
  /** Regular plans and Cash Account, summed up on the home [RSP-01, VCA-01]. */
  readonly plansAndCash: boolean;
  /** A new PIN that is sent to whoever forgot it, and activated when it has arrived [RESET-18, CONFLICT-12]. */
  readonly pinReset: boolean;
  /** A yearly risk questionnaire by itself, on a page that the specification doesn't route; another region's has the flag ENHANCED_SUITABILITY [SUIT-23]. */
  readonly riskQuestionnaire: boolean;
  /** A new trading password for who is logged in and forgot the present one [ERR-61]. */
  readonly tradingReset: boolean;
  /** True if the sign-in has a second factor, of which the server reminds by itself [API-71, ENT-14]. */
  readonly secondFactorReminded: boolean;
  /** The choice of the currency in which units were paid for [PORT-27, PORT-56, CONFLICT-26]. */
  readonly paymentCurrency: boolean;
  /** The choice of the currency all amounts are shown in [PORT-53, API-39, CONFLICT-33]. */
  readonly viewingCurrency: boolean;
  /** The holdings in the Excel file: those of every account, or what is seen [PORT-48..55, GQL-32]. */
  readonly exportedHoldings: 'every-account' | 'what-is-seen';
  /** When the units of a trust fund appear in the portfolio [PORT-61]. */
  readonly trustUnitsNote: boolean;
  /** The explanation of the `+` and of the way to the highest tier [TIER-16, TIER-17, TIER-26]. */
  readonly tierMarks: boolean;
  /** Where the settings of what is bought again and again are changed [FUND-22]. */
  readonly orderSettings: 'scheduledEdit' | 'regularPlanEdit';
  /** The notes before an order, by who reads them [ROLE-10, ROLE-11]. */
  readonly orderNotes: Readonly<Record<'staff' | 'nonStaff', readonly OrderNote[]>>;
  /** True if live production must name the version of the notes that compliance has approved [OPEN-40]. */
  readonly approvesOrderNotes: boolean;
  /** The telephone number to call when somebody may be deceiving a client [TRADE-109]. */
  readonly antiFraudLine: string;
  /** True if a remittance has a fee, which clients are informed of [TRADE-122, TRADE-123]. */
  readonly remittanceFee: boolean;
  /** Purchases ahead and the subscription of new funds, while those services are open [CONF-27, GQL-26]. */
  readonly tradingServices: boolean;
  /** The records of dividends that are invested in another fund, beside those paid [DIV-01]. */
  readonly reinvestedDividends: boolean;
  /** Switches on chosen days that may wait for a return [LINK-31]. */
  readonly smartSwitch: boolean;
  /** The city whose clock a time on a receipt is named after. */
  readonly cityOfClock: 'hong-kong' | 'taipei';
  readonly ports: RegionPorts;
};

/** A thing that a region offers or not. */
export type RegionOffer = {
  [K in keyof RegionFeatures]: RegionFeatures[K] extends boolean ? K : never;
}[keyof RegionFeatures];

/** The features that the portal has in each region. */
export const regionFeatures: ByRegion<RegionFeatures> = {
  HK: {
    topFundsBeforeLogin: true,
    adviceBeforeLogin: false,
    footerDisclaimer: false,
    firstFunds: 'top-five',
    priceInFundList: false,
    promotionsOnHome: true,
    reminderWithUser: true,
    bankChangeNotice: false,
    plansAndCash: true,
    pinReset: true,
    riskQuestionnaire: true,
    tradingReset: false,
    secondFactorReminded: true,
    paymentCurrency: false,
    viewingCurrency: true,
    exportedHoldings: 'every-account',
    trustUnitsNote: false,
    tierMarks: true,
    orderSettings: 'scheduledEdit',
    orderNotes: { staff: [], nonStaff: [] },
    approvesOrderNotes: false,
    antiFraudLine: '18222',
    remittanceFee: false,
    tradingServices: false,
    reinvestedDividends: false,
    smartSwitch: false,
    cityOfClock: 'hong-kong',
    ports: {
      promotions: 'rest',
      newsBeforeLogin: 'each-by-itself',
      announcements: 'undated',
      holdings: 'one-currency',
      sameDayDebits: 'graphql',
      standingInstructions: true,
      plansAndCash: true,
      questionnaires: 'rest',
      servicesInMenu: false,
      orderLists: true,
      dividendRecords: false,
    },
  },
  TW: {
    topFundsBeforeLogin: false,
    adviceBeforeLogin: true,
    footerDisclaimer: true,
    firstFunds: 'promoted',
    priceInFundList: true,
    promotionsOnHome: false,
    reminderWithUser: false,
    bankChangeNotice: true,
    plansAndCash: false,
    pinReset: false,
    riskQuestionnaire: false,
    tradingReset: true,
    secondFactorReminded: false,
    paymentCurrency: true,
    viewingCurrency: false,
    exportedHoldings: 'what-is-seen',
    trustUnitsNote: true,
    tierMarks: false,
    orderSettings: 'regularPlanEdit',
    orderNotes: { staff: ['staff-approval', 'staff-information'], nonStaff: [] },
    approvesOrderNotes: true,
    antiFraudLine: '165',
    remittanceFee: true,
    tradingServices: true,
    reinvestedDividends: true,
    smartSwitch: true,
    cityOfClock: 'taipei',
    ports: {
      promotions: 'graphql',
      newsBeforeLogin: 'one-answer',
      announcements: 'dated',
      holdings: 'own-currencies',
      sameDayDebits: 'rest',
      standingInstructions: false,
      plansAndCash: false,
      questionnaires: 'graphql',
      servicesInMenu: true,
      orderLists: true,
      dividendRecords: true,
    },
  },
};

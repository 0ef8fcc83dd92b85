/** Paths that have a name and no route of their own beside the older site; screens that come to the app take them [ROUTE-18, CONFLICT-13]. */
export const namedPaths = {
  changePassword: '/change-password',
  funds: '/funds',
  fund: '/fund/:fundId',
  privacyStatement: '/privacy-statement',
  termsOfUse: '/terms-of-use',
  securityInformation: '/security-information',
  message: '/message',
  profile: '/profile',
  support: '/support',
  watchlist: '/watchlist',
} as const;

/** Where an identity document is sent, in every profile [ROUTE-03]. */
export const documentUploadPath = '/account/documentUpload';

/** The Cash Account: its balance and transactions, in every profile [ROUTE-14]. */
export const cashAccountPath = '/vca/tx-balance';

/** The Cash Account's top-up, in every profile [ROUTE-15]. */
export const topUpPath = '/vca/top-up';

/** The Cash Account's withdrawal, in every profile [ROUTE-16]. */
export const withdrawalPath = '/vca/withdraw';

/** Where a client makes or changes the login name, in the profile that has the page [ACCT-04, ACCT-07]. */
export const usernamePath = '/username';

/** The regular plans, in the profile that has the page [CONFLICT-13]. */
export const plansPath = '/plans';

/** The gains and income of a year, in the profile that has the page [PORT-46, CONFLICT-13]. */
export const gainsPath = '/gains';

/** Where a client of Hong Kong asks for a new PIN, in the profile that has the page [RESET-18, CONFLICT-12]. */
export const pinResetPath = '/reset-pin';

/** Where a client who is logged in gets a new trading password in place of a forgotten one, in the profile that has the page [ERR-61]. */
export const tradingResetPath = '/reset-trading-password';

/** Setting up a monthly plan, in the same profile [RSP-07]. */
export const newPlanPath = '/plans/new';

/** Setting up a monthly switch, in the same profile [RSP-08]. */
export const newSwitchPlanPath = '/plans/switch';

/** Setting up a switch on several days that may wait for a return, in the same profile [LINK-31]. */
export const smartSwitchPath = '/plans/smart-switch';

/** The path of the dividend instructions, in the same profile [LINK-32]. */
export const dividendsPath = '/plans/dividends';

/** Where a client proves who acts by a passkey [REAUTH-01]. */
export const passkeyStepUpPath = '/re-auth-passkey';

/** Moving the legacy plans to the eScheduler, in the same profile [RSP-12]. */
export const planMovePath = '/plans/move';

/** Hong Kong's yearly risk questionnaire, in the profile that has the page [SUIT-23, CONFLICT-13]. */
export const riskQuestionnairePath = '/risk-questionnaire';

/** Where a client of Hong Kong puts an own PIN in the place of one that was sent, in the profile that has the page [AUTH-46, ERR-32]. */
export const pinActivationPath = '/activate-pin';

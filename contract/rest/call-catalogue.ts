import { accountCalls } from './account/account-calls';
import { accountDetailsCalls } from './account/account-details-calls';
import { accountSecurityCalls } from './account/account-security-calls';
import { bankAccountChangeCalls } from './account/bank-account-change-calls';
import { contactCalls } from './account/contact-calls';
import { priceAlertChangeCalls } from './account/price-alert-change-calls';
import { pinResetCalls } from './credentials/pin-reset-calls';
import { secretChangeCalls } from './credentials/secret-change-calls';
import { servedResetCalls } from './credentials/served-reset-calls';
import { tradingResetCalls } from './credentials/trading-reset-calls';
import { usernameCalls } from './credentials/username-calls';
import { dealingCalls } from './dealing/dealing-calls';
import { dividendCalls } from './dividends/dividend-calls';
import { fundCalls } from './funds/fund-calls';
import { heldFundCalls } from './holdings/held-fund-calls';
import { servedHoldingsCalls } from './holdings/served-holdings-calls';
import { homeCalls } from './home/home-calls';
import { menuCalls } from './menu/menu-calls';
import { messageCalls } from './messages/message-calls';
import { noticeCalls } from './notices/notice-calls';
import { orderCheckCalls } from './orders/order-check-calls';
import { orderCalls } from './orders/order-calls';
import { passkeyCalls } from './passkeys/passkey-calls';
import { reAuthenticationCalls } from './re-authentication/re-authentication-calls';
import { planCalls } from './plans/plan-calls';
import { recordCalls } from './records/record-calls';
import { keepAliveCalls } from './sessions/keep-alive-calls';
import { servedSessionCalls } from './sessions/served-session-calls';
import { statementCalls } from './statements/statement-calls';
import { suitabilityCalls } from './suitability/suitability-calls';
import { topFundCalls } from './top-funds/top-fund-calls';
import { visitorCalls } from './visitors/visitor-calls';
import { watchListCalls } from './watch-list/watch-list-calls';

/**
 * Every REST call by name, with what it is sent with and answers; the mock's files and the sandbox's routes bear the same
 * names. An adapter imports the file of its group alone, so that a page loads no more of the contract than it asks for.
 */
export const callCatalogue = {
  ...accountCalls,
  ...accountDetailsCalls,
  ...accountSecurityCalls,
  ...bankAccountChangeCalls,
  ...contactCalls,
  ...priceAlertChangeCalls,
  ...servedResetCalls,
  ...pinResetCalls,
  ...secretChangeCalls,
  ...tradingResetCalls,
  ...usernameCalls,
  ...dealingCalls,
  ...dividendCalls,
  ...fundCalls,
  ...heldFundCalls,
  ...servedHoldingsCalls,
  ...homeCalls,
  ...keepAliveCalls,
  ...menuCalls,
  ...messageCalls,
  ...noticeCalls,
  ...orderCalls,
  ...orderCheckCalls,
  ...passkeyCalls,
  ...planCalls,
  ...reAuthenticationCalls,
  ...recordCalls,
  ...servedSessionCalls,
  ...statementCalls,
  ...suitabilityCalls,
  ...topFundCalls,
  ...visitorCalls,
  ...watchListCalls,
};

export type CallName = keyof typeof callCatalogue;

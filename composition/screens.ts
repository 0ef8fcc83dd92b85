import type { ComponentType } from 'react';
import { ScreenCode } from '../ui/app/routes/screen-code';
import type { ScreenName } from '../ui/app/routes/screens';
import type { Words } from '../ui/i18n/words';
import type { Feature } from './feature';
import type { FeatureLoader } from './feature-loader';

type LoadScreen = (loader: FeatureLoader) => Promise<ComponentType>;

/** One of the screens of a feature; it says later words, unless those that a visit begins with are all. */
const from =
  <Name extends string>(
    fetch: () => Promise<{ readonly feature: Feature<Readonly<Record<Name, ComponentType>>> }>,
    name: Name,
    words?: Words,
  ): LoadScreen =>
  async (loader) =>
    (await loader.load(fetch, words))[name];

/** The feature that each screen belongs to: a feature is one chunk, with its bindings. */
const screens: Readonly<Record<ScreenName, LoadScreen>> = {
  portfolio: from(() => import('./portfolio'), 'PortfolioScreen', 'first'),
  'client-tier': from(() => import('./client-tier'), 'ClientTierScreen'),
  'enhanced-suitability': from(() => import('./questionnaires'), 'EnhancedSuitabilityScreen'),
  'risk-questionnaire': from(() => import('./questionnaires'), 'RiskQuestionnaireScreen'),
  funds: from(() => import('./funds'), 'FundsScreen'),
  fund: from(() => import('./fund'), 'FundScreen'),
  'watch-list': from(() => import('./watch-list'), 'WatchListScreen'),
  gains: from(() => import('./gains'), 'GainsScreen'),
  messages: from(() => import('./inbox'), 'MessagesScreen'),
  'dealing-calendar': from(() => import('./dealing-calendar'), 'DealingCalendarScreen'),
  account: from(() => import('./account'), 'AccountScreen'),
  'document-upload': from(() => import('./document-upload'), 'DocumentUploadScreen'),
  'order-list': from(() => import('./order-list'), 'OrderListScreen'),
  'order-buy': from(() => import('./place-order'), 'BuyScreen'),
  'order-ahead': from(() => import('./place-order'), 'PreOrderScreen'),
  'order-ipo-buy': from(() => import('./place-order'), 'IpoBuyScreen'),
  'order-ipo-switch': from(() => import('./place-order'), 'IpoSwitchScreen'),
  'order-sell': from(() => import('./place-order'), 'SellScreen'),
  'order-switch': from(() => import('./place-order'), 'SwitchScreen'),
  'order-confirm': from(() => import('./order-list'), 'OwnOrderListScreen'),
  'order-records': from(() => import('./order-records'), 'OrderRecordsScreen'),
  plans: from(() => import('./plans'), 'PlansScreen'),
  'new-plan': from(() => import('./new-plan'), 'NewPlanScreen'),
  'new-switch-plan': from(() => import('./new-plan'), 'SwitchPlanScreen'),
  'smart-switch': from(() => import('./new-plan'), 'SwitchPlanScreen'),
  dividends: from(() => import('./dividends'), 'DividendsScreen'),
  'plan-move': from(() => import('./plan-move'), 'PlanMoveScreen'),
  'cash-account': from(() => import('./cash-account'), 'CashAccountScreen'),
  'cash-top-up': from(() => import('./cash-account'), 'TopUpScreen'),
  'cash-withdrawal': from(() => import('./cash-account'), 'WithdrawalScreen'),
  login: from(() => import('./login'), 'LoginScreen', 'first'),
  'reset-credentials': from(() => import('./credentials'), 'ResetCredentialsScreen'),
  'reset-pin': from(() => import('./credentials'), 'ResetPinScreen'),
  'activate-pin': from(() => import('./credentials'), 'ActivatePinScreen'),
  'change-password': from(() => import('./credentials'), 'ChangePasswordScreen'),
  'reset-trading': from(() => import('./credentials'), 'TradingResetScreen'),
  username: from(() => import('./credentials'), 'UsernameScreen'),
  'local-login': from(() => import('./local-login'), 'LocalLoginScreen', 'first'),
  're-auth-local': from(() => import('./re-authentication'), 'LocalStepUpScreen'),
  're-auth-passkey': from(() => import('./re-authentication'), 'PasskeyStepUpScreen'),
  're-auth-callback': from(() => import('./re-authentication'), 'StepUpReturnScreen'),
  're-auth-redirect': from(() => import('./re-authentication'), 'StepUpRedirectScreen'),
  'not-found': from(() => import('./messages'), 'NotFoundScreen', 'first'),
  'general-error': from(() => import('./messages'), 'GeneralErrorScreen', 'first'),
  'logged-out': from(() => import('./messages'), 'LoggedOutScreen', 'first'),
};

/** Loads screens from the features that they belong to. */
export class FeatureScreens extends ScreenCode {
  constructor(private readonly loader: FeatureLoader) {
    super();
  }

  load(name: ScreenName): Promise<ComponentType> {
    return screens[name](this.loader);
  }
}

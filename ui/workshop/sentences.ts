import { useTexts } from '../i18n/use-texts';

/** Rules that a password is held against, of those that the portal has sentences for. */
export const passwordRules = ['length', 'uppercase', 'number', 'not-user-code', 'no-keyboard-run'] as const;
type PasswordRule = (typeof passwordRules)[number];

/** The sentences of the portal that stories show: the only place of the workshop that names the catalogues' keys. */
export function useSentences() {
  const { t, language } = useTexts();
  return {
    language,
    product: t('common:product'),
    tryAgain: t('common:panel.retry'),
    partFailed: t('common:panel.failed'),
    outdated: t('common:panel.outdated'),
    waiting: t('shell:loading'),
    close: t('common:api.modal-cta-close'),
    copyCode: t('common:api.copy-code'),
    logIn: t('login:submit'),
    forgotPin: t('login:forgot-pin'),
    showTyped: t('login:show'),
    username: t('login:username'),
    usernameHint: t('login:intro'),
    usernameMissing: t('login:username-required'),
    secret: t('login:secret'),
    secretMalformed: t('login:secret-malformed'),
    accountLocked: t('common:error-codes.LOG0005'),
    sessionOver: t('common:error-codes.SESSION_EXPIRED'),
    reload: t('common:page.reload'),
    toAccount: t('common:page.to-account'),
    mayHaveArrived: t('common:page.may-have-arrived'),
    portfolio: t('common:title.portfolio'),
    fund: t('portfolio:fund'),
    value: t('portfolio:value'),
    cost: t('portfolio:cost'),
    profit: t('portfolio:profit-loss'),
    returnRate: t('portfolio:return-rate'),
    layout: t('toolbar:layout'),
    layoutTable: t('toolbar:layout-table'),
    layoutCards: t('toolbar:layout-card'),
    order: t('toolbar:order'),
    highestFirst: t('toolbar:order-descending'),
    lowestFirst: t('toolbar:order-ascending'),
    amount: t('order-list:amount'),
    account: t('order-list:account'),
    feeRate: t('order-list:fee-rate'),
    belowMinimum: (minimum: string) => t('order-list:problem-below-minimum', { minimum }),
    discardTitle: t('order-list:own-cancel-title'),
    discardText: t('order-list:own-cancel-text'),
    discardKeep: t('order-list:own-cancel-keep'),
    discardGo: t('order-list:own-cancel-go'),
    listTitle: t('order-list:confirm-title', { count: 1 }),
    listIntro: t('order-list:own-confirm-intro'),
    statusGood: t('plans:status-active'),
    statusOpen: t('plans:status-suspended'),
    statusOff: t('plans:status-terminated'),
    nonePlanned: t('plans:none'),
    noneText: t('plans:none-text'),
    codeIntro: t('one-time-code:intro'),
    codeRejected: t('one-time-code:rejected', { count: 2 }),
    codeSubmit: t('one-time-code:submit'),
    ruleText: (rule: PasswordRule) => t(`credentials:secret-rules.password-rule-${rule}`),
  };
}

export type Sentences = ReturnType<typeof useSentences>;

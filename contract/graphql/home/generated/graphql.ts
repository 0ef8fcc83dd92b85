/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The place or the occasion that a message is for [ENUM-21]. */
export type MessageType =
  /** The legal text at the foot of the page. */
  | 'DISCLAIMER'
  /** A note on risk that goes with an order. */
  | 'FUND_HIGH_RISK_MESSAGE'
  /** A notice of maintenance, before and after login. */
  | 'MAINTENANCE'
  /** News on the pages before login. */
  | 'PRELOGIN_NEWS'
  /** A note on rights that goes with an order. */
  | 'RIGHT_DIFF_NOTES'
  /** News in the side bar. */
  | 'SIDE_BAR_PROMOTION'
  /** A notice of a typhoon or another closure of the market. */
  | 'TYPHOON';

/** Which MasterAccount's Cash Account is meant [GQL-27]. */
export type VcaAccountFilter = {
  /** The number of the MasterAccount. */
  accountNo: string;
};

/** Which transactions of a Cash Account are meant [GQL-28]. */
export type VcaTransactionsFilter = {
  /** The number of the MasterAccount. */
  accountNo: string;
  /** The states that are meant: pending, accepted or rejected; null for all of them [ENUM-50]. */
  transactionStatus?: Array<string> | null | undefined;
};

export type VcaAccountQueryVariables = Exact<{
  filter: VcaAccountFilter;
}>;


export type VcaAccountQuery = { vcaAccount: Array<{ accountNo: string, accountCurrency: string, vcaSid: string, accountStatus: string | null, ledgerBalance: string | null, availableBalance: string | null, balancePrecision: number | null, balanceLastUpdateTime: string | null }> };

export type VcaAccountFieldsFragment = { accountNo: string, accountCurrency: string, vcaSid: string, accountStatus: string | null, ledgerBalance: string | null, availableBalance: string | null, balancePrecision: number | null, balanceLastUpdateTime: string | null };

export type VcaTransactionFieldsFragment = { vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null };

export type VcaTransactionsQueryVariables = Exact<{
  filter: VcaTransactionsFilter;
  filter2: VcaTransactionsFilter;
}>;


export type VcaTransactionsQuery = { completed: Array<{ vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null }>, pending: Array<{ vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null }> };

export type ClientTiersQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientTiersQuery = { clientTiers: { holdingAmount: string | null, membershipTier: string | null, investmentTier: string | null } | null };

export type ClientTierFieldsFragment = { holdingAmount: string | null, membershipTier: string | null, investmentTier: string | null };

export type HeldVcaTransactionsQueryVariables = Exact<{
  filter: VcaAccountFilter;
}>;


export type HeldVcaTransactionsQuery = { heldVcaTransactions: Array<{ heldUntil: string, cancelledAt: string | null, transaction: { vcaTransactionSid: string } }> };

export type HomePanelsHkQueryVariables = Exact<{
  typhoon: boolean;
  sideBar: boolean;
  orderNotes: boolean;
  announcements: boolean;
  plans: boolean;
  tier: boolean;
  cashAccount: boolean;
  cashTransactions: boolean;
  account: VcaAccountFilter;
  completed: VcaTransactionsFilter;
  pending: VcaTransactionsFilter;
}>;


export type HomePanelsHkQuery = { typhoon?: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, sideBar?: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, highRisk?: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, rightDiffNotes?: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, announcements?: Array<{ headerText: string | null, headerURL: string | null, descText: string | null, locale: string | null, position: number | null }>, regularPlansHK?: Array<{ accountNo: string, refNo: string, currency: string, amount: string | null, frequency: string | null, dayOfMonth: number | null, status: string | null, lastUpdateTime: string | null, fund: { name: { code: string, value: string | null } } }>, clientTiers?: { holdingAmount: string | null, membershipTier: string | null, investmentTier: string | null } | null, vcaAccount?: Array<{ accountNo: string, accountCurrency: string, vcaSid: string, accountStatus: string | null, ledgerBalance: string | null, availableBalance: string | null, balancePrecision: number | null, balanceLastUpdateTime: string | null }>, completed?: Array<{ vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null }>, pending?: Array<{ vcaTransactionSid: string, transactionCurrency: string, transactionLastUpdateTime: string | null, transactionType: string | null, amountSigNum: number | null, amount: string | null, amountPrecision: number | null, transactionStatus: string | null, paymentStatus: string | null, carriedForwardBalance: string | null, balancePrecision: number | null, remark: string | null }> };

export type HomePanelsTwQueryVariables = Exact<{
  typhoon: boolean;
  sideBar: boolean;
  orderNotes: boolean;
  announcements: boolean;
  tier: boolean;
  suitability: boolean;
  services: boolean;
  nextStep: number;
}>;


export type HomePanelsTwQuery = { typhoon?: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, sideBar?: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, highRisk?: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, rightDiffNotes?: { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> } | null, announcements?: Array<{ headerText: string | null, headerURL: string | null, descText: string | null, locale: string | null, position: number | null, announceDate: string | null }>, clientTiers?: { holdingAmount: string | null, membershipTier: string | null, investmentTier: string | null } | null, userSuitabilityTW?: { clientKycUpdateFrequency: string | null, accountHolderSuitabilities: Array<{ clientRiskLevel: string | null, updateDate: string | null, forceLowRisk: boolean | null, kycRiskLevel: string | null, enhancedSuitabilityUpdateDate: string | null, kycStatus: string | null, toBeLowRisk: boolean | null, latestKycVersion: string | null }>, user: { genderType: string | null } | null }, systemTW?: { preOrderEnabled: boolean | null, ipoEnabled: boolean | null } };

export type PanelMessageFragment = { enable: boolean, type: MessageType, values: Array<{ code: string, value: string | null }> };

export type RegularPlansHkQueryVariables = Exact<{ [key: string]: never; }>;


export type RegularPlansHkQuery = { regularPlansHK: Array<{ accountNo: string, refNo: string, currency: string, amount: string | null, frequency: string | null, dayOfMonth: number | null, status: string | null, lastUpdateTime: string | null, fund: { name: { code: string, value: string | null } } }> };

export type RegularPlanFieldsFragment = { accountNo: string, refNo: string, currency: string, amount: string | null, frequency: string | null, dayOfMonth: number | null, status: string | null, lastUpdateTime: string | null, fund: { name: { code: string, value: string | null } } };

export type UserSuitabilityTwForEnhancedSuitabilityQueryVariables = Exact<{
  nextStep: number;
}>;


export type UserSuitabilityTwForEnhancedSuitabilityQuery = { userSuitabilityTW: { clientKycUpdateFrequency: string | null, accountHolderSuitabilities: Array<{ clientRiskLevel: string | null, updateDate: string | null, forceLowRisk: boolean | null, kycRiskLevel: string | null, enhancedSuitabilityUpdateDate: string | null, kycStatus: string | null, toBeLowRisk: boolean | null, latestKycVersion: string | null }>, user: { genderType: string | null } | null } };

export type SuitabilityFieldsFragment = { clientKycUpdateFrequency: string | null, accountHolderSuitabilities: Array<{ clientRiskLevel: string | null, updateDate: string | null, forceLowRisk: boolean | null, kycRiskLevel: string | null, enhancedSuitabilityUpdateDate: string | null, kycStatus: string | null, toBeLowRisk: boolean | null, latestKycVersion: string | null }>, user: { genderType: string | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const VcaAccountFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VcaAccountFields on VcaAccount {
  accountNo
  accountCurrency
  vcaSid
  accountStatus
  ledgerBalance
  availableBalance
  balancePrecision
  balanceLastUpdateTime
}
    `, {"fragmentName":"VcaAccountFields"}) as unknown as TypedDocumentString<VcaAccountFieldsFragment, unknown>;
export const VcaTransactionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VcaTransactionFields on VcaTransaction {
  vcaTransactionSid
  transactionCurrency
  transactionLastUpdateTime
  transactionType
  amountSigNum
  amount
  amountPrecision
  transactionStatus
  paymentStatus
  carriedForwardBalance
  balancePrecision
  remark
}
    `, {"fragmentName":"VcaTransactionFields"}) as unknown as TypedDocumentString<VcaTransactionFieldsFragment, unknown>;
export const ClientTierFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ClientTierFields on ClientTier {
  holdingAmount
  membershipTier
  investmentTier
}
    `, {"fragmentName":"ClientTierFields"}) as unknown as TypedDocumentString<ClientTierFieldsFragment, unknown>;
export const PanelMessageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PanelMessage on Message {
  enable
  type
  values {
    code
    value
  }
}
    `, {"fragmentName":"PanelMessage"}) as unknown as TypedDocumentString<PanelMessageFragment, unknown>;
export const RegularPlanFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegularPlanFields on RegularPlanHK {
  accountNo
  refNo
  fund {
    name {
      code
      value
    }
  }
  currency
  amount
  frequency
  dayOfMonth
  status
  lastUpdateTime
}
    `, {"fragmentName":"RegularPlanFields"}) as unknown as TypedDocumentString<RegularPlanFieldsFragment, unknown>;
export const SuitabilityFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SuitabilityFields on UserSuitabilityTW {
  accountHolderSuitabilities {
    clientRiskLevel
    updateDate
    forceLowRisk
    kycRiskLevel
    enhancedSuitabilityUpdateDate
    kycStatus
    toBeLowRisk
    latestKycVersion
  }
  user {
    genderType
  }
  clientKycUpdateFrequency
}
    `, {"fragmentName":"SuitabilityFields"}) as unknown as TypedDocumentString<SuitabilityFieldsFragment, unknown>;
export const VcaAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query VcaAccount($filter: VcaAccountFilter!) {
  vcaAccount(filter: $filter) {
    ...VcaAccountFields
  }
}
    fragment VcaAccountFields on VcaAccount {
  accountNo
  accountCurrency
  vcaSid
  accountStatus
  ledgerBalance
  availableBalance
  balancePrecision
  balanceLastUpdateTime
}`, {"kind":"query","name":"VcaAccount"}) as unknown as TypedDocumentString<VcaAccountQuery, VcaAccountQueryVariables>;
export const VcaTransactionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query VcaTransactions($filter: VcaTransactionsFilter!, $filter2: VcaTransactionsFilter!) {
  completed: vcaTransactions(filter: $filter) {
    ...VcaTransactionFields
  }
  pending: vcaTransactions(filter: $filter2) {
    ...VcaTransactionFields
  }
}
    fragment VcaTransactionFields on VcaTransaction {
  vcaTransactionSid
  transactionCurrency
  transactionLastUpdateTime
  transactionType
  amountSigNum
  amount
  amountPrecision
  transactionStatus
  paymentStatus
  carriedForwardBalance
  balancePrecision
  remark
}`, {"kind":"query","name":"VcaTransactions"}) as unknown as TypedDocumentString<VcaTransactionsQuery, VcaTransactionsQueryVariables>;
export const ClientTiersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ClientTiers {
  clientTiers {
    ...ClientTierFields
  }
}
    fragment ClientTierFields on ClientTier {
  holdingAmount
  membershipTier
  investmentTier
}`, {"kind":"query","name":"ClientTiers"}) as unknown as TypedDocumentString<ClientTiersQuery, ClientTiersQueryVariables>;
export const HeldVcaTransactionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HeldVcaTransactions($filter: VcaAccountFilter!) {
  heldVcaTransactions(filter: $filter) {
    heldUntil
    cancelledAt
    transaction {
      vcaTransactionSid
    }
  }
}
    `, {"kind":"query","name":"HeldVcaTransactions"}) as unknown as TypedDocumentString<HeldVcaTransactionsQuery, HeldVcaTransactionsQueryVariables>;
export const HomePanelsHkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomePanelsHK($typhoon: Boolean!, $sideBar: Boolean!, $orderNotes: Boolean!, $announcements: Boolean!, $plans: Boolean!, $tier: Boolean!, $cashAccount: Boolean!, $cashTransactions: Boolean!, $account: VcaAccountFilter!, $completed: VcaTransactionsFilter!, $pending: VcaTransactionsFilter!) {
  typhoon: message(type: TYPHOON) @include(if: $typhoon) {
    ...PanelMessage
  }
  sideBar: message(type: SIDE_BAR_PROMOTION) @include(if: $sideBar) {
    ...PanelMessage
  }
  highRisk: message(type: FUND_HIGH_RISK_MESSAGE) @include(if: $orderNotes) {
    ...PanelMessage
  }
  rightDiffNotes: message(type: RIGHT_DIFF_NOTES) @include(if: $orderNotes) {
    ...PanelMessage
  }
  announcements: announcementsHK @include(if: $announcements) {
    headerText
    headerURL
    descText
    locale
    position
  }
  regularPlansHK @include(if: $plans) {
    ...RegularPlanFields
  }
  clientTiers @include(if: $tier) {
    ...ClientTierFields
  }
  vcaAccount(filter: $account) @include(if: $cashAccount) {
    ...VcaAccountFields
  }
  completed: vcaTransactions(filter: $completed) @include(if: $cashTransactions) {
    ...VcaTransactionFields
  }
  pending: vcaTransactions(filter: $pending) @include(if: $cashTransactions) {
    ...VcaTransactionFields
  }
}
    fragment VcaAccountFields on VcaAccount {
  accountNo
  accountCurrency
  vcaSid
  accountStatus
  ledgerBalance
  availableBalance
  balancePrecision
  balanceLastUpdateTime
}
fragment VcaTransactionFields on VcaTransaction {
  vcaTransactionSid
  transactionCurrency
  transactionLastUpdateTime
  transactionType
  amountSigNum
  amount
  amountPrecision
  transactionStatus
  paymentStatus
  carriedForwardBalance
  balancePrecision
  remark
}
fragment ClientTierFields on ClientTier {
  holdingAmount
  membershipTier
  investmentTier
}
fragment PanelMessage on Message {
  enable
  type
  values {
    code
    value
  }
}
fragment RegularPlanFields on RegularPlanHK {
  accountNo
  refNo
  fund {
    name {
      code
      value
    }
  }
  currency
  amount
  frequency
  dayOfMonth
  status
  lastUpdateTime
}`, {"kind":"query","name":"HomePanelsHK"}) as unknown as TypedDocumentString<HomePanelsHkQuery, HomePanelsHkQueryVariables>;
export const HomePanelsTwDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomePanelsTW($typhoon: Boolean!, $sideBar: Boolean!, $orderNotes: Boolean!, $announcements: Boolean!, $tier: Boolean!, $suitability: Boolean!, $services: Boolean!, $nextStep: Int!) {
  typhoon: message(type: TYPHOON) @include(if: $typhoon) {
    ...PanelMessage
  }
  sideBar: message(type: SIDE_BAR_PROMOTION) @include(if: $sideBar) {
    ...PanelMessage
  }
  highRisk: message(type: FUND_HIGH_RISK_MESSAGE) @include(if: $orderNotes) {
    ...PanelMessage
  }
  rightDiffNotes: message(type: RIGHT_DIFF_NOTES) @include(if: $orderNotes) {
    ...PanelMessage
  }
  announcements: announcementsTW @include(if: $announcements) {
    headerText
    headerURL
    descText
    locale
    position
    announceDate
  }
  clientTiers @include(if: $tier) {
    ...ClientTierFields
  }
  userSuitabilityTW(nextStep: $nextStep) @include(if: $suitability) {
    ...SuitabilityFields
  }
  systemTW @include(if: $services) {
    preOrderEnabled
    ipoEnabled
  }
}
    fragment ClientTierFields on ClientTier {
  holdingAmount
  membershipTier
  investmentTier
}
fragment PanelMessage on Message {
  enable
  type
  values {
    code
    value
  }
}
fragment SuitabilityFields on UserSuitabilityTW {
  accountHolderSuitabilities {
    clientRiskLevel
    updateDate
    forceLowRisk
    kycRiskLevel
    enhancedSuitabilityUpdateDate
    kycStatus
    toBeLowRisk
    latestKycVersion
  }
  user {
    genderType
  }
  clientKycUpdateFrequency
}`, {"kind":"query","name":"HomePanelsTW"}) as unknown as TypedDocumentString<HomePanelsTwQuery, HomePanelsTwQueryVariables>;
export const RegularPlansHkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RegularPlansHK {
  regularPlansHK {
    ...RegularPlanFields
  }
}
    fragment RegularPlanFields on RegularPlanHK {
  accountNo
  refNo
  fund {
    name {
      code
      value
    }
  }
  currency
  amount
  frequency
  dayOfMonth
  status
  lastUpdateTime
}`, {"kind":"query","name":"RegularPlansHK"}) as unknown as TypedDocumentString<RegularPlansHkQuery, RegularPlansHkQueryVariables>;
export const UserSuitabilityTwForEnhancedSuitabilityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserSuitabilityTWForEnhancedSuitability($nextStep: Int!) {
  userSuitabilityTW(nextStep: $nextStep) {
    ...SuitabilityFields
  }
}
    fragment SuitabilityFields on UserSuitabilityTW {
  accountHolderSuitabilities {
    clientRiskLevel
    updateDate
    forceLowRisk
    kycRiskLevel
    enhancedSuitabilityUpdateDate
    kycStatus
    toBeLowRisk
    latestKycVersion
  }
  user {
    genderType
  }
  clientKycUpdateFrequency
}`, {"kind":"query","name":"UserSuitabilityTWForEnhancedSuitability"}) as unknown as TypedDocumentString<UserSuitabilityTwForEnhancedSuitabilityQuery, UserSuitabilityTwForEnhancedSuitabilityQueryVariables>;
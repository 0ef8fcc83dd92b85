/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type UserPortfolioHkQueryVariables = Exact<{ [key: string]: never; }>;


export type UserPortfolioHkQuery = { userPortfolioHK: { userId: string, effectiveCrr: string | null, crrLastUpdateDate: string | null, latestTier: string | null, userNameWithTitle: string, lastLoginDate: string | null, investorType: string | null, isStaff: boolean | null, isStaffApproval: boolean | null, autheEnabled: boolean | null, withActiveRSP: boolean | null, rspMigrationEligible: boolean | null, illegibleReasons: Array<string> | null, passwordChangeReminder: boolean | null, hasUserIdAlias: boolean | null, showUserIdAliasTooltip: boolean | null, showPromoCode: boolean | null, standingDi: boolean | null, isSingleAccountUser: boolean | null, mfaIndicator: string | null, mfaReminderMessage: string | null, dvtCompleted: boolean | null, etradingRight: boolean | null, thisMonthIsBirthDayMonth: boolean | null, isStaff7days: boolean | null, isStaff60days: boolean | null, isOA2: boolean | null, isVCClient: boolean | null, vcaEnabled: boolean | null, referralCode: string | null, amlReactivationEligibility: string | null, tierDetail: { tier: string | null, holdingAmount: string | null, holdingAmountCurrency: string | null, startDate: string | null, endDate: string | null } | null, email: { email: string | null } | null, msAccounts: Array<{ msAccountNo: string, isStaffApproval: boolean | null }> | null, taAccountHKs: Array<{ accountSid: string, accountNo: string, spiCurrencies: Array<string> | null }> | null } };

export type UserPortfolioTwQueryVariables = Exact<{ [key: string]: never; }>;


export type UserPortfolioTwQuery = { userPortfolioTW: { userId: string, effectiveCrr: string | null, crrLastUpdateDate: string | null, latestTier: string | null, userNameWithTitle: string, lastLoginDate: string | null, investorType: string | null, isStaff: boolean | null, isStaffApproval: boolean | null, autheEnabled: boolean | null, elderlyIndicator: boolean | null, disadvantagedElderlyIndicator: boolean | null, isStaffOnsMoneyApproval: boolean | null, hasOffshoreNonEcAccount: boolean | null, clientSid: string | null, tierDetail: { tier: string | null, holdingAmount: string | null, holdingAmountCurrency: string | null, startDate: string | null, endDate: string | null } | null, email: { email: string | null } | null, accountSupplementalInfoList: Array<{ etradingRight: boolean | null, amc: string | null, accountStatus: string | null, isFATCA: boolean | null }> | null } };

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

export const UserPortfolioHkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserPortfolioHK {
  userPortfolioHK {
    userId
    effectiveCrr
    crrLastUpdateDate
    latestTier
    tierDetail {
      tier
      holdingAmount
      holdingAmountCurrency
      startDate
      endDate
    }
    userNameWithTitle
    lastLoginDate
    investorType
    isStaff
    isStaffApproval
    email {
      email
    }
    autheEnabled
    withActiveRSP
    rspMigrationEligible
    illegibleReasons
    msAccounts {
      msAccountNo
      isStaffApproval
    }
    taAccountHKs {
      accountSid
      accountNo
      spiCurrencies
    }
    passwordChangeReminder
    hasUserIdAlias
    showUserIdAliasTooltip
    showPromoCode
    standingDi
    isSingleAccountUser
    mfaIndicator
    mfaReminderMessage
    dvtCompleted
    etradingRight
    thisMonthIsBirthDayMonth
    isStaff7days
    isStaff60days
    isOA2
    isVCClient
    vcaEnabled
    referralCode
    amlReactivationEligibility
  }
}
    `, {"kind":"query","name":"UserPortfolioHK"}) as unknown as TypedDocumentString<UserPortfolioHkQuery, UserPortfolioHkQueryVariables>;
export const UserPortfolioTwDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserPortfolioTW {
  userPortfolioTW {
    userId
    effectiveCrr
    crrLastUpdateDate
    latestTier
    tierDetail {
      tier
      holdingAmount
      holdingAmountCurrency
      startDate
      endDate
    }
    userNameWithTitle
    lastLoginDate
    investorType
    isStaff
    isStaffApproval
    email {
      email
    }
    autheEnabled
    elderlyIndicator
    disadvantagedElderlyIndicator
    isStaffOnsMoneyApproval
    hasOffshoreNonEcAccount
    accountSupplementalInfoList {
      etradingRight
      amc
      accountStatus
      isFATCA
    }
    clientSid
  }
}
    `, {"kind":"query","name":"UserPortfolioTW"}) as unknown as TypedDocumentString<UserPortfolioTwQuery, UserPortfolioTwQueryVariables>;
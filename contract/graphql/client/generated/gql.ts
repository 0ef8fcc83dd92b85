/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query UserPortfolioHK {\n  userPortfolioHK {\n    userId\n    effectiveCrr\n    crrLastUpdateDate\n    latestTier\n    tierDetail {\n      tier\n      holdingAmount\n      holdingAmountCurrency\n      startDate\n      endDate\n    }\n    userNameWithTitle\n    lastLoginDate\n    investorType\n    isStaff\n    isStaffApproval\n    email {\n      email\n    }\n    autheEnabled\n    withActiveRSP\n    rspMigrationEligible\n    illegibleReasons\n    msAccounts {\n      msAccountNo\n      isStaffApproval\n    }\n    taAccountHKs {\n      accountSid\n      accountNo\n      spiCurrencies\n    }\n    passwordChangeReminder\n    hasUserIdAlias\n    showUserIdAliasTooltip\n    showPromoCode\n    standingDi\n    isSingleAccountUser\n    mfaIndicator\n    mfaReminderMessage\n    dvtCompleted\n    etradingRight\n    thisMonthIsBirthDayMonth\n    isStaff7days\n    isStaff60days\n    isOA2\n    isVCClient\n    vcaEnabled\n    referralCode\n    amlReactivationEligibility\n  }\n}\n\nquery UserPortfolioTW {\n  userPortfolioTW {\n    userId\n    effectiveCrr\n    crrLastUpdateDate\n    latestTier\n    tierDetail {\n      tier\n      holdingAmount\n      holdingAmountCurrency\n      startDate\n      endDate\n    }\n    userNameWithTitle\n    lastLoginDate\n    investorType\n    isStaff\n    isStaffApproval\n    email {\n      email\n    }\n    autheEnabled\n    elderlyIndicator\n    disadvantagedElderlyIndicator\n    isStaffOnsMoneyApproval\n    hasOffshoreNonEcAccount\n    accountSupplementalInfoList {\n      etradingRight\n      amc\n      accountStatus\n      isFATCA\n    }\n    clientSid\n  }\n}": typeof types.UserPortfolioHkDocument,
};
const documents: Documents = {
    "query UserPortfolioHK {\n  userPortfolioHK {\n    userId\n    effectiveCrr\n    crrLastUpdateDate\n    latestTier\n    tierDetail {\n      tier\n      holdingAmount\n      holdingAmountCurrency\n      startDate\n      endDate\n    }\n    userNameWithTitle\n    lastLoginDate\n    investorType\n    isStaff\n    isStaffApproval\n    email {\n      email\n    }\n    autheEnabled\n    withActiveRSP\n    rspMigrationEligible\n    illegibleReasons\n    msAccounts {\n      msAccountNo\n      isStaffApproval\n    }\n    taAccountHKs {\n      accountSid\n      accountNo\n      spiCurrencies\n    }\n    passwordChangeReminder\n    hasUserIdAlias\n    showUserIdAliasTooltip\n    showPromoCode\n    standingDi\n    isSingleAccountUser\n    mfaIndicator\n    mfaReminderMessage\n    dvtCompleted\n    etradingRight\n    thisMonthIsBirthDayMonth\n    isStaff7days\n    isStaff60days\n    isOA2\n    isVCClient\n    vcaEnabled\n    referralCode\n    amlReactivationEligibility\n  }\n}\n\nquery UserPortfolioTW {\n  userPortfolioTW {\n    userId\n    effectiveCrr\n    crrLastUpdateDate\n    latestTier\n    tierDetail {\n      tier\n      holdingAmount\n      holdingAmountCurrency\n      startDate\n      endDate\n    }\n    userNameWithTitle\n    lastLoginDate\n    investorType\n    isStaff\n    isStaffApproval\n    email {\n      email\n    }\n    autheEnabled\n    elderlyIndicator\n    disadvantagedElderlyIndicator\n    isStaffOnsMoneyApproval\n    hasOffshoreNonEcAccount\n    accountSupplementalInfoList {\n      etradingRight\n      amc\n      accountStatus\n      isFATCA\n    }\n    clientSid\n  }\n}": types.UserPortfolioHkDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserPortfolioHK {\n  userPortfolioHK {\n    userId\n    effectiveCrr\n    crrLastUpdateDate\n    latestTier\n    tierDetail {\n      tier\n      holdingAmount\n      holdingAmountCurrency\n      startDate\n      endDate\n    }\n    userNameWithTitle\n    lastLoginDate\n    investorType\n    isStaff\n    isStaffApproval\n    email {\n      email\n    }\n    autheEnabled\n    withActiveRSP\n    rspMigrationEligible\n    illegibleReasons\n    msAccounts {\n      msAccountNo\n      isStaffApproval\n    }\n    taAccountHKs {\n      accountSid\n      accountNo\n      spiCurrencies\n    }\n    passwordChangeReminder\n    hasUserIdAlias\n    showUserIdAliasTooltip\n    showPromoCode\n    standingDi\n    isSingleAccountUser\n    mfaIndicator\n    mfaReminderMessage\n    dvtCompleted\n    etradingRight\n    thisMonthIsBirthDayMonth\n    isStaff7days\n    isStaff60days\n    isOA2\n    isVCClient\n    vcaEnabled\n    referralCode\n    amlReactivationEligibility\n  }\n}\n\nquery UserPortfolioTW {\n  userPortfolioTW {\n    userId\n    effectiveCrr\n    crrLastUpdateDate\n    latestTier\n    tierDetail {\n      tier\n      holdingAmount\n      holdingAmountCurrency\n      startDate\n      endDate\n    }\n    userNameWithTitle\n    lastLoginDate\n    investorType\n    isStaff\n    isStaffApproval\n    email {\n      email\n    }\n    autheEnabled\n    elderlyIndicator\n    disadvantagedElderlyIndicator\n    isStaffOnsMoneyApproval\n    hasOffshoreNonEcAccount\n    accountSupplementalInfoList {\n      etradingRight\n      amc\n      accountStatus\n      isFATCA\n    }\n    clientSid\n  }\n}"): typeof import('./graphql').UserPortfolioHkDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

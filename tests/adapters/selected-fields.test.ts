import { readdirSync, readFileSync } from 'node:fs';
import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { describe, expect, it } from 'vitest';

const tier =
  'tierDetail.tier tierDetail.holdingAmount tierDetail.holdingAmountCurrency tierDetail.startDate tierDetail.endDate';
const user = `userId effectiveCrr crrLastUpdateDate latestTier ${tier} userNameWithTitle lastLoginDate investorType isStaff
  isStaffApproval email.email autheEnabled`;
const vcaTransaction = `vcaTransactionSid transactionCurrency transactionLastUpdateTime transactionType amountSigNum amount
  amountPrecision transactionStatus paymentStatus carriedForwardBalance balancePrecision remark heldUntil cancelledAt`;

describe('a GraphQL document', () => {
  it.each([
    [
      'UserPortfolioHK',
      'userPortfolioHK',
      `${user} withActiveRSP rspMigrationEligible illegibleReasons msAccounts.msAccountNo msAccounts.isStaffApproval
        taAccountHKs.accountSid taAccountHKs.accountNo taAccountHKs.spiCurrencies passwordChangeReminder hasUserIdAlias
        showUserIdAliasTooltip showPromoCode standingDi isSingleAccountUser mfaIndicator mfaReminderMessage dvtCompleted
        etradingRight thisMonthIsBirthDayMonth isStaff7days isStaff60days isOA2 isVCClient vcaEnabled referralCode
        amlReactivationEligibility`,
    ],
    [
      // The reminder of an old password is Taiwan’s too [MSG-17].
      'UserPortfolioTW',
      'userPortfolioTW',
      `${user} passwordChangeReminder elderlyIndicator disadvantagedElderlyIndicator isStaffOnsMoneyApproval
        hasOffshoreNonEcAccount accountSupplementalInfoList.etradingRight accountSupplementalInfoList.amc
        accountSupplementalInfoList.accountStatus accountSupplementalInfoList.isFATCA clientSid`,
    ],
    [
      'UserSuitabilityTWForEnhancedSuitability',
      'userSuitabilityTW',
      `accountHolderSuitabilities.clientRiskLevel accountHolderSuitabilities.updateDate
        accountHolderSuitabilities.forceLowRisk accountHolderSuitabilities.kycRiskLevel
        accountHolderSuitabilities.enhancedSuitabilityUpdateDate accountHolderSuitabilities.kycStatus
        accountHolderSuitabilities.toBeLowRisk accountHolderSuitabilities.latestKycVersion user.genderType
        clientKycUpdateFrequency`,
    ],
    [
      'VcaAccount',
      'vcaAccount',
      `accountNo accountCurrency vcaSid accountStatus ledgerBalance availableBalance balancePrecision
        balanceLastUpdateTime`,
    ],
    ['SystemTW', 'systemTW', 'preOrderEnabled ipoEnabled'],
    [
      // Both regions’ periods, and those that a comparison of funds shows beside them.
      'FundPreviews',
      'fundPreviews',
      `name.code name.value isinCode fundPrice.bid fundPrice.nav fundPrice.date baseCurrency fundRiskRating
        fundPerformance.oneMonth fundPerformance.threeMonth fundPerformance.sixMonth fundPerformance.oneYear
        fundPerformance.twoYear fundPerformance.threeYear fundPerformance.fiveYear fundPerformance.yearToDate
        fundPerformance.sinceStart fundPerformance.performanceEffectiveDate availability.availBuy
        availability.availRSPBuy availability.availERSPBuy availability.availSchBuy availability.availSell
        availability.availSwitchSell jfFundCode statusNormal ivrCode`,
    ],
    ['VcaTransactions', 'completed', vcaTransaction],
    ['VcaTransactions', 'pending', vcaTransaction],
    ['AddVcaTransaction', 'addVcaTransaction', vcaTransaction],
    ['CancelVcaTransaction', 'cancelVcaTransaction', vcaTransaction],
  ])('[OPEN-21] selects exactly the fields of its entity: %s, %s', (operation, part, fields) => {
    expect(selected(operation, part)).toEqual(fields.split(/\s+/).sort());
  });

  it('[OPEN-21] bears the name that the contract gives its operation', () => {
    const named = `HoldingStatisticsHK HoldingStatisticsTW HoldingStatisticsHKPlain HoldingStatisticsHKInitial HoldingStatisticsHKExcel
      UserPortfolioHK UserPortfolioTW ClientTiers RegularPlansHK FundPreviews LocalUserLogin LocalUserReAuth
      AddVcaTransaction`;
    expect(operations.map(({ name }) => name?.value)).toEqual(expect.arrayContaining(named.split(/\s+/)));
  });
});

const folder = 'adapters/graphql';
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
  .flatMap((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')).definitions);
const operations = documents.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));
const fragments = new Map(
  documents.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
);

/** The paths of the fields below one part of an operation, in alphabetical order. */
function selected(operation: string, part: string): readonly string[] {
  const found = operations.find(({ name }) => name?.value === operation);
  const field = fieldsOf(found?.selectionSet).find(({ name, alias }) => (alias ?? name).value === part);
  return pathsOf(field?.selectionSet).sort();
}

const pathsOf = (set: SelectionSetNode | undefined): string[] =>
  fieldsOf(set).flatMap(({ name, selectionSet }) =>
    selectionSet ? pathsOf(selectionSet).map((path) => `${name.value}.${path}`) : [name.value],
  );

const fieldsOf = (set: SelectionSetNode | undefined): FieldNode[] =>
  (set?.selections ?? []).flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one];
    return one.kind === Kind.FRAGMENT_SPREAD
      ? fieldsOf(fragments.get(one.name.value)?.selectionSet)
      : fieldsOf(one.selectionSet);
  });

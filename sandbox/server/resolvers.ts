import type {
  AddVcaTransactionMutationVariables,
  CancelVcaTransactionMutationVariables,
  HoldVcaTransactionMutationVariables,
} from '../../contract/graphql/cash/generated/graphql';
import type {
  GainsAndIncomeQueryVariables,
  PlanOutcomesQueryVariables,
  PortfolioHistoryQueryVariables,
} from '../../contract/graphql/performance/generated/graphql';
import type { HoldingStatisticsFilter } from '../../contract/graphql/holdings/generated/graphql';
import type { MessageType } from '../../contract/graphql/visitors/generated/graphql';
import type { VcaAccountFilter, VcaTransactionsFilter } from '../../contract/graphql/home/generated/graphql';
import type { Region } from '../../domain/region';
import { activeSpi, sameDayDda } from '../banking/hong-kong-bank-accounts';
import { addVcaTransaction, holdVcaTransaction } from '../cash-account/add-cash-transaction';
import { cancelVcaTransaction } from '../cash-account/cancel-cash-transaction';
import { heldVcaTransactions, vcaAccount, vcaTransactions } from '../cash-account/find-cash-accounts';
import { userPortfolioHK, userPortfolioTW } from '../clients/user-portfolio';
import { loadReinvestedDividends } from '../dividends/reinvested-dividends';
import { fundDetails } from '../fund-records/fund-details';
import { fundPrices } from '../fund-records/fund-prices';
import { fundOrderTerms, newFundCodes } from '../funds/fund-order-terms';
import { loadPurchaseLimits } from '../funds/purchase-limits';
import { fundPeriods, previewFunds } from '../funds/preview-funds';
import { findAnnouncements } from '../notices/find-announcements';
import { findMessage } from '../notices/find-message';
import { findPromotions } from '../notices/find-promotions';
import { answerPlanOutcomes } from '../performance/plan-outcomes';
import { answerGainsAndIncome } from '../performance/gains-and-income';
import { answerPortfolioHistory } from '../performance/portfolio-history';
import { clientHoldings } from '../portfolio/client-holdings';
import { exchangeRateDates, loadHeldFunds } from '../portfolio/holding-details';
import { parseHoldingQuery } from '../portfolio/holding-query';
import { loadHoldingStatistics } from '../portfolio/holding-statistics';
import { clientPlans } from '../regular-plans/client-plans';
import { localUserReAuth } from '../re-authentication/local-user-re-auth';
import { localUserLogin } from '../sessions/local-user-login';
import {
  loadContradictions,
  kindOfStep,
  questionnaireInForce,
  wholeQuestionnaire,
} from '../suitability/questionnaire-in-force';
import { userSuitability } from '../suitability/user-suitability';
import { clientTier } from '../tiers/client-tier';
import { systemFlags } from '../trading/system-flags';
import type { CallContext } from '../wire/call-context';
import { ApiError } from '../wire/api-error';

type Statistics = ReturnType<typeof loadHoldingStatistics>;

const whenAsked = {
  tableViewDetails: ({ tableViewDetails }: Statistics) => tableViewDetails(),
  pieChartNodes: ({ pieChartNodes }: Statistics) => pieChartNodes(),
  holdingStatisticsDetails: ({ holdingStatisticsDetails }: Statistics) => holdingStatisticsDetails(),
};

/** One resolver for each root field of the contract; everything below is plain values, but for what isn't worked out unless it is asked for. */
export const resolvers = {
  Query: {
    holdingStatisticsHK: (_: unknown, { filter, country }: FilterArgument, context: CallContext) => {
      onlyOf('HK', country);
      return statistics('HK', filter, context);
    },
    holdingStatisticsTW: (_: unknown, { filter }: FilterArgument, context: CallContext) =>
      statistics('TW', filter, context),
    userPortfolioHK: async (_: unknown, __: object, context: CallContext) => {
      onlyIn('HK', context);
      return userPortfolioHK(await context.client(), context);
    },
    userPortfolioTW: async (_: unknown, __: object, context: CallContext) => {
      onlyIn('TW', context);
      return userPortfolioTW(await context.client(), context);
    },
    clientTiers: (_: unknown, __: object, context: CallContext) => clientTier(context),
    fundPreviews: (_: unknown, { codes }: { codes: readonly string[] }, context: CallContext) =>
      previewFunds(codes, context),
    fundDetails: (_: unknown, { codes }: { codes: readonly string[] }, context: CallContext) =>
      fundDetails(codes, context),
    fundPrices: (_: unknown, { codes }: { codes: readonly string[] }, context: CallContext) =>
      fundPrices(codes, context),
    fundPeriods: (_: unknown, { codes }: { codes: readonly string[] }, context: CallContext) =>
      fundPeriods(codes, context),
    portfolioHistory: (_: unknown, asked: PortfolioHistoryQueryVariables, context: CallContext) =>
      answerPortfolioHistory(asked, context),
    gainsAndIncome: (_: unknown, variables: GainsAndIncomeQueryVariables, context: CallContext) =>
      answerGainsAndIncome(variables, context),
    planOutcomes: (_: unknown, variables: PlanOutcomesQueryVariables, context: CallContext) =>
      answerPlanOutcomes(variables, context),
    heldFunds: (_: unknown, __: object, context: CallContext) => loadHeldFunds(context),
    exchangeRateDates: (_: unknown, __: object, context: CallContext) => exchangeRateDates(context),
    regularPlansHK: async (_: unknown, __: object, context: CallContext) => {
      onlyIn('HK', context);
      return clientPlans(context.server.database, (await context.client()).id, context.language);
    },
    vcaAccount: (_: unknown, { filter }: { filter: VcaAccountFilter }, context: CallContext) => {
      onlyIn('HK', context);
      return vcaAccount(filter, context);
    },
    vcaTransactions: (_: unknown, { filter }: { filter: VcaTransactionsFilter }, context: CallContext) => {
      onlyIn('HK', context);
      return vcaTransactions(filter, context);
    },
    heldVcaTransactions: (_: unknown, { filter }: { filter: VcaAccountFilter }, context: CallContext) => {
      onlyIn('HK', context);
      return heldVcaTransactions(filter, context);
    },
    activeSpiHK: (_: unknown, { status }: { status: string }, context: CallContext) => {
      onlyIn('HK', context);
      return activeSpi(status, context);
    },
    sameDayDdaHK: (_: unknown, { accountCurrency }: { accountCurrency: string }, context: CallContext) => {
      onlyIn('HK', context);
      return sameDayDda(accountCurrency, context);
    },
    message: (_: unknown, { type }: { type: MessageType }, { server, language }: CallContext) =>
      findMessage(server, type, language),
    preLoginDataTW: async (_: unknown, __: object, context: CallContext) => {
      onlyIn('TW', context);
      const { server, language } = context;
      return {
        news: await findMessage(server, 'PRELOGIN_NEWS', language),
        disclaimer: await findMessage(server, 'DISCLAIMER', language),
        promotions: await findPromotions(server, language, 'visitors'),
      };
    },
    announcementsHK: (_: unknown, __: object, context: CallContext) => announcements('HK', context),
    announcementsTW: (_: unknown, __: object, context: CallContext) => announcements('TW', context),
    userSuitabilityTW: async (_: unknown, { nextStep }: StepArgument, context: CallContext) => {
      onlyIn('TW', context);
      return userSuitability(context, nextStep);
    },
    enhancedSuitabilityTW: async (_: unknown, { nextStep }: StepArgument, context: CallContext) => {
      onlyIn('TW', context);
      await context.session();
      const { server, language } = context;
      const inForce = await questionnaireInForce(server, kindOfStep(nextStep));
      return wholeQuestionnaire(server, inForce, language);
    },
    questionnaireContradictionsTW: async (_: unknown, { nextStep }: StepArgument, context: CallContext) => {
      onlyIn('TW', context);
      await context.session();
      return loadContradictions(context.server, await questionnaireInForce(context.server, kindOfStep(nextStep)));
    },
    systemTW: async (_: unknown, __: object, context: CallContext) => {
      onlyIn('TW', context);
      await context.client();
      return systemFlags(context.server.database);
    },
    fundOrderTermsTW: async (_: unknown, { codes }: { codes: readonly string[] }, context: CallContext) => {
      onlyIn('TW', context);
      await context.session();
      return fundOrderTerms(context.server, codes);
    },
    purchaseLimits: async (_: unknown, { codes }: { codes: readonly string[] }, context: CallContext) => {
      await context.session();
      return loadPurchaseLimits(context.server, codes);
    },
    newFundsTW: async (_: unknown, __: object, context: CallContext) => {
      onlyIn('TW', context);
      await context.session();
      return newFundCodes(context.server);
    },
    dividendRecordsTW: async (_: unknown, __: object, context: CallContext) => {
      onlyIn('TW', context);
      const { server, language } = context;
      return loadReinvestedDividends(server, { clientId: (await context.client()).id, language });
    },
  },
  HoldingStatisticsHK: whenAsked,
  HoldingStatisticsTW: { ...whenAsked, regionalSummaries: ({ regionalSummaries }: Statistics) => regionalSummaries() },
  Mutation: {
    localUserLogin: (_: unknown, typed: { userId: string; password: string }, context: CallContext) => {
      onlyIn('HK', context);
      return localUserLogin(typed, context);
    },
    addVcaTransaction: (_: unknown, instruction: AddVcaTransactionMutationVariables, context: CallContext) => {
      onlyIn('HK', context);
      return addVcaTransaction(instruction, context);
    },
    holdVcaTransaction: (_: unknown, instruction: HoldVcaTransactionMutationVariables, context: CallContext) => {
      onlyIn('HK', context);
      return holdVcaTransaction(instruction, context);
    },
    cancelVcaTransaction: (
      _: unknown,
      { vcaTransactionSid: sid }: CancelVcaTransactionMutationVariables,
      context: CallContext,
    ) => {
      onlyIn('HK', context);
      return cancelVcaTransaction(sid, context);
    },
    localUserReAuth: (_: unknown, typed: { nonce: string; password: string }, context: CallContext) => {
      onlyIn('HK', context);
      return localUserReAuth(typed, context);
    },
  },
};

type FilterArgument = { readonly filter: HoldingStatisticsFilter; readonly country?: string | null };

type StepArgument = { readonly nextStep: number };

/** They are told to clients alone [MSG-19]. */
async function announcements(region: Region, context: CallContext) {
  onlyIn(region, context);
  await context.session();
  return findAnnouncements(context.server, context.language);
}

async function statistics(region: Region, filter: HoldingStatisticsFilter, context: CallContext) {
  onlyIn(region, context);
  const { tradingType } = parseHoldingQuery(region, filter);
  return loadHoldingStatistics(await clientHoldings(context, tradingType), {
    region,
    filter,
    language: context.language,
  });
}

/** The Excel query names its country beside the filter; it can only be this one [PORT-50, CONFLICT-34]. */
function onlyOf(region: Region, country: string | null | undefined): void {
  if ((country ?? region) !== region) throw new ApiError(400, ['FILTER_INVALID']);
}

/** Fields of the other region aren't served [API-10]. */
function onlyIn(region: Region, { server }: CallContext): void {
  if (server.region !== region) throw new ApiError(404, ['NOT_AVAILABLE_IN_REGION']);
}

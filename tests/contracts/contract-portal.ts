import { GraphqlClientNotices } from '../../adapters/graphql/notices/graphql-client-notices';
import { GraphqlCashAccounts } from '../../adapters/graphql/home/graphql-cash-accounts';
import { GraphqlClientTiers } from '../../adapters/graphql/home/graphql-client-tiers';
import { GraphqlFundPreviews } from '../../adapters/graphql/funds/graphql-fund-previews';
import { GraphqlFundRecords } from '../../adapters/graphql/fund/graphql-fund-records';
import { GraphqlHoldings } from '../../adapters/graphql/holdings/graphql-holdings';
import { GraphqlHoldingsByAccount } from '../../adapters/graphql/holdings/graphql-holdings-by-account';
import { GraphqlLocalSessions } from '../../adapters/graphql/local-login/graphql-local-sessions';
import { GraphqlMessages } from '../../adapters/graphql/visitors/graphql-messages';
import { GraphqlOpenServices } from '../../adapters/graphql/menu/graphql-open-services';
import { GraphqlPromotions } from '../../adapters/graphql/visitors/graphql-promotions';
import { GraphqlSameDayDebits } from '../../adapters/graphql/account/graphql-same-day-debits';
import { GraphqlStandingInstructions } from '../../adapters/graphql/account/graphql-standing-instructions';
import { GraphqlSuitabilityRecords } from '../../adapters/graphql/home/graphql-suitability-records';
import { GraphqlUsers } from '../../adapters/graphql/client/graphql-users';
import { GraphqlQuestionnaires } from '../../adapters/graphql/suitability/graphql-questionnaires';
import { GraphqlRegularPlans } from '../../adapters/graphql/home/graphql-regular-plans';
import { PreLoginDataReader } from '../../adapters/graphql/visitors/pre-login-data';
import type { Transport } from '../../adapters/http/transport';
import { RestAssessments } from '../../adapters/rest/suitability/rest-assessments';
import { RestBankAccounts } from '../../adapters/rest/account/rest-bank-accounts';
import { RestClientOffers } from '../../adapters/rest/notices/rest-client-offers';
import { RestClientPoints } from '../../adapters/rest/home/rest-client-points';
import { RestDividendFunds } from '../../adapters/rest/menu/rest-dividend-funds';
import { RestCommunicationPreferences } from '../../adapters/rest/account/rest-communication-preferences';
import { RestIdentityDocuments } from '../../adapters/rest/account/rest-identity-documents';
import { RestFunds } from '../../adapters/rest/funds/rest-funds';
import { RestPlanMigrations } from '../../adapters/rest/home/rest-plan-migrations';
import { RestPriceAlertChanges } from '../../adapters/rest/account/rest-price-alert-changes';
import { RestPriceAlerts } from '../../adapters/rest/holdings/rest-price-alerts';
import { RestPromotions } from '../../adapters/rest/visitors/rest-promotions';
import { RestRiskRatings } from '../../adapters/rest/suitability/rest-risk-ratings';
import { RestSameDayDebits } from '../../adapters/rest/account/rest-same-day-debits';
import { RestSessions } from '../../adapters/rest/rest-sessions';
import { RestTips } from '../../adapters/rest/visitors/rest-tips';
import { RestTopFunds } from '../../adapters/rest/top-funds/rest-top-funds';
import { RestViewingSettings } from '../../adapters/rest/holdings/rest-viewing-settings';
import type { Credentials } from '../../application/ports/sessions';
import type { Region } from '../../domain/region';
import { aWorld } from '../adapters/support/world';

/** What a contract is checked on: where the answers come from, and who may log in there. */
export type ContractSetting = {
  readonly region: Region;
  readonly openTransport: () => Transport;
  readonly credentials: Credentials;
  /** The one-time code that was sent last. */
  readonly lastCode: () => Promise<string>;
};

/** A visitor's portal: the ports of a region over one transport, as the container wires them. */
export function aPortal({ region, openTransport, credentials, lastCode }: ContractSetting) {
  const world = aWorld(region, openTransport());
  const { rest, graphql, sessionEnd, clock, epoch, locale } = world;
  const preLoginData = new PreLoginDataReader(graphql, locale);
  const sessions = new RestSessions(rest, region, sessionEnd, clock, epoch);
  return {
    world,
    sessions,
    localSessions: new GraphqlLocalSessions(graphql, sessionEnd, epoch),
    clientTiers: new GraphqlClientTiers(graphql, region),
    clientPoints: new RestClientPoints(rest, region),
    clientNotices: new GraphqlClientNotices(graphql, region),
    clientOffers: new RestClientOffers(rest),
    questionnaires: new GraphqlQuestionnaires(graphql),
    assessments: new RestAssessments(rest),
    riskRatings: new RestRiskRatings(rest),
    suitabilityRecords: new GraphqlSuitabilityRecords(graphql),
    openServices: new GraphqlOpenServices(graphql),
    dividendFunds: new RestDividendFunds(rest),
    funds: new RestFunds(rest, region),
    fundPreviews: new GraphqlFundPreviews(graphql),
    fundRecords: new GraphqlFundRecords(graphql),
    users: new GraphqlUsers(graphql, region),
    regularPlans: new GraphqlRegularPlans(graphql),
    planMigrations: new RestPlanMigrations(rest),
    cashAccounts: new GraphqlCashAccounts(graphql, sessionEnd),
    priceAlerts: new RestPriceAlerts(rest, region),
    priceAlertChanges: new RestPriceAlertChanges(rest, region),
    bankAccounts: new RestBankAccounts(rest),
    standingInstructions: new GraphqlStandingInstructions(graphql),
    sameDayDebits: region === 'HK' ? new GraphqlSameDayDebits(graphql) : new RestSameDayDebits(rest),
    communicationPreferences: new RestCommunicationPreferences(rest),
    identityDocuments: new RestIdentityDocuments(rest, 10_000),
    viewingSettings: new RestViewingSettings(rest, region),
    holdings: new GraphqlHoldings(graphql, region),
    holdingsByAccount: new GraphqlHoldingsByAccount(graphql),
    messages: new GraphqlMessages(graphql, region, preLoginData),
    promotions: region === 'HK' ? new RestPromotions(rest) : new GraphqlPromotions(preLoginData),
    tips: new RestTips(rest, locale),
    topFunds: new RestTopFunds(rest),
    signIn: async (): Promise<void> => {
      const answer = valueOf(await sessions.logOn(credentials));
      if (!answer.oneTimeCode) return;
      await sessions.sendOneTimeCode('mobile');
      if (!valueOf(await sessions.validateOneTimeCode(await lastCode()))) throw new Error('the code was not accepted');
    },
  };
}

/** The value of an answer that a test can't go on without. */
export function valueOf<T>(answer: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!answer.ok) throw new Error(`the call failed: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

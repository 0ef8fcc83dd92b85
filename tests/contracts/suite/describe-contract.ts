import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContractTarget } from '../contract-target';
import { describeAccountSecurity } from './describe-account-security';
import { describeContacts } from './describe-contacts';
import { describeAssessments } from './describe-assessments';
import { describeBankAccountChanges } from './describe-bank-account-changes';
import { describeBankAccounts } from './describe-bank-accounts';
import { describeClientMessages } from './describe-client-messages';
import { describeClientNotices } from './describe-client-notices';
import { describeClientSummaries } from './describe-client-summaries';
import { describeCommunication } from './describe-communication';
import { describeCredentialResets } from './describe-credential-resets';
import { describeDividendInstructions } from './describe-dividend-instructions';
import { describeFundRecords } from './describe-fund-records';
import { describeFunds } from './describe-funds';
import { describeHoldings } from './describe-holdings';
import { describeHoldingsByAccount } from './describe-holdings-by-account';
import { describeIdentityDocuments } from './describe-identity-documents';
import { describeLocalSessions } from './describe-local-sessions';
import { describeOrderCheckPorts } from './describe-order-check-ports';
import { describeOrderLists } from './describe-order-lists';
import { describeOrderPorts } from './describe-order-ports';
import { describeOrderRecords } from './describe-order-records';
import { describePasskeys } from './describe-passkeys';
import { describePortfolioHistory } from './describe-portfolio-history';
import { describePlainCalls } from './describe-plain-calls';
import { describePlanSchedules } from './describe-plan-schedules';
import { describePlansAndCash } from './describe-plans-and-cash';
import { describeReAuthentications } from './describe-re-authentications';
import { describeServices } from './describe-services';
import { describeSessions } from './describe-sessions';
import { describeGainsReports } from './describe-gains-reports';
import { describePlanOutcomes } from './describe-plan-outcomes';
import { describeStatements } from './describe-statements';
import { describePinResets } from './describe-pin-resets';
import { describeSecretChanges } from './describe-secret-changes';
import { describeTradingResets } from './describe-trading-resets';
import { describeUsernames } from './describe-usernames';
import { describeSuitability } from './describe-suitability';
import { describeUsers } from './describe-users';
import { describeViewingSettings } from './describe-viewing-settings';
import { describeVisitorPanels } from './describe-visitor-panels';
import { describeDealingClosures } from './describe-dealing-closures';
import { describeWatchList } from './describe-watch-list';

declare module 'vitest' {
  // Vitest's own way to keep something with a test is to add to its interface.
  interface TaskMeta {
    /** The names of the calls that the test made. */
    calls?: readonly string[];
  }
}

/** The contract of one region: what all its ports keep to, and that every answer has the agreed shape. */
export function describeContract(target: ContractTarget): void {
  describe(target.name, () => {
    beforeEach(() => target.mayGoOn());
    afterEach(({ task }) => {
      task.meta.calls = target.answers.newCalls();
    });
    afterEach(() => expect(target.answers.newObjections(), 'answers that the contract doesn’t know').toEqual([]));

    // What logs in anew comes first: a server may end a client's other sessions then.
    if (target.region === 'HK') describeLocalSessions(target);
    if (target.region === 'TW') describeCredentialResets(target);
    else describePinResets(target);
    describeSessions(target);
    describeAccountSecurity(target);
    describeContacts(target);
    describeBankAccountChanges(target);
    describePasskeys(target);
    describeUsers(target);
    describeClientMessages(target);
    describeClientNotices(target);
    describeClientSummaries(target);
    describeWatchList(target);
    describeSecretChanges(target);
    if (target.region === 'TW') describeTradingResets(target);
    describeUsernames(target);
    describeBankAccounts(target);
    describeCommunication(target);
    describeFunds(target);
    describeFundRecords(target);
    describeHoldings(target);
    describePortfolioHistory(target);
    describeGainsReports(target);
    describePlanOutcomes(target);
    describeViewingSettings(target);
    describeVisitorPanels(target);
    describePlainCalls(target);
    describeOrderLists(target);
    describePlanSchedules(target);
    if (target.region === 'TW') {
      describeServices(target);
      describeDividendInstructions(target);
    }
    if (target.region === 'HK') {
      describeHoldingsByAccount(target);
      describePlansAndCash(target);
      describeIdentityDocuments(target);
      describeReAuthentications(target);
    }
    describeOrderRecords(target);
    describeDealingClosures(target);
    describeStatements(target);
    describeSuitability(target);
    describeAssessments(target);
    if (target.region === 'TW') {
      describeOrderPorts(target);
      describeOrderCheckPorts(target);
    }

    it('[API-10, OPEN-18] answers only what its OpenAPI document says, call by call', () => {
      expect(target.answers.count).toBeGreaterThan(0);
      expect(target.answers.allObjections).toEqual([]);
    });
  });
}

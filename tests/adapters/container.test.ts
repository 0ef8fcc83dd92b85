// @vitest-environment jsdom
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { describe, expect, it } from 'vitest';
import { Transport } from '../../adapters/http/transport';
import { AccountSecurity } from '../../application/ports/account/account-security';
import { BankAccounts } from '../../application/ports/account/bank-accounts';
import { CashInstructions } from '../../application/ports/cash/cash-instructions';
import { CashAccounts } from '../../application/ports/home/cash-accounts';
import { Assessments } from '../../application/ports/suitability/assessments';
import { Chatbot } from '../../application/ports/chatbot/chatbot';
import { ClientNotices } from '../../application/ports/notices/client-notices';
import { ClientOffers } from '../../application/ports/notices/client-offers';
import { AccountOverviews } from '../../application/ports/notices/account-overviews';
import { PageFlows } from '../../application/ports/notices/page-flows';
import { ClientPoints } from '../../application/ports/home/client-points';
import { ClientTiers } from '../../application/ports/home/client-tiers';
import { CommunicationPreferences } from '../../application/ports/account/communication-preferences';
import { IdentityDocuments } from '../../application/ports/account/identity-documents';
import { CredentialResets } from '../../application/ports/credentials/credential-resets';
import { Spreadsheets } from '../../application/ports/export/spreadsheets';
import { DividendInstructions } from '../../application/ports/dividends/dividend-instructions';
import { DividendFunds } from '../../application/ports/menu/dividend-funds';
import { FundOrderTerms } from '../../application/ports/funds/fund-order-terms';
import { FundPreviews } from '../../application/ports/funds/fund-previews';
import { DealingClosures } from '../../application/ports/dealing/dealing-closures';
import { FundRecords } from '../../application/ports/fund/fund-records';
import { Funds } from '../../application/ports/funds/funds';
import { Holdings } from '../../application/ports/holdings/holdings';
import { HoldingsByAccount } from '../../application/ports/export/holdings-by-account';
import { LatestQuestionnaires } from '../../application/ports/suitability/latest-questionnaires';
import { LocalSessions } from '../../application/ports/local-login/local-sessions';
import { Messages } from '../../application/ports/visitors/messages';
import { OpenServices } from '../../application/ports/menu/open-services';
import { FundAgreements } from '../../application/ports/orders/fund-agreements';
import { OrderChecks } from '../../application/ports/orders/order-checks';
import { OrderCompositions } from '../../application/ports/orders/order-compositions';
import { OrderLists } from '../../application/ports/orders/order-lists';
import { OrderSubmissions } from '../../application/ports/orders/order-submissions';
import { TabLocks } from '../../application/ports/orders/tab-locks';
import { OrderMessages } from '../../application/ports/notices/order-messages';
import { DividendRecords } from '../../application/ports/records/dividend-records';
import { Distributions } from '../../application/ports/records/distributions';
import { OrderRecords } from '../../application/ports/records/order-records';
import { LocalProofs } from '../../application/ports/re-authentication/local-proofs';
import { Authenticator } from '../../application/ports/passkeys/authenticator';
import { PasskeyLogins } from '../../application/ports/passkeys/passkey-logins';
import { Passkeys } from '../../application/ports/passkeys/passkeys';
import { PasskeyProofs } from '../../application/ports/re-authentication/passkey-proofs';
import { ProofPages } from '../../application/ports/re-authentication/proof-pages';
import { ReAuthentications } from '../../application/ports/re-authentication/re-authentications';
import { RequestNonces } from '../../application/ports/re-authentication/request-nonces';
import { FileSaving } from '../../application/ports/statements/file-saving';
import { Statements } from '../../application/ports/statements/statements';
import { PendingSubmissions } from '../../application/ports/submissions/pending-submissions';
import { PageViews } from '../../application/ports/page-views';
import { PlanMigrations } from '../../application/ports/home/plan-migrations';
import { PriceAlertChanges } from '../../application/ports/account/price-alert-changes';
import { PriceAlerts } from '../../application/ports/holdings/price-alerts';
import { Promotions } from '../../application/ports/visitors/promotions';
import { Questionnaires } from '../../application/ports/suitability/questionnaires';
import { RegularPlans } from '../../application/ports/home/regular-plans';
import { RiskRatings } from '../../application/ports/suitability/risk-ratings';
import { SameDayDebits } from '../../application/ports/account/same-day-debits';
import { SessionEnd } from '../../application/ports/session-end';
import { KeepAlive } from '../../application/ports/keep-alive/keep-alive';
import { Sessions } from '../../application/ports/sessions';
import { StandingInstructions } from '../../application/ports/account/standing-instructions';
import { SuitabilityRecords } from '../../application/ports/home/suitability-records';
import { TabChannel } from '../../application/ports/tab-channel';
import { Tips } from '../../application/ports/visitors/tips';
import { TopFunds } from '../../application/ports/top-funds/top-funds';
import { Users } from '../../application/ports/client/users';
import { ViewingSettings } from '../../application/ports/holdings/viewing-settings';
import { type DataBlock, parsePortalConfiguration } from '../../config/portal-configuration';
import { buildContainer } from '../../container';
import type { Region } from '../../domain/region';
import { PinResets } from '../../application/ports/credentials/pin-resets';
import { SecretChanges } from '../../application/ports/credentials/secret-changes';
import { TradingResets } from '../../application/ports/credentials/trading-resets';
import { Usernames } from '../../application/ports/credentials/usernames';
import { PlanSchedules } from '../../application/ports/plans/plan-schedules';
import { WatchList } from '../../application/ports/watch-list/watch-list';
import type { PortGroup } from '../../application/ports/port-group';
import { ModuleLoader } from '../../ui/app/loading/module-loader';
import { projectRoot } from '../architecture-tree';
import { answer, ScriptedTransport } from './support/scripted-transport';

const startPorts: readonly ServiceIdentifier[] = [Sessions, SessionEnd, TabChannel, PageViews];

type PortsByGroup = Readonly<Record<PortGroup, readonly ServiceIdentifier[]>>;
const everywhere: PortsByGroup = {
  chatbot: [Chatbot],
  visitors: [Tips, Promotions, Messages],
  'local-login': [LocalSessions],
  'keep-alive': [KeepAlive],
  'top-funds': [TopFunds],
  client: [Users],
  holdings: [Holdings, PriceAlerts, ViewingSettings],
  export: [HoldingsByAccount, Spreadsheets],
  home: [ClientTiers, ClientPoints, SuitabilityRecords],
  cash: [],
  notices: [AccountOverviews, ClientNotices, ClientOffers, OrderMessages, PageFlows],
  funds: [Funds, FundPreviews, FundOrderTerms],
  fund: [FundRecords],
  dealing: [DealingClosures],
  account: [
    PriceAlertChanges,
    AccountSecurity,
    BankAccounts,
    SameDayDebits,
    CommunicationPreferences,
    IdentityDocuments,
  ],
  suitability: [RiskRatings, Assessments, LatestQuestionnaires, Questionnaires],
  submissions: [PendingSubmissions],
  orders: [OrderLists, OrderCompositions, OrderChecks, FundAgreements, OrderSubmissions, TabLocks],
  records: [OrderRecords, Distributions],
  're-authentication': [ReAuthentications, LocalProofs, PasskeyProofs, RequestNonces, ProofPages],
  passkeys: [Passkeys, PasskeyLogins, Authenticator],
  statements: [Statements, FileSaving],
  plans: [PlanSchedules],
  'watch-list': [WatchList],
  credentials: [SecretChanges, Usernames],
  dividends: [],
  menu: [],
};
const groupedPorts: Readonly<Record<Region, PortsByGroup>> = {
  HK: {
    ...everywhere,
    credentials: [SecretChanges, Usernames, PinResets],
    home: [...everywhere.home, RegularPlans, CashAccounts, PlanMigrations],
    cash: [CashInstructions],
    account: [...everywhere.account, StandingInstructions],
  },
  TW: {
    ...everywhere,
    credentials: [SecretChanges, Usernames, TradingResets, CredentialResets],
    dividends: [DividendInstructions],
    menu: [OpenServices, DividendFunds],
    records: [...everywhere.records, DividendRecords],
  },
};
const groups = Object.keys(everywhere);

/** The folders of a folder, by name. */
const foldersOf = (path: string): readonly string[] =>
  readdirSync(join(projectRoot, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

// jsdom knows no media queries.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

function configurationOf(region: 'HK' | 'TW', mode: 'live' | 'mock', chosen: DataBlock = {}) {
  const parsed = parsePortalConfiguration(JSON.stringify({ ...chosen, region, mode, environment: 'test' }));
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

describe.each(['HK', 'TW'] as const)('the container of %s', (region) => {
  it.each(['live', 'mock'] as const)('wires the ports of the start once in %s mode', async (mode) => {
    const container = await buildContainer(configurationOf(region, mode));
    for (const port of startPorts) expect(container.get(port)).toBe(container.get(port));
  });

  it.each(Object.entries(groupedPorts[region]))(
    'wires the ports of the group %s once, when they are first needed',
    async (group, ports) => {
      const container = await buildContainer(configurationOf(region, 'live'));
      for (const port of ports) expect(container.isBound(port)).toBe(false);
      const modules = container.get(ModuleLoader);
      // The keys are the groups, which TypeScript forgets.
      await Promise.all([modules.load(group as PortGroup), modules.load(group as PortGroup)]);
      for (const port of ports) expect(container.get(port)).toBe(container.get(port));
    },
  );

  it('[MOCK-01, CONF-23] answers by the mock in mock mode', async () => {
    const container = await buildContainer(configurationOf(region, 'mock'));
    await container.get(ModuleLoader).load('visitors');
    expect(await container.get(Tips).beforeLogin()).toMatchObject({ ok: true });
  });

  it('[CONFLICT-57] asks for the portfolio over the technology that is chosen, and for the rest of the group as ever', async () => {
    const transport = new ScriptedTransport(() => answer(200, []));
    const module = new ContainerModule(({ bind }) => {
      bind(Transport).toConstantValue(transport);
    });
    const container = await buildContainer(configurationOf(region, 'live', { adapters: { holdings: 'rest' } }), module);
    await container.get(ModuleLoader).load('holdings');
    for (const port of everywhere.holdings) expect(container.get(port)).toBe(container.get(port));
    expect(await container.get(Holdings).held()).toEqual({ ok: true, value: [] });
    expect(await container.get(HoldingsByAccount).accounts()).toEqual({ ok: true, value: [] });
    expect(transport.requests.map(({ name }) => name)).toEqual(['portfolio', 'portfolio']);
  });

  it('takes another transport for tests', async () => {
    const transport = new ScriptedTransport(() => answer(200, []));
    const module = new ContainerModule(({ bind }) => {
      bind(Transport).toConstantValue(transport);
    });
    const container = await buildContainer(configurationOf(region, 'live'), module);
    await container.get(ModuleLoader).load('visitors');
    await container.get(Tips).beforeLogin();
    await container.get(ModuleLoader).load('holdings');
    await container.get(Holdings).load({ type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' });
    expect(transport.requests.map(({ name }) => name)[0]).toBe('preLoginCoolKnowledge');
    expect(transport.last.name).toMatch(/^HoldingStatistics/);
  });
});

describe('the groups of ports', () => {
  it('are the folders of the ports', () => {
    expect(foldersOf('application/ports').toSorted()).toEqual(groups.toSorted());
  });

  it('each have adapters, in folders of their names', () => {
    const technologies = foldersOf('adapters');
    const wired = technologies.flatMap((technology) =>
      foldersOf(`adapters/${technology}`).filter((group) =>
        existsSync(join(projectRoot, 'adapters', technology, group, 'wiring.ts')),
      ),
    );
    expect([...new Set(wired)].toSorted()).toEqual(groups.toSorted());
  });

  it('hold every port that lies in their folders, in one region at least', () => {
    const files = foldersOf('application/ports').flatMap((group) =>
      readdirSync(join(projectRoot, 'application/ports', group)),
    );
    const bound = new Set([...Object.values(groupedPorts.HK), ...Object.values(groupedPorts.TW)].flat());
    expect(bound.size).toBe(files.length);
  });
});

// @vitest-environment jsdom
import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { describe, expect, it } from 'vitest';
import { Transport } from '../../adapters/http/transport';
import { BankAccounts } from '../../application/ports/bank-accounts';
import { CashAccounts } from '../../application/ports/cash-accounts';
import { Assessments } from '../../application/ports/assessments';
import { Chatbot } from '../../application/ports/chatbot';
import { ClientNotices } from '../../application/ports/client-notices';
import { ClientOffers } from '../../application/ports/client-offers';
import { ClientPoints } from '../../application/ports/client-points';
import { ClientTiers } from '../../application/ports/client-tiers';
import { DividendFunds } from '../../application/ports/dividend-funds';
import { FundPreviews } from '../../application/ports/fund-previews';
import { FundRecords } from '../../application/ports/fund-records';
import { Funds } from '../../application/ports/funds';
import { Holdings } from '../../application/ports/holdings';
import { HoldingsByAccount } from '../../application/ports/holdings-by-account';
import { LocalSessions } from '../../application/ports/local-sessions';
import { Messages } from '../../application/ports/messages';
import { OpenServices } from '../../application/ports/open-services';
import { PageViews } from '../../application/ports/page-views';
import { PlanMigrations } from '../../application/ports/plan-migrations';
import { PriceAlertChanges } from '../../application/ports/price-alert-changes';
import { PriceAlerts } from '../../application/ports/price-alerts';
import { Promotions } from '../../application/ports/promotions';
import { Questionnaires } from '../../application/ports/questionnaires';
import { RegularPlans } from '../../application/ports/regular-plans';
import { RiskRatings } from '../../application/ports/risk-ratings';
import { SameDayDebits } from '../../application/ports/same-day-debits';
import { SessionEnd } from '../../application/ports/session-end';
import { Sessions } from '../../application/ports/sessions';
import { StandingInstructions } from '../../application/ports/standing-instructions';
import { SuitabilityRecords } from '../../application/ports/suitability-records';
import { TabChannel } from '../../application/ports/tab-channel';
import { Tips } from '../../application/ports/tips';
import { TopFunds } from '../../application/ports/top-funds';
import { Users } from '../../application/ports/users';
import { ViewingSettings } from '../../application/ports/viewing-settings';
import { parsePortalConfiguration } from '../../config/portal-configuration';
import { buildContainer } from '../../container';
import type { Region } from '../../domain/region';
import { type PortGroup, PortWiring } from '../../ui/app/port-wiring';
import { answer, ScriptedTransport } from './support/scripted-transport';

const ports: readonly ServiceIdentifier[] = [
  ...[Sessions, TopFunds, Users, LocalSessions],
  ...[SessionEnd, TabChannel, PageViews, Chatbot],
];
const laterPorts: Readonly<Record<Region, Readonly<Record<PortGroup, readonly ServiceIdentifier[]>>>> = {
  HK: {
    visitors: [Tips, Promotions, Messages],
    menu: [],
    holdings: [Holdings, HoldingsByAccount, PriceAlerts, ViewingSettings],
    fund: [FundRecords],
    suitability: [RiskRatings],
    account: [PriceAlertChanges, BankAccounts, SameDayDebits, StandingInstructions],
    home: [
      ...[ClientTiers, ClientNotices, SuitabilityRecords, FundPreviews, ClientPoints, ClientOffers, Funds],
      ...[RegularPlans, CashAccounts, PlanMigrations],
    ],
  },
  TW: {
    visitors: [Tips, Promotions, Messages],
    menu: [OpenServices, DividendFunds],
    holdings: [Holdings, HoldingsByAccount, PriceAlerts, ViewingSettings],
    fund: [FundRecords],
    suitability: [RiskRatings, Assessments, Questionnaires],
    account: [PriceAlertChanges, BankAccounts, SameDayDebits],
    home: [ClientTiers, ClientNotices, SuitabilityRecords, FundPreviews, ClientPoints, ClientOffers, Funds],
  },
};

// jsdom knows no media queries.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

function configurationOf(region: 'HK' | 'TW', mode: 'live' | 'mock') {
  const parsed = parsePortalConfiguration(JSON.stringify({ region, mode, environment: 'test' }));
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

describe.each(['HK', 'TW'] as const)('the container of %s', (region) => {
  it.each(['live', 'mock'] as const)('wires every port once in %s mode', async (mode) => {
    const container = await buildContainer(configurationOf(region, mode));
    for (const port of ports) expect(container.get(port)).toBe(container.get(port));
  });

  it.each(['holdings', 'home', 'fund', 'account', 'suitability'] as const)(
    'wires the ports of the %s once, when they are first needed',
    async (group) => {
      const container = await buildContainer(configurationOf(region, 'live'));
      for (const port of laterPorts[region][group]) expect(container.isBound(port)).toBe(false);
      const wiring = container.get(PortWiring);
      await Promise.all([wiring.arrive(group), wiring.arrive(group)]);
      for (const port of laterPorts[region][group]) expect(container.get(port)).toBe(container.get(port));
    },
  );

  it('[MOCK-01, CONF-23] answers by the mock in mock mode', async () => {
    const container = await buildContainer(configurationOf(region, 'mock'));
    await container.get(PortWiring).arrive('visitors');
    expect(await container.get(Tips).beforeLogin()).toMatchObject({ ok: true });
  });

  it('takes another transport for tests', async () => {
    const transport = new ScriptedTransport(() => answer(200, []));
    const module = new ContainerModule(({ bind }) => {
      bind(Transport).toConstantValue(transport);
    });
    const container = await buildContainer(configurationOf(region, 'live'), module);
    await container.get(PortWiring).arrive('visitors');
    await container.get(Tips).beforeLogin();
    await container.get(PortWiring).arrive('holdings');
    await container.get(Holdings).load({ type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' });
    expect(transport.requests.map(({ name }) => name)[0]).toBe('preLoginCoolKnowledge');
    expect(transport.last.name).toMatch(/^HoldingStatistics/);
  });
});

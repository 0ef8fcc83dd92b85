import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MockTransport } from '../../adapters/mock/mock-transport';
import type { Region } from '../../domain/region';
import type { ContractSetting } from './contract-portal';
import { cookieTransport } from './cookie-transport';
import { describeAssessments } from './describe-assessments';
import { describeBankAccounts } from './describe-bank-accounts';
import { describeClientNotices } from './describe-client-notices';
import { describeClientSummaries } from './describe-client-summaries';
import { describeUsers } from './describe-users';
import { describeCommunication } from './describe-communication';
import { describeIdentityDocuments } from './describe-identity-documents';
import { describeFundRecords } from './describe-fund-records';
import { describeFunds } from './describe-funds';
import { describeHoldings } from './describe-holdings';
import { describeHoldingsByAccount } from './describe-holdings-by-account';
import { describeLocalSessions } from './describe-local-sessions';
import { describePlansAndCash } from './describe-plans-and-cash';
import { describeServices } from './describe-services';
import { describeSessions } from './describe-sessions';
import { describeSuitability } from './describe-suitability';
import { describeViewingSettings } from './describe-viewing-settings';
import { describeVisitorPanels } from './describe-visitor-panels';
import { OpenApiChecker } from './open-api-checker';
import { SandboxProcess } from './sandbox-process';
import { SeenAnswers } from './seen-answers';

const typicalClients = {
  HK: { username: 'chanmei88', secret: '528314' },
  TW: { username: 'WANG8888', secret: 'Sunny4102Tea' },
};

/** Owes an identity document. */
const owing = { username: 'ngdormant4', secret: '846052' };

const overMocks = (region: Region): ContractSetting => ({
  region,
  openTransport: () => new MockTransport(region),
  credentials: typicalClients[region],
  lastCode: () => Promise.resolve('12345678'),
});

const sandbox = new SandboxProcess();
const seen = new SeenAnswers();

const overHttp = (region: Region): ContractSetting => ({
  region,
  openTransport: () => seen.around(cookieTransport(sandbox.address(region))),
  credentials: typicalClients[region],
  lastCode: () => newestCode(sandbox.address(region)),
});

for (const region of ['HK', 'TW'] as const)
  describePorts(`over the mocks of ${region}`, () => overMocks(region), region);

describe('the reference back end', () => {
  beforeAll(() => sandbox.start(), 120_000);
  afterAll(() => sandbox.stop());
  for (const region of ['HK', 'TW'] as const)
    describePorts(`over HTTP from the sandbox of ${region}`, () => overHttp(region), region);

  test('[API-10, OPEN-18] answers only what its OpenAPI document says, call by call', async () => {
    const checker = new OpenApiChecker(await (await fetch(`${sandbox.address('HK')}/sandbox/openapi.json`)).json());
    const answers = seen.all.flatMap(({ request: { method, url }, answer }) =>
      answer.kind === 'answered' && checker.knows(method, url) ? [{ method, url, ...answer }] : [],
    );
    expect(answers.flatMap((answer) => checker.objectionTo(answer) ?? [])).toEqual([]);
    // Of the 58 calls, all but a few are made by some port.
    expect(new Set(answers.map(({ method, url }) => `${method} ${url.split('?')[0] ?? ''}`)).size).toBeGreaterThan(60);
    expect(new Set(answers.map(({ status }) => status)).size).toBeGreaterThan(1);
  });
});

function describePorts(name: string, setting: () => ContractSetting, region: Region): void {
  describeSessions(name, setting);
  describeUsers(name, setting);
  describeClientNotices(name, setting);
  describeClientSummaries(name, setting);
  describeBankAccounts(name, setting);
  describeCommunication(name, setting);
  describeFunds(name, setting);
  describeFundRecords(name, setting);
  describeHoldings(name, setting);
  describeViewingSettings(name, setting);
  describeVisitorPanels(name, setting);
  if (region === 'TW') describeServices(name, setting);
  if (region === 'HK') {
    describeLocalSessions(name, setting);
    describeHoldingsByAccount(name, setting);
    describePlansAndCash(name, setting);
    describeIdentityDocuments(name, () => ({ ...setting(), credentials: owing }));
  }
  describeSuitability(name, setting);
  if (region === 'TW') describeAssessments(name, setting);
}

const outbox = z.array(z.object({ text: z.string() }));

async function newestCode(address: string): Promise<string> {
  const response = await fetch(`${address}/sandbox/outbox.json`);
  const sent = outbox.parse(await response.json());
  return sent.map(({ text }) => /\b\d{8}\b/.exec(text)?.[0]).find((code) => code !== undefined) ?? '';
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import { MockTransport } from '../../adapters/mock/mock-transport';
import { Sessions } from '../../application/ports/session/sessions';
import { recordedExtensions, unrecordedExtensions } from '../../contract/extensions';
import { type Region, regions } from '../../domain/region';
import { clientsOf, parseClientsFile } from './clients-file';
import { type ContractSetting, ContractTarget } from './contract-target';
import { cookieTransport } from './cookie-transport';
import { newestCode } from './kit/newest-code';
import { SandboxProcess } from './sandbox-process';
import { describeDemonstration } from './describe-demonstration';
import { describeContract } from './suite/describe-contract';
import { describeOverRest } from './suite/describe-over-rest';
import { describeSameAnswers } from './suite/describe-same-answers';
import { describeSamePortfolio } from './suite/describe-same-portfolio';

const kit = join(import.meta.dirname, 'kit');
// The day that the mocks were recorded on, on which the sandbox's clock stands still.
const file = parseClientsFile(readFileSync(join(kit, 'demonstration-clients.json'), 'utf8'), '2026-11-20');
if (!file.ok) throw new Error(file.error);
const clients = file.value;

type Choice = Required<Pick<ContractSetting, 'name' | 'chosen'>>;

/** A portal that is told to ask by REST alone for whatever GraphQL answers too. */
const overRest = (name: string): Choice => ({
  name,
  chosen: {
    adapters: {
      clientNotices: 'rest',
      clientTiers: 'rest',
      holdings: 'rest',
      messages: 'rest',
      regularPlans: 'rest',
      suitabilityRecords: 'rest',
    },
  },
});

/** The demonstration's clients have all that the suite asks for: what can't be tried here is a failure. */
const notTried = (reason: string): never => {
  throw new Error(`not tried: ${reason}`);
};

/** The tests of extensions that no recording has whole are skipped. */
const notRecorded = (reason: string): never => {
  const test = unrecordedExtensions.some((name) => reason.includes(`"${name}"`)) ? getCurrentTest() : undefined;
  return test ? test.context.skip(reason) : notTried(reason);
};

const overMocks = (region: Region, choice?: Choice): ContractTarget =>
  new ContractTarget({
    region,
    name: choice?.name ?? `the mocks of ${region}`,
    chosen: { ...choice?.chosen, extensions: [...recordedExtensions] },
    known: clientsOf(clients, region),
    openTransport: () => new MockTransport(region),
    lastCode: () => Promise.resolve('12345678'),
    notTried: notRecorded,
  });

for (const region of regions) {
  describeOwn(overMocks(region));
  describeOverRest(overMocks(region, overRest(`the mocks of ${region}, over REST alone`)));
}

const sandbox = new SandboxProcess();

const overHttp = (region: Region, chosen?: Choice): ContractTarget =>
  new ContractTarget({
    region,
    name: `the sandbox of ${region}, over HTTP`,
    ...chosen,
    known: clientsOf(clients, region),
    openTransport: () => cookieTransport(sandbox.address(region)),
    lastCode: (client) =>
      newestCode(client, { region, url: sandbox.address(region), folder: kit, ask: (question) => notTried(question) }),
    notTried,
  });

describe('the reference back end', () => {
  beforeAll(() => sandbox.start(), 120_000);
  afterAll(() => sandbox.stop());
  const targets = regions.map((region) => overHttp(region));
  for (const target of targets) describeOwn(target);

  describe.each(regions)('of %s', (region) => {
    const byRest = overHttp(region, overRest(`the sandbox of ${region}, over REST alone`));
    describeOverRest(byRest);
    describeSamePortfolio(byRest, overHttp(region));
    describeSameAnswers(byRest, overHttp(region));
  });

  test.each(targets.map((target) => [target.region, target] as const))(
    '[AUTH-06, OPEN-59] the reference back end of %s sends and takes no code where no login waits for one',
    async (_, target) => {
      const sessions = (await target.visit()).get(Sessions);
      const refused = { ok: false, error: { kind: 'unauthorized' } };
      expect(await sessions.sendOneTimeCode('email')).toMatchObject(refused);
      expect(await sessions.validateOneTimeCode('12345678')).toMatchObject(refused);
    },
  );

  test('[API-10] the reference back end is asked every call of its contract', () => {
    for (const { region, answers } of targets) {
      expect(answers.callsOf(region).filter((call) => !answers.answered.has(call))).toEqual([]);
      expect(answers.statuses.size).toBeGreaterThan(1);
    }
  });
});

/** The contract, and what our own data come to beside it: no other server is asked for that. */
function describeOwn(target: ContractTarget): void {
  describeContract(target);
  describeDemonstration(target);
}

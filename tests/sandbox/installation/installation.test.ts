import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importData } from '../../../sandbox/commands/import';
import { reset } from '../../../sandbox/commands/reset';
import { serve } from '../../../sandbox/commands/serve';
import { StartProblem } from '../../../sandbox/context/configuration/start-problem';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';
import { claimInstallation } from '../../../sandbox/installation/claim-installation';
import { openDatabase } from '../../../sandbox/installation/open-database';
import { aFundFolder, removeFundFolders, soundFolder } from '../../builders/fund-folder';
import { openTestDatabase } from '../support/test-database';
import { testConfiguration } from '../support/test-sandbox';

const environments = ['development', 'test', 'production'] as const;
type Environment = (typeof environments)[number];

const ofDemonstration =
  'The data folder d holds demonstration clients, whose passwords are public: NODE_ENV=production does not open it';
const ofProduction =
  'The data folder d holds a production installation: only NODE_ENV=production opens it; set DATA_DIR or DATABASE_URL to another place';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(async () => {
  await open.database.execute(sql`drop schema if exists drizzle cascade`);
  await open.database.execute(sql`drop schema public cascade`);
  await open.database.execute(sql`create schema public`);
});
afterAll(() => open.close());

const claim = (environment: Environment) =>
  claimInstallation(open, { environment, where: 'The data folder d', migrates: true });
const migrate = () => open.prepare(() => Promise.resolve());

async function addClient(id: string): Promise<void> {
  const moment = new Date('2026-11-20T10:00:00+08:00');
  await open.database.insert(clients).values({
    id,
    region: 'TW',
    identityNumber: id,
    secretHash: '',
    tradingSecretHash: '',
    names: {},
    mobile: '',
    email: '',
    tierFrom: '2026-01-01',
    tierUntil: '2026-12-31',
    secretChangedAt: moment,
  });
}

/** Returns every environment's verdict on the database as it is now. */
async function answers(): Promise<readonly (readonly [Environment, string])[]> {
  const said: [Environment, string][] = [];
  for (const environment of environments)
    said.push([
      environment,
      await claim(environment).then(
        () => 'opened',
        (problem: unknown) => (problem instanceof StartProblem ? problem.message : 'broke'),
      ),
    ]);
  return said;
}

const opensAs = (kind: 'demonstration' | 'production') =>
  kind === 'demonstration'
    ? [
        ['development', 'opened'],
        ['test', 'opened'],
        ['production', ofDemonstration],
      ]
    : [
        ['development', ofProduction],
        ['test', ofProduction],
        ['production', 'opened'],
      ];

describe('a database', () => {
  test.for([
    ['development', 'demonstration'],
    ['test', 'demonstration'],
    ['production', 'production'],
  ] as const)('that %s opened first is a %s one from then on, with tables and without', async ([first, kind]) => {
    await claim(first);
    expect(await answers()).toEqual(opensAs(kind));
    await migrate();
    expect(await answers()).toEqual(opensAs(kind));
  });

  test('a database of production stays one when it has clients, and when the last of them is gone', async () => {
    await claim('production');
    await migrate();
    await addClient('1000321');
    expect(await answers()).toEqual(opensAs('production'));
    await open.database.delete(clients).where(eq(clients.id, '1000321'));
    expect(await answers()).toEqual(opensAs('production'));
  });

  test('a database of production into which a demonstration client got is opened by nobody', async () => {
    await claim('production');
    await migrate();
    await addClient('HK-TYPICAL');
    expect(await answers()).toEqual([
      ['development', ofProduction],
      ['test', ofProduction],
      ['production', ofDemonstration],
    ]);
  });
});

describe('a database from before it was written down', () => {
  beforeEach(migrate);

  test.for([['TW-TYPICAL'], ['IMPORTED-TWREAL01']])(
    'a database from before it was written down with the client %s is a demonstration',
    async ([id = '']) => {
      await addClient(id);
      await addClient('1000321');
      expect(await answers()).toEqual(opensAs('demonstration'));
    },
  );

  test.for([[[]], [['1000321']]])(
    'a database from before it was written down with the clients %j alone is a production one',
    async ([ids = []]) => {
      for (const id of ids) await addClient(id);
      expect(await answers()).toEqual(opensAs('production'));
    },
  );

  test('a database from before it was written down is refused as it is: nothing is written down in it', async () => {
    await expect(claim('development')).rejects.toThrow(ofProduction);
    const [{ there } = { there: undefined }] = await open.database
      .select({ there: sql<boolean>`to_regclass('installation') is not null` })
      .from(sql`(select) as nothing`);
    expect(there).toBe(false);
  });
});

test('a data folder of production is neither served nor filled nor deleted by a demonstration', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-production-'));
  const configuration = { ...testConfiguration, dataFolder };
  try {
    await (await openDatabase({ ...configuration, environment: 'production' })).close();
    const refusal = ofProduction.replace(' d ', ` ${dataFolder} `);
    await expect(serve(configuration, [])).rejects.toThrow(new StartProblem(refusal));
    await expect(importData(configuration, [aFundFolder(soundFolder)])).rejects.toThrow(new StartProblem(refusal));
    for (const environment of ['test', 'production'] as const)
      await expect(reset({ ...configuration, environment }, [])).rejects.toThrow(
        new StartProblem(`The data folder ${dataFolder} is not known to be a demonstration's: reset leaves it alone`),
      );
    expect(readdirSync(dataFolder)).toEqual(['pg']);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
    removeFundFolders();
  }
}, 120_000);

test('two that open an empty database at once agree on what it is', async () => {
  const said = await Promise.allSettled([claim('production'), claim('development'), claim('production')]);
  const opened = said.map(({ status }) => status === 'fulfilled');
  expect([
    [true, false, true],
    [false, true, false],
  ]).toContainEqual(opened);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { regionDefaults } from '../../config/regions';
import { type Region, regions } from '../../domain/region';
import { createClock } from '../clock';
import type { SandboxConfiguration } from '../configuration/sandbox-configuration';
import type { Database } from '../database/database';
import { openEmbedded } from '../database/open-embedded';
import { outbox } from '../database/schema/sessions';
import { demoClients } from '../seed/demo-clients';
import { seed } from '../seed/seed';
import { buildServer } from '../server/build-server';
import { createMetrics } from '../server/operation-routes';
import { createSecrets } from '../sessions/secrets';
import { recordRegion } from './record-region';
import type { Recording } from './recording-session';

/** The instant at which every recording is made, so that recording again changes nothing. */
export const recordedAt = '2026-11-20T10:00:00+08:00';

/** Every mock file's path below `mocks/` and its text; the first language's answers, and what differs in the others. */
export async function recordAll(configuration: SandboxConfiguration): Promise<ReadonlyMap<string, string>> {
  const clock = createClock(recordedAt);
  const secrets = await createSecrets('test');
  const open = await openEmbedded({});
  const dataFolder = await mkdtemp(join(tmpdir(), 'fund-portal-recording-'));
  const { database } = open;
  try {
    await open.prepare(async (prepared) => {
      await seed(prepared, { clock, secrets });
    });
    const files = new Map<string, string>();
    for (const region of regions) {
      const surroundings = {
        region,
        database,
        clock,
        configuration: { ...configuration, dataFolder },
        secrets,
        metrics: createMetrics(),
      };
      const server = await buildServer(surroundings);
      for (const language of regionDefaults[region].languages) {
        const client = typicalClient(region, database);
        for (const [name, recording] of await recordRegion(server, { region, language, client })) {
          const folder = region.toLowerCase();
          const text = printed(recording);
          const usual = files.get(`${folder}/${name}.json`);
          if (usual === undefined) files.set(`${folder}/${name}.json`, text);
          else if (usual !== text) files.set(`${folder}/${name}.${language}.json`, text);
        }
      }
      await server.close();
    }
    return files;
  } finally {
    await open.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** A recording as it is kept: one value a line, but for a fund's prices, which are many. */
const printed = (recording: Recording): string =>
  `${JSON.stringify(recording, null, 2).replace(/"prices": \[[^\]]*\]/g, (prices) => prices.replace(/\s+/g, ''))}\n`;

function typicalClient(region: Region, database: Database) {
  const client = demoClients.find((each) => each.region === region);
  if (!client) throw new Error(`no demo client of ${region}`);
  return {
    login: client.login,
    secret: client.secret,
    latestCode: async () => {
      const [latest] = await database.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
      return /\d{8}/.exec(latest?.text ?? '')?.[0] ?? '';
    },
  };
}

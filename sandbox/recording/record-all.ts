import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { regions } from '../../domain/region';
import { createClock } from '../context/clock';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { createSecrets } from '../context/secrets';
import { openEmbedded } from '../database/connection/open-embedded';
import type { OpenDatabase } from '../database/database';
import { seed } from '../seed/seed';
import { buildServer } from '../server/build-server';
import { createMetrics } from '../server/operation-routes';
import { recordClients } from './record-clients';
import { recordedAt } from './recorded-at';

/** Every mock file's path below `mocks/` and its text; from a database that is seeded here unless it was at that instant. */
export async function recordAll(
  configuration: SandboxConfiguration,
  openDatabase: () => Promise<OpenDatabase> = () => openEmbedded({}),
): Promise<ReadonlyMap<string, string>> {
  const clock = createClock(recordedAt);
  const secrets = await createSecrets('test');
  const open = await openDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'fund-portal-recording-'));
  const { database } = open;
  try {
    await open.prepare(async (prepared) => {
      await seed(prepared, { clock, secrets });
    });
    const files = new Map<string, string>();
    for (const region of regions) {
      const context = {
        region,
        database,
        clock,
        // The mock has no passkeys: a browser would keep one for nothing.
        configuration: { ...configuration, dataFolder, passkeys: 'off' as const },
        secrets,
        metrics: createMetrics(),
      };
      const server = await buildServer(context);
      const visits = { server, region, database };
      for (const [path, text] of await recordClients(visits)) files.set(path, text);
      await server.close();
    }
    return files;
  } finally {
    await open.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

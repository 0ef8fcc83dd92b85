import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Region } from '../../../domain/region';
import type { SandboxConfiguration } from '../../../sandbox/context/configuration/sandbox-configuration';
import { createSecrets } from '../../../sandbox/context/secrets';
import type { ServerContext } from '../../../sandbox/context/server-context';
import type { Database } from '../../../sandbox/database/database';
import { usedAllowances } from '../../../sandbox/database/schema/allowances';
import { credentialChanges, resetAttempts } from '../../../sandbox/database/schema/credentials';
import { passkeys } from '../../../sandbox/database/schema/passkeys';
import { identityAssertions } from '../../../sandbox/database/schema/re-authentications';
import { loginFailures, logins, outbox, sessions } from '../../../sandbox/database/schema/sessions';
import { lockDemoClients } from '../../../sandbox/seed/clients/lock-demo-clients';
import { buildServer } from '../../../sandbox/server/build-server';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { knowBrowserOfTests } from './known-browser';
import { openSeededDatabase } from './seeded-database';
import { clockAt, type SettableClock, start } from './settable-clock';

/** A migrated and seeded sandbox whose servers are called without a network. */
export type TestSandbox = {
  readonly database: Database;
  readonly clock: SettableClock;
  readonly configuration: SandboxConfiguration;
  readonly context: (region: Region, differing?: Partial<SandboxConfiguration>) => ServerContext;
  readonly server: (region: Region, differing?: Partial<SandboxConfiguration>) => Promise<FastifyInstance>;
  /** Forgets sessions, passkeys, failures and messages, and sets the clock back. */
  readonly forget: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const testConfiguration: SandboxConfiguration = {
  host: 'localhost',
  ports: { TW: 0, HK: 0 },
  metricsHost: '127.0.0.1',
  metricsPort: undefined,
  trustedProxies: [],
  databaseUrl: undefined,
  databasePooler: undefined,
  databaseConnections: 10,
  dataFolder: 'unused',
  documents: { objectStore: undefined, keys: [{ id: 'tests', key: Buffer.alloc(32, 'tests') }] },
  profile: 'standalone',
  contract: 'whole',
  environment: 'test',
  fixedNow: undefined,
  reAuthProvider: 'LOCAL',
  passkeys: 'all',
  loginCodes: false,
  breachedPasswords: undefined,
  approvedOrderNotes: undefined,
  imageHosts: [],
  hotlines: { HK: undefined, TW: undefined },
  securityContact: undefined,
  staticFolder: 'no-such-folder',
  logLevel: 'silent',
  logFields: [],
  senders: {},
  telemetry: undefined,
  logonsPerMinute: undefined,
};

/** Starts one; about a second, so once a test file. */
export async function startTestSandbox(): Promise<TestSandbox> {
  const clock = clockAt(start);
  const secrets = await createSecrets('test');
  const open = await openSeededDatabase();
  const { database } = open;
  await knowBrowserOfTests(database, clock.now());
  const servers: FastifyInstance[] = [];
  const context: TestSandbox['context'] = (region, differing = {}) => {
    const configuration = { ...testConfiguration, ...differing };
    return { region, database, clock, configuration, secrets, metrics: createMetrics() };
  };
  return {
    database,
    clock,
    configuration: testConfiguration,
    context,
    server: async (region, differing = {}) => {
      const server = await buildServer(context(region, differing));
      servers.push(server);
      return server;
    },
    forget: async () => {
      clock.set(start);
      const tables = [
        resetAttempts,
        credentialChanges,
        identityAssertions,
        passkeys,
        sessions,
        logins,
        loginFailures,
        outbox,
        usedAllowances,
      ];
      await database.execute(
        sql.join(
          tables.map((table) => sql`delete from ${table}`),
          sql`; `,
        ),
      );
      await knowBrowserOfTests(database, clock.now());
      await lockDemoClients(database, clock.now());
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await open.close();
    },
  };
}

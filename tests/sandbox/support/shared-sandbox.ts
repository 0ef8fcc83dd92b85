import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Region } from '../../../domain/region';
import { portfolioVisitors } from './portfolio-visitors';
import { startTestSandbox, type TestSandbox } from './test-sandbox';

type Shared = {
  readonly sandbox: TestSandbox;
  readonly servers: Readonly<Record<Region, FastifyInstance>>;
  readonly visitors: ReturnType<typeof portfolioVisitors>;
};

/** One sandbox for every test of a file, the servers of both regions, and clients who visit them; there once a test begins. */
export function sharedSandbox(): Shared {
  let shared: Shared | undefined;
  beforeAll(async () => {
    const sandbox = await startTestSandbox();
    const servers = { HK: await sandbox.server('HK'), TW: await sandbox.server('TW') };
    shared = { sandbox, servers, visitors: portfolioVisitors(servers) };
  });
  afterAll(() => shared?.sandbox.close());
  const started = (): Shared => {
    if (!shared) throw new Error('the sandbox starts with the first test');
    return shared;
  };
  return {
    get sandbox() {
      return started().sandbox;
    },
    get servers() {
      return started().servers;
    },
    get visitors() {
      return started().visitors;
    },
  };
}

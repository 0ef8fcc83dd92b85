import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { clientsOf, parseClientsFile } from './clients-file';
import { ContractTarget } from './contract-target';
import { cookieTransport } from './cookie-transport';
import { newestCode } from './kit/newest-code';
import { SandboxProcess } from './sandbox-process';
import { describeSessions } from './suite/describe-sessions';

const kit = join(import.meta.dirname, 'kit');
const file = parseClientsFile(readFileSync(join(kit, 'demonstration-clients.json'), 'utf8'));
if (!file.ok) throw new Error(file.error);
const known = clientsOf(file.value, 'HK');
const sandbox = new SandboxProcess(undefined, { LOGIN_CODES: 'on' });

const notTried = (reason: string): never => {
  throw new Error(`not tried: ${reason}`);
};

// The typical client alone: those without a second factor are asked for no code.
const clients = known.clients
  .slice(0, 1)
  .map((client) => ({ ...client, oneTimeCode: { command: ['node', 'sandbox-code.mjs'] } }));

describe('the reference back end of Hong Kong whose login asks for a code', () => {
  beforeAll(() => sandbox.start(), 120_000);
  afterAll(() => sandbox.stop());
  describeSessions(
    new ContractTarget({
      region: 'HK',
      name: 'the sandbox of HK with login codes, over HTTP',
      known: { ...known, clients },
      openTransport: () => cookieTransport(sandbox.address('HK')),
      lastCode: (client) =>
        newestCode(client, {
          region: 'HK',
          url: sandbox.address('HK'),
          folder: kit,
          ask: (question) => notTried(question),
        }),
      notTried,
    }),
  );
});

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../../sandbox/commands/serve';
import { StartProblem } from '../../../sandbox/context/configuration/start-problem';
import { isBreachedPassword } from '../../../sandbox/credentials/changes/breached-passwords';
import { ResetVisitor, wangData } from '../support/reset-visitor';
import { startTestSandbox, testConfiguration, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const breached = 'Orchid5183Lamp';
const neighbour = 'Orchid5183Lamq';

let sandbox: TestSandbox;
let taiwan: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), 'breached-'));

beforeAll(async () => {
  const digest = createHash('sha1').update(breached).digest('hex').toUpperCase();
  const others = [`${'0'.repeat(34)}1:3`, `${'F'.repeat(35)}:12`];
  const lines = [others[0], `${digest.slice(5)}:41`, others[1]];
  writeFileSync(join(folder, `${digest.slice(0, 5)}.txt`), lines.join('\r\n'));
  sandbox = await startTestSandbox();
  taiwan = await sandbox.server('TW', { breachedPasswords: folder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

test('[CRED-22, OPEN-50] none of the firm’s set is taken in a reset or in a change', async () => {
  const reset = new ResetVisitor(taiwan);
  await reset.comeToDetails(wangData, 'ONLY_PIN');
  expect(codesOf(await reset.complete({ pin: breached }))).toEqual(['PASSWORD_INSECURE']);
  const lin = new Visitor(taiwan, 'TW');
  await lin.logOn('LINCHI72', 'Maple6093Sky');
  const change = (next: string) =>
    lin.call('POST', '/auth/authe/change-password', {
      body: { login: { current: 'Maple6093Sky', next } },
      headers: { 'idempotency-key': `to-${next}` },
    });
  expect(codesOf(await change(breached))).toEqual(['PASSWORD_INSECURE']);
  expect((await change(neighbour)).statusCode).toBe(200);
  expect((await reset.complete({ pin: neighbour })).json()).toMatchObject({ step: '999' });
});

test('[CRED-22, OPEN-50] only a whole password is of the set, and without a set none is', async () => {
  expect(await isBreachedPassword(folder, breached)).toBe(true);
  expect(await isBreachedPassword(folder, breached.toLowerCase())).toBe(false);
  expect(await isBreachedPassword(folder, neighbour)).toBe(false);
  expect(await isBreachedPassword(undefined, breached)).toBe(false);
});

test('[CRED-22, OPEN-50] no password is taken for one outside the set while the set is gone or can’t be read', async () => {
  await expect(isBreachedPassword(join(folder, 'unmounted'), neighbour)).rejects.toThrow('ENOENT');
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await expect(isBreachedPassword(file, neighbour)).rejects.toThrow('ENOTDIR');
  const start = serve({ ...testConfiguration, dataFolder: join(folder, 'data'), breachedPasswords: file }, []);
  await expect(start).rejects.toThrow(/^BREACHED_PASSWORDS: .*a-file can't be read: ENOTDIR/);
});

test('[CRED-22, OPEN-50] a folder without a set keeps the server from starting', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'no-set-'));
  const start = serve({ ...testConfiguration, dataFolder: join(empty, 'data'), breachedPasswords: empty }, []);
  await expect(start).rejects.toThrow(new StartProblem(`BREACHED_PASSWORDS: ${empty} holds no file such as 0018A.txt`));
  rmSync(empty, { recursive: true });
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import { regions } from '../../../domain/region';
import { createLogger } from '../../../sandbox/context/logging/logger';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor(shared.servers.TW, 'TW');
  await visitor.logOn('LINCHI72', 'Maple6093Sky');
  return visitor;
}

test('[R22] the method TRACE is answered by no server, and nothing of the request comes back', async () => {
  for (const region of regions)
    for (const url of ['/', '/eTrading/v2/', `${regionDefaults[region].apiBase}/heartbeat`]) {
      const answer = await shared.servers[region].inject({ method: 'TRACE', url, headers: { 'x-secret': 'echo-me' } });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.payload).not.toContain('echo-me');
    }
});

test('[R22] the portal’s folder is neither listed nor are hidden files of it handed out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  for (const name of ['.git', 'assets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<html><script id="portal-configuration">{}</script></html>');
  for (const name of ['.git/config', '.env', 'assets/.hidden.js', 'assets/listed-DEADBEEF.js'])
    writeFileSync(join(folder, name), 'a-secret');
  const server = await shared.sandbox.server('TW', { staticFolder: folder });
  for (const path of ['', '/eTrading/v2'])
    for (const name of ['.git/config', '.git/', '.env', 'assets/', 'assets', 'assets/.hidden.js']) {
      const { body } = await server.inject(`${path}/${name}`);
      expect([name, body.includes('a-secret'), body.includes('DEADBEEF')]).toEqual([name, false, false]);
    }
});

test('[R10] a parameter that is sent twice is refused', async () => {
  const visitor = await signedIn();
  const twice = await visitor.call('GET', '/stockList?searchString=a&searchString=b');
  expect([twice.statusCode, codesOf(twice)]).toEqual([400, ['QUERY_INVALID']]);
});

test('[R10] a body that reaches for prototypes is refused, and changes no object of the server', async () => {
  const visitor = await signedIn();
  for (const body of ['{"__proto__":{"isStaff":true}}', '{"constructor":{"prototype":{"isStaff":true}}}']) {
    const headers = { 'content-type': 'application/json' };
    const answer = await visitor.call('POST', '/account/communicationPreference', { headers, body });
    expect(answer.statusCode).toBe(400);
  }
  expect('isStaff' in {}).toBe(false);
});

test('[R10, ACCT-03] fields that a call doesn’t take change nothing: neither the address nor another client’s preferences', async () => {
  const visitor = await signedIn();
  const preferences = await visitor.call('GET', '/account/communicationPreference');
  const before = preferences.json<Record<string, unknown>>();
  const { email: _, mobile: __, savedAt: ___, ...chosen } = before;
  const answer = await visitor.call('POST', '/account/communicationPreference', {
    body: { ...chosen, email: 'thief@example.test', clientId: 'TW-TYPICAL', savedAt: '2020-01-01T00:00:00.000Z' },
  });
  expect(answer.statusCode).toBe(200);
  const after = (await visitor.call('GET', '/account/communicationPreference')).json<Record<string, unknown>>();
  expect({ ...after, savedAt: undefined }).toEqual({ ...before, savedAt: undefined });
  expect(after['savedAt']).not.toBe('2020-01-01T00:00:00.000Z');
});

test('[R23] a log has one line an event, whatever a request or an error says', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  const hostile = 'a\n{"level":60,"msg":"forged"}\r\u2028"';
  logger.info({ req: { method: 'GET', url: `/${hostile}` } }, hostile);
  logger.error({ err: new Error(hostile) }, 'unexpected failure');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.trimEnd().split(/[\n\r]/)).toHaveLength(1);
    expect(JSON.parse(line)).not.toHaveProperty('msg', 'forged');
  }
});

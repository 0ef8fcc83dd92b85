import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from '../architecture-tree';

const asked: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
let backEnd: Server;
let origin = '';
let portal = '';
let development: ReturnType<typeof spawn>;
let output = '';

beforeAll(async () => {
  backEnd = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    response.setHeader('set-cookie', 'mark=1; Domain=tw.test.example; Path=/');
    response.end('{"from":"the back end"}');
  });
  backEnd.listen(0, '127.0.0.1');
  await once(backEnd, 'listening');
  origin = `http://127.0.0.1:${String((backEnd.address() as AddressInfo).port)}`;
  const port = await getPort();
  portal = `http://127.0.0.1:${String(port)}`;
  const binaries = join(projectRoot, 'node_modules/.bin');
  development = spawn(
    process.execPath,
    ['scripts/dev.mjs', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: projectRoot,
      detached: true,
      env: {
        ...process.env,
        PATH: [binaries, process.env['PATH']].join(delimiter),
        BACK_END: origin,
        EXTENSIONS: 'statements,watch-list',
        REGION: 'HK',
      },
    },
  );
  for (const stream of [development.stdout, development.stderr])
    stream?.on('data', (part: Buffer) => {
      output += part.toString();
    });
  await vi.waitFor(() => fetch(portal), { timeout: 90_000, interval: 200 });
}, 100_000);

afterAll(() => {
  // The whole group: Vite is a child of a child.
  if (development.pid !== undefined) process.kill(-development.pid, 'SIGTERM');
  backEnd.close();
});

test('[CONF-01, R22] npm run dev sends calls to the server that BACK_END names, as a page of that server would', async () => {
  const sent = { 'x-requested-with': 'XMLHttpRequest', origin: portal };
  const answer = await fetch(`${portal}/tet-web/rest/ePoints?a=1`, { method: 'POST', headers: sent });
  expect(await answer.json()).toEqual({ from: 'the back end' });
  expect(answer.headers.get('set-cookie')).toBe('mark=1; Path=/');
  const [call] = asked;
  expect(call?.url).toBe('/tet-web/rest/ePoints?a=1');
  expect(call?.headers).toMatchObject({ host: new URL(origin).host, origin, 'x-requested-with': 'XMLHttpRequest' });
});

test('[CONF-01, OPEN-59] the page of npm run dev in front of another server has no demonstration, and the extensions that are named', async () => {
  const page = await (await fetch(`${portal}/eTrading/v2/`, { headers: { accept: 'text/html' } })).text();
  const block = JSON.parse(/id="portal-configuration"[^>]*>(.*?)</.exec(page)?.[1] ?? '{}') as object;
  expect(block).toMatchObject({ region: 'HK', demo: false, extensions: ['statements', 'watch-list'] });
  expect(block).not.toHaveProperty('demoLogin');
});

test('npm run dev in front of another server starts no sandbox, and sends it no page of one', async () => {
  const known = asked.length;
  await fetch(`${portal}/sandbox/clients`);
  expect(asked).toHaveLength(known);
  expect(output).toContain('[vite]');
  expect(output).not.toContain('[sandbox]');
});

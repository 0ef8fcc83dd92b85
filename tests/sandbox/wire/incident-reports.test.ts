import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import { buildServer } from '../../../sandbox/server/build-server';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const error = { kind: 'error', name: 'TypeError', text: 'x is undefined', places: ['orders-Ab12.js:1:234'] };
const report = { release: 'start-Ab.js', region: 'TW', page: '/orders', incidents: [error] };

/** A server of its own, with its figures, that reports are sent to. */
async function receiver() {
  const context = sandbox.context('TW');
  const server = await buildServer(context);
  onTestFinished(() => server.close());
  const send = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    server.inject({
      method: 'POST',
      url: `${regionDefaults.TW.apiBase}/incidents`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  return { send, metrics: context.metrics };
}

test('[R23] incidents that browsers report are counted by kind, and vitals are measured in seconds, layout shift as it is', async () => {
  const vitals = [
    { kind: 'vital', name: 'LCP', value: 1_240.5 },
    { kind: 'vital', name: 'CLS', value: 0.03 },
  ];
  const policy = { kind: 'policy', directive: 'img-src', blocked: 'https://images.example' };
  const { send, metrics } = await receiver();
  const answer = await send({ ...report, incidents: [error, policy, ...vitals] }, { 'sec-fetch-site': 'same-origin' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  const figures = await metrics.metrics();
  expect(figures).toContain('portal_browser_incidents_total{region="TW",kind="error"} 1');
  expect(figures).toContain('portal_browser_incidents_total{region="TW",kind="policy"} 1');
  expect(figures).toContain('portal_web_vital_seconds_sum{region="TW",name="LCP"} 1.2405');
  expect(figures).toContain('portal_layout_shift_sum{region="TW"} 0.03');
});

test.each([
  ['of no known kind', { ...report, incidents: [{ kind: 'order' }] }],
  ['too long', { ...report, incidents: [{ ...error, text: 'x'.repeat(201) }] }],
  ['too many', { ...report, incidents: Array.from({ length: 21 }, () => error) }],
  ['none', {}],
  ['no object', 'incidents'],
])('[R7, R23] refuses reports that are %s', async (_, body) => {
  const { send } = await receiver();
  expect((await send(body)).statusCode).toBe(400);
});

test('[R13, R23] refuses what another site had a browser send', async () => {
  const { send } = await receiver();
  expect((await send(report, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await send(report, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
});

test('[R7, R23] takes sixty reports a minute from one address', async () => {
  const { send } = await receiver();
  const statuses: number[] = [];
  for (let sent = 0; sent < 61; sent += 1) statuses.push((await send(report)).statusCode);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([204, 429]);
});

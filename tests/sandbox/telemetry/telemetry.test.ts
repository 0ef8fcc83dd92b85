import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { sql } from 'drizzle-orm';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { PublicDisclaimerMessageDocument } from '../../../contract/graphql/visitors/generated/graphql';
import { regionDefaults } from '../../../config/regions';
import type { TelemetrySettings } from '../../../sandbox/context/configuration/telemetry-settings';
import { repeatJob } from '../../../sandbox/context/repeated-job';
import { tellOfWork } from '../../../sandbox/context/work-channel';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { deliverMessages } from '../../../sandbox/messages/deliver-messages';
import { buildServer } from '../../../sandbox/server/build-server';
import { announceExports } from '../../../sandbox/telemetry/announced-export';
import { startTelemetry, type Telemetry } from '../../../sandbox/telemetry/start-telemetry';
import { startReceiver } from '../support/otlp-receiver';
import { programPath } from '../support/programs';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
const opened: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of opened.splice(0)) await close();
  await receiver.close();
});

const settings = (differing: Partial<TelemetrySettings> = {}): TelemetrySettings => ({
  endpoint: receiver.endpoint,
  headers: { authorization: 'Bearer of-the-receiver' },
  resource: { 'service.name': 'portal-under-test', 'deployment.environment.name': 'acceptance' },
  sampler: 'parentbased_always_on',
  ratio: 1,
  sendsTraces: true,
  sendsMetrics: false,
  metricsEvery: 60_000,
  ...differing,
});

const logLine = z.record(z.string(), z.unknown());

/** The lines of a log, parsed. */
class LogLines {
  readonly lines: Readonly<Record<string, unknown>>[] = [];

  write(line: string): void {
    this.lines.push(logLine.parse(JSON.parse(line)));
  }
}

type Written = { readonly level: string; readonly text: string; readonly why: unknown };

/** Starts sending; what is written to the log is collected. */
async function sending(differing: Partial<TelemetrySettings> = {}, metrics = new Registry()) {
  const written: Written[] = [];
  const logger = {
    error: ({ why }: { readonly why: string }, text: string) => void written.push({ level: 'error', text, why }),
    info: (text: string) => void written.push({ level: 'info', text, why: undefined }),
  };
  const telemetry = await startTelemetry(settings(differing), { metrics, logger });
  return { telemetry, written };
}

/** Ends the servers, so that whatever they answered has been traced, and sends what waits. */
async function ended(telemetry: Telemetry): Promise<void> {
  for (const close of opened.splice(0)) await close();
  await telemetry.end();
}

/** A server of Hong Kong that listens, whose requests are traced. */
async function served(telemetry: Telemetry, trustedProxies: readonly string[] = ['127.0.0.1']) {
  const log = new LogLines();
  const context = sandbox.context('HK', { trustedProxies, logLevel: 'info' });
  const server = await buildServer({ ...context, tracing: telemetry.requests, logTo: log });
  opened.push(() => server.close());
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const call = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    fetch(`${address}${regionDefaults.HK.apiBase}${path}`, {
      method,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
    });
  const logOn = (name: string, secret: string, headers: Readonly<Record<string, string>> = {}) =>
    call('/authentication/logon', { authorization: `Basic ${btoa(`${name}:${secret}`)}`, ...headers }, 'POST');
  return { address, log, call, logOn };
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const proxySpan = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${proxySpan}-01`;

test('[R23] a request is a span on the trace of its proxy, with a span below it for each statement, and every line of its log names them', async () => {
  const { telemetry } = await sending();
  const { logOn, log } = await served(telemetry);
  const answer = await logOn('chanmei88', '528314', { traceparent, 'x-request-id': 'fromproxy' });
  expect(answer.status).toBe(200);
  await ended(telemetry);
  const request = receiver.spans.filter(({ parentSpanId }) => parentSpanId === proxySpan);
  expect(request).toMatchObject([
    {
      traceId,
      name: `POST ${regionDefaults.HK.apiBase}/authentication/logon`,
      attributes: {
        'http.request.method': 'POST',
        'http.route': `${regionDefaults.HK.apiBase}/authentication/logon`,
        'http.response.status_code': 200,
        'portal.region': 'HK',
        'portal.request_id': 'fromproxy',
      },
      resource: { 'service.name': 'portal-under-test', 'deployment.environment.name': 'acceptance' },
      hasFailed: false,
    },
  ]);
  const below = receiver.spans.filter(({ parentSpanId }) => parentSpanId === request[0]?.spanId);
  expect(below.length).toBeGreaterThan(5);
  expect(below.length).toBe(receiver.spans.length - 1);
  for (const { attributes } of below) expect(attributes).toMatchObject({ 'db.system.name': 'postgresql' });
  expect(below.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
    expect.stringMatching(/select .*\$1/),
  );
  const ofRequest = log.lines.filter(({ reqId }) => reqId === 'fromproxy');
  expect(ofRequest.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed']);
  for (const line of ofRequest) expect(line).toMatchObject({ traceId, spanId: request[0]?.spanId });
  expect(receiver.headers).toContain('Bearer of-the-receiver');
});

test('[R23] a request of GraphQL is a span by the name of its operation, and one that isn’t the portal’s own by none of its sender’s words', async () => {
  const { telemetry } = await sending();
  const { address } = await served(telemetry);
  const path = `${regionDefaults.HK.apiBase}/graphql`;
  const ask = (query: string) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      body: JSON.stringify({ query, operationName: null, variables: {} }),
    });
  await ask(PublicDisclaimerMessageDocument.toString());
  await ask('query OfSomebody { __typename }');
  await ended(telemetry);
  const requests = receiver.spans.filter(({ attributes }) => attributes['http.route'] === path);
  expect(requests.map(({ name, attributes }) => [name, attributes['graphql.operation.name']])).toEqual([
    [`POST ${path} PublicDisclaimerMessage`, 'PublicDisclaimerMessage'],
    [`POST ${path} other`, 'other'],
  ]);
  expect(JSON.stringify(receiver.spans)).not.toContain('OfSomebody');
});

test('[R23] the statements of a call belong to it also where its body comes late', async () => {
  const { telemetry } = await sending();
  const { address, logOn, log } = await served(telemetry);
  const opened = await logOn('chanmei88', '528314');
  const [cookie = ''] = opened.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  const body = JSON.stringify({ query: 'query { userPortfolioHK { __typename } }' });
  const asked = request(`${address}${regionDefaults.HK.apiBase}/graphql`, {
    method: 'POST',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-request-id': 'with-late-body',
      'content-type': 'application/json',
      'content-length': body.length,
      auth_checked: opened.headers.get('auth_checked') ?? '',
      cookie,
      traceparent,
    },
  });
  asked.flushHeaders();
  await expect.poll(() => log.lines.some(({ reqId }) => reqId === 'with-late-body')).toBe(true);
  asked.end(body);
  const status = await new Promise<number | undefined>((resolve) => {
    asked.once('response', (answer) => resolve(answer.resume().statusCode));
  });
  expect(status).toBe(200);
  await ended(telemetry);
  const ofCall = receiver.spans.filter((span) => span.traceId === traceId);
  expect(ofCall.filter(({ attributes }) => 'db.query.text' in attributes).length).toBeGreaterThan(0);
});

test('[R23] a trace holds no value that a request or a statement was sent with', async () => {
  const { telemetry } = await sending();
  const { logOn, call } = await served(telemetry);
  await logOn('chanmei88', '528314');
  await call('/user/portfolio?holder=chan-tai-man', { cookie: 'a-cookie=of-a-client', auth_checked: 'a-check-token' });
  await tellOfWork('a round', () => sandbox.database.execute(sql.raw(`select 'chan-tai-man' as "holder", 98765432`)));
  await ended(telemetry);
  expect(receiver.spans.length).toBeGreaterThan(5);
  const sent = receiver.bodies.join('');
  for (const value of ['chanmei88', '528314', 'chan-tai-man', '98765432', 'of-a-client', 'a-check-token', 'Basic '])
    expect(sent).not.toContain(value);
});

test('[R23] a server that believes no proxy begins a trace of its own, whatever a client says', async () => {
  const { telemetry } = await sending();
  const { call } = await served(telemetry, []);
  await call('/no-such-call', { traceparent });
  await ended(telemetry);
  expect(receiver.spans).toMatchObject([{ parentSpanId: undefined, name: 'GET none' }]);
  expect(receiver.spans[0]?.traceId).not.toBe(traceId);
});

test('[R23] a sampler by share keeps none of its traces at 0, and those that the proxy keeps', async () => {
  const { telemetry } = await sending({ sampler: 'parentbased_traceidratio', ratio: 0 });
  const { call } = await served(telemetry);
  await call('/no-such-call');
  await call('/no-such-call', { traceparent });
  await ended(telemetry);
  expect(receiver.spans.map((span) => span.traceId)).toEqual([traceId]);
});

test('[R23] a round of the outbox is a trace with its statements and the messages that it sends, and names no recipient', async () => {
  await sandbox.forget();
  await sandbox.database
    .insert(outbox)
    .values({ recipient: 'somebody@example.test', channel: 'email', text: 'Your order.', sentAt: sandbox.clock.now() });
  const { telemetry } = await sending();
  const { database, clock } = sandbox;
  const logger = { error: () => undefined };
  const sent = new Set<string>();
  const idsOfRound = new Set<string | undefined>();
  const senders = {
    email: {
      send: ({ recipient }: { readonly recipient: string }) => {
        sent.add(recipient);
        idsOfRound.add(telemetry.activeIds()?.traceId);
        return Promise.resolve({ kind: 'sent' as const });
      },
    },
  };
  const rounds: Promise<void>[] = [];
  const stop = repeatJob({
    name: 'the sending of messages',
    every: 1,
    logger,
    work: () => {
      rounds.push(deliverMessages({ database, clock, senders, logger }));
      return rounds.at(-1) ?? Promise.resolve();
    },
  });
  await expect.poll(() => rounds.length).toBeGreaterThan(0);
  await stop();
  await ended(telemetry);
  const [first] = receiver.spans.filter(({ name }) => name === 'the sending of messages');
  const ofFirst = receiver.spans.filter((span) => span.traceId === first?.traceId);
  expect([[...sent], [...idsOfRound]]).toEqual([['somebody@example.test'], [first?.traceId]]);
  expect(ofFirst).toContainEqual(
    expect.objectContaining({ name: 'sending an e-mail', parentSpanId: first?.spanId, attributes: {} }),
  );
  expect(ofFirst.filter(({ attributes }) => 'db.query.text' in attributes).length).toBeGreaterThan(2);
  expect(receiver.bodies.join('')).not.toContain('somebody@');
});

test('[R23] a statement that fails says so by its code and never by its words', async () => {
  const { telemetry } = await sending();
  const failing = () => sandbox.database.execute(sql`select ${'chan-tai-man'}::date`);
  await expect(tellOfWork('a round', failing)).rejects.toThrow();
  await ended(telemetry);
  expect(receiver.spans).toMatchObject([
    { name: 'select', hasFailed: true, attributes: { 'error.type': '22007' } },
    { name: 'a round', hasFailed: true, attributes: { 'error.type': '22007' } },
  ]);
  expect(receiver.bodies.join('')).not.toContain('chan-tai-man');
});

test('[R23] metrics leave by OTLP with the figures of the register, and without one that is not known', async () => {
  const metrics = new Registry();
  const registers = [metrics];
  new Counter({ name: 'portal_calls_total', help: 'Calls', labelNames: ['kind'], registers }).inc({ kind: 'read' }, 3);
  new Gauge({ name: 'portal_messages_waiting', help: 'Messages', registers }).set(7);
  new Gauge({ name: 'portal_orders_open', help: 'Orders', registers }).set(Number.NaN);
  const durations = new Histogram({ name: 'portal_call_seconds', help: 'Calls', buckets: [0.1, 1], registers });
  for (const seconds of [0.05, 0.06, 0.5, 4]) durations.observe(seconds);
  const { telemetry } = await sending({ sendsTraces: false, sendsMetrics: true }, metrics);
  await ended(telemetry);
  expect(telemetry.requests).toBeUndefined();
  expect(receiver.metrics.get('portal_calls_total')).toMatchObject([
    { asDouble: 3, attributes: [{ key: 'kind', value: { stringValue: 'read' } }] },
  ]);
  expect(receiver.metrics.get('portal_messages_waiting')).toMatchObject([{ asDouble: 7 }]);
  expect(receiver.metrics.get('portal_orders_open')).toEqual([]);
  expect(receiver.metrics.get('portal_call_seconds')).toMatchObject([
    { count: 4, sum: 4.61, explicitBounds: [0.1, 1], bucketCounts: [2, 1, 1] },
  ]);
});

test('[R23] a receiver that is away keeps no request waiting, and is a line of the log when it goes and one when it is back', async () => {
  const { port } = receiver;
  await receiver.close();
  // The exporter reads it itself: it gives up after that long, and not after ten seconds.
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
  const metrics = new Registry();
  const { telemetry, written } = await sending({ sendsMetrics: true, sendsTraces: false, metricsEvery: 100 }, metrics);
  const asTraced = await sending();
  const { call } = await served(asTraced.telemetry);
  expect((await call('/no-such-call')).status).toBe(404);
  await expect.poll(() => written.length, { timeout: 30_000 }).toBe(1);
  expect(written).toMatchObject([
    {
      level: 'error',
      text: "metrics can't be sent, and are dropped until the receiver is back",
      why: 'ECONNREFUSED',
    },
  ]);
  receiver = await startReceiver(port);
  await expect.poll(() => written.length, { timeout: 30_000 }).toBe(2);
  expect(written[1]).toMatchObject({ level: 'info', text: 'metrics are sent again' });
  await ended(asTraced.telemetry);
  await ended(telemetry);
});

test('[R23] a receiver that goes and comes is a line of the log each time, however often it was tried meanwhile', () => {
  const lines: string[] = [];
  const outcomes = [false, false, true, true, false, false];
  const exporter = {
    export: (_: readonly string[], done: (result: ExportResult) => void) =>
      done(
        outcomes.shift() === true
          ? { code: ExportResultCode.SUCCESS }
          : { code: ExportResultCode.FAILED, error: new Error('away') },
      ),
  };
  const logger = { error: () => void lines.push('away'), info: () => void lines.push('back') };
  announceExports(exporter, 'traces', logger);
  for (let count = outcomes.length; count > 0; count -= 1) exporter.export([], () => undefined);
  expect(lines).toEqual(['away', 'back', 'away']);
});

test('[R23] a receiver that takes everything and answers nothing keeps neither a request nor the end of the process waiting', async () => {
  receiver.hold();
  const { telemetry } = await sending();
  const { call } = await served(telemetry);
  expect((await call('/no-such-call')).status).toBe(404);
  const ending = telemetry.end();
  await expect.poll(() => receiver.spans.length).toBe(1);
  expect((await call('/no-such-call')).status).toBe(404);
  await ending;
});

test('[R23] the program reads nothing of OpenTelemetry unless it is to send', () => {
  const program = readFileSync(programPath('sandbox'), 'utf8');
  const packages = /@opentelemetry\/(?:core|resources|sdk-|exporter-)/;
  const statically = program.split('\n').filter((line) => /^(?:import|export)\b|\brequire\(/.test(line));
  expect(statically.length).toBeGreaterThan(10);
  expect(statically.filter((line) => packages.test(line))).toEqual([]);
  expect(program).toMatch(/import\("@opentelemetry\/sdk-trace"\)/);
});

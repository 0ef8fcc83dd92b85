import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { regionDefaults } from '../../config/regions';
import { PublicDisclaimerMessageDocument } from '../../contract/graphql/visitors/generated/graphql';
import { createLogger } from '../../sandbox/context/logging/logger';
import { navs } from '../../sandbox/database/schema/funds';
import { loginFailures, outbox } from '../../sandbox/database/schema/sessions';
import { publishPrices } from '../../sandbox/funds/publish-prices';
import { Admission } from '../../sandbox/limits/admission';
import { dealOrders } from '../../sandbox/orders/deal-orders';
import { startDealing } from '../../sandbox/orders/dealing-job';
import { reportLatePrices } from '../../sandbox/orders/report-late-prices';
import { buildServer } from '../../sandbox/server/build-server';
import { measureBusiness } from '../../sandbox/server/business-metrics';
import { measureDocuments } from '../../sandbox/server/document-metrics';
import { measureRounds } from '../../sandbox/server/measure-rounds';
import { measureAdmission } from '../../sandbox/server/measure-admission';
import { createMetrics } from '../../sandbox/server/operation-routes';
import { alarmingFigures, reportFigures } from '../../sandbox/server/report-figures';
import { stopService } from '../../sandbox/stops/record-stops';
import type { DeskVisit } from '../sandbox/support/desk-visit';
import { interceptStatements } from '../sandbox/support/intercepted-statements';
import { refuseRows } from '../sandbox/support/refuse-rows';
import { sharedDesk } from '../sandbox/support/shared-desk';
import type { TestSandbox } from '../sandbox/support/test-sandbox';
import { Visitor } from '../sandbox/support/visitor';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const alertRules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const alerts = alertRules.parse(parse(read('deploy/monitoring/alert-rules.yaml'))).groups.flatMap(({ rules }) => rules);
const { panels } = dashboard.parse(JSON.parse(read('deploy/monitoring/dashboard.json')));

/** The functions and labels of the query language that the rules and panels use. */
const words = new Set([
  'sum',
  'by',
  'rate',
  'increase',
  'kind',
  'max',
  'min',
  'histogram_quantile',
  'le',
  'status',
  'job',
  'round',
  'topk',
  'route',
  'operation',
  'name',
]);

/** The metrics that an expression asks for; Prometheus itself makes `up`. */
const metricsIn = (expression: string): readonly string[] =>
  (expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').match(/[a-z_]\w*/g) ?? []).filter(
    (word) => !words.has(word) && word !== 'up',
  );

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

const pool = { connections: () => 10, waiting: () => 0 };

function register(of = pool): Registry {
  const metrics = createMetrics();
  const logger = createLogger('silent');
  measureBusiness(metrics, { ...sandbox, logger }, of);
  measureDocuments(metrics, { isUp: () => Promise.resolve(true) }, logger);
  measureAdmission(metrics, new Admission());
  return metrics;
}

/** The value of a metric without labels. */
async function valueOf(metrics: Registry, name: string): Promise<number> {
  const line = (await metrics.metrics()).split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.split(' ')[1]?.replace('Nan', 'NaN'));
}

/** Tells whether a rule that compares one metric with a figure is broken now. */
async function isRaised(alarm: string, metrics: Registry): Promise<boolean> {
  const expression = alerts.find(({ alert }) => alert === alarm)?.expr ?? '';
  const [, name = '', sign, figure] = /^(?:max\()?(\w+)\)? ([<>]) (\d+)$/.exec(expression) ?? [];
  const value = await valueOf(metrics, name);
  expect(value, `${name} has a value`).not.toBeNaN();
  return sign === '<' ? value < Number(figure) : value > Number(figure);
}

describe('the rules and the dashboard', () => {
  test('[R23] ask for metrics that a server has', async () => {
    const server = await sandbox.server('TW');
    await server.inject('/live');
    const known = (await register().metrics()).match(/^[a-z]\w*/gm) ?? [];
    const asked = [
      ...alerts.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const histogram = /_(bucket|count)$/;
    for (const metric of asked.flatMap(metricsIn))
      expect(
        known.some((name) => name === metric || name === metric.replace(histogram, '_bucket')) || isDeclared(metric),
        metric,
      ).toBe(true);
  });

  test('[R23] the dashboard shows the metric of every alarm', () => {
    const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
    for (const { alert, expr } of alerts) {
      const [metric = 'up'] = metricsIn(expr);
      expect([alert, shown]).toEqual([alert, expect.stringMatching(new RegExp(`\\b${metric}\\b`))]);
    }
  });

  test('[R23] metrics of the whole database raise one alarm for all servers, metrics of one server one each', () => {
    const ofItself = [
      'portal_database_up',
      'portal_database_connections',
      'portal_database_waiting',
      'portal_documents_up',
    ];
    for (const { expr } of alerts)
      for (const metric of metricsIn(expr).filter((name) => name.startsWith('portal_')))
        expect([expr, /^(max|sum)\b/.test(expr)]).toEqual([expr, !ofItself.includes(metric)]);
  });

  test('[R23] every alarm has a runbook, and every runbook an alarm', () => {
    const folder = 'docs/operate/runbooks';
    const written = readdirSync(join(root, folder)).filter((name) => name !== 'README.md');
    expect(alerts.map(({ annotations }) => annotations.runbook).toSorted()).toEqual(
      written.map((name) => `${folder}/${name}`).toSorted(),
    );
    for (const { alert, annotations } of alerts) expect(read(annotations.runbook)).toMatch(new RegExp(`^# ${alert}\n`));
    expect(alerts.length).toBeGreaterThanOrEqual(10);
  });
});

/** The histogram of calls has no sample before the first call, and is there by its type. */
function isDeclared(metric: string): boolean {
  return createMetrics().getSingleMetric(metric.replace(/_(bucket|count)$/, '')) !== undefined;
}

describe('an alarm', () => {
  const now = (): Date => sandbox.clock.now();
  const ago = (seconds: number): Date => new Date(now().getTime() - seconds * 1_000);
  const failures = (count: number, each: number) =>
    sandbox.database.insert(loginFailures).values(
      Array.from({ length: count }, (_, index) => ({
        region: 'TW' as const,
        subjectHash: `tried-${String(each)}-${String(index)}`,
        failures: each,
        lastFailureAt: now(),
      })),
    );

  const setOff: Readonly<Record<string, () => Promise<unknown>>> = {
    PortalMessagesStuck: () =>
      sandbox.database
        .insert(outbox)
        .values({ recipient: 'a@example.com', channel: 'email', text: 'Received.', sentAt: ago(1_200) }),
    PortalMessagesDead: () =>
      sandbox.database.insert(outbox).values(
        Array.from({ length: 21 }, () => ({
          recipient: 'a***@example.com',
          channel: 'email' as const,
          text: 'Received.',
          sentAt: ago(60_000),
          state: 'refused' as const,
        })),
      ),
    PortalLoginsRefused: () => failures(101, 2),
    PortalLoginsLocked: () => failures(51, 4),
    PortalStopForgotten: () =>
      stopService(
        sandbox.database,
        { region: 'TW', scope: { kind: 'all-orders' }, texts: {} },
        { by: 'Duty desk', why: 'wrong prices', at: ago(15_000) },
      ),
    PortalPricesLate: async () => sandbox.clock.set('2026-03-06T13:00:00+08:00'),
    PortalDeskBehind: async () => {
      await desk.submitted('behind');
      sandbox.clock.set(new Date(now().getTime() + 5 * 86_400_000).toISOString());
    },
  };

  /** The alarms whose figures the log tells of. */
  async function loggedAlarms(metrics: Registry): Promise<readonly (string | undefined)[]> {
    const lines: string[] = [];
    await reportFigures(metrics, createLogger('warn', { write: (line) => lines.push(line) }));
    return lines.map((line) => {
      const { metric } = z.object({ metric: z.string() }).parse(JSON.parse(line));
      return alerts.find(({ expr }) => metricsIn(expr).includes(metric))?.alert;
    });
  }

  test('[R23] the log tells of a figure from the threshold of its alarm on', () => {
    const thresholds = Object.entries(alarmingFigures).map(([metric, { above }]) => [
      metric,
      alerts.filter(({ expr }) => [`max(${metric}) > ${String(above)}`, `${metric} > ${String(above)}`].includes(expr))
        .length,
    ]);
    expect(thresholds).toEqual(Object.keys(alarmingFigures).map((metric) => [metric, 1]));
  });

  test.each(Object.keys(setOff))(
    '[R23] %s is raised by what it is for, and not before, and the log tells of it',
    async (alarm) => {
      const metrics = register();
      expect(await isRaised(alarm, metrics)).toBe(false);
      expect(await loggedAlarms(metrics)).not.toContain(alarm);
      await setOff[alarm]?.();
      expect(await isRaised(alarm, metrics)).toBe(true);
      // Late prices have lines of their own, with the day and the funds.
      if (alarm !== 'PortalPricesLate') expect(await loggedAlarms(metrics)).toContain(alarm);
      await sandbox.database.execute(sql`delete from service_stops`);
      await sandbox.database.execute(sql`delete from login_failures where subject_hash like 'tried-%'`);
    },
  );

  test('[R23] PortalDocumentsAway is raised while the store of documents can’t be used', async () => {
    const metrics = createMetrics();
    const answers = [true, false, true];
    measureDocuments(metrics, { isUp: async () => answers.shift() ?? true }, createLogger('silent'));
    for (const raised of [false, true, false]) expect(await isRaised('PortalDocumentsAway', metrics)).toBe(raised);
  });

  test('[R23] PortalFiguresUnread is raised while a figure can’t be read though the database answers, also for want of time', async () => {
    const metrics = register();
    expect(await isRaised('PortalFiguresUnread', metrics)).toBe(false);
    for (const fault of ['select 1 / 0', `do $$ begin raise exception 'too long' using errcode = '57014'; end $$`]) {
      const stop = interceptStatements((_, text) => (text.includes('from "outbox"') ? fault : undefined));
      const isUnread = await isRaised('PortalFiguresUnread', metrics);
      const isAway = await isRaised('PortalDatabaseAway', metrics);
      stop();
      expect([isUnread, isAway]).toEqual([true, false]);
    }
    expect(await isRaised('PortalFiguresUnread', metrics)).toBe(false);
  });

  test('[R23] PortalDatabaseAway is raised while the database refuses, and PortalPoolWaiting while work waits', async () => {
    const metrics = register();
    expect(await isRaised('PortalDatabaseAway', metrics)).toBe(false);
    const stop = interceptStatements(() => 'select 1 / 0');
    const isAway = await isRaised('PortalDatabaseAway', metrics);
    stop();
    expect(isAway).toBe(true);
    expect(await isRaised('PortalPoolWaiting', metrics)).toBe(false);
    const crowded = register({ ...pool, waiting: () => 6 });
    expect([await isRaised('PortalPoolWaiting', crowded), await loggedAlarms(crowded)]).toEqual([
      true,
      expect.arrayContaining(['PortalPoolWaiting']),
    ]);
  });

  const logged = async (): Promise<readonly unknown[]> => {
    const lines: string[] = [];
    await reportLatePrices(sandbox, createLogger('warn', { write: (line) => lines.push(line) }));
    return lines.map((line): unknown => JSON.parse(line));
  };

  test('[R23, TRADE-91] PortalPricesLate ends once the prices have come, and the log names the region, the day and the funds meanwhile', async () => {
    const metrics = register();
    expect(await logged()).toEqual([]);
    sandbox.clock.set('2026-03-06T12:20:00+08:00');
    expect(await isRaised('PortalPricesLate', metrics)).toBe(true);
    const late = {
      msg: 'the prices of a dealing day are late',
      day: '2026-03-04',
      since: '2026-03-05T12:00:00+08:00',
    };
    expect(await logged()).toMatchObject([
      { ...late, region: 'HK' },
      { ...late, region: 'TW' },
    ]);
    await publishPrices(sandbox.database, sandbox.clock);
    expect([await isRaised('PortalPricesLate', metrics), await logged()]).toEqual([false, []]);
  });

  test('[R23, TRADE-91] PortalPricesLate is raised by one price that an order waits for, which the log names', async () => {
    await desk.submitted('unpriced');
    const metrics = register();
    sandbox.clock.set('2026-03-06T13:00:00+08:00');
    await publishPrices(sandbox.database, sandbox.clock);
    const unpriced = sql`fund_id in (select fund_id from orders where kind = 'buy') and date between '2026-03-04' and '2026-03-05'`;
    const kept = await sandbox.database.select().from(navs).where(unpriced);
    expect(await isRaised('PortalPricesLate', metrics)).toBe(false);
    await sandbox.database.delete(navs).where(unpriced);
    await dealOrders(sandbox);
    expect(await isRaised('PortalPricesLate', metrics)).toBe(true);
    expect(await logged()).toMatchObject([
      {
        msg: 'an order waits for a price that is late',
        region: 'TW',
        fund: 'TW0001',
        day: '2026-03-04',
      },
    ]);
    await sandbox.database.insert(navs).values(kept);
    await dealOrders(sandbox);
    expect([await isRaised('PortalPricesLate', metrics), await logged()]).toEqual([false, []]);
  });

  test('[R23, ERR-08] PortalGraphqlFailures is raised by failures within answers whose status is 200, each counted by its operation and logged with the id of its request', async () => {
    const lines: string[] = [];
    const context = sandbox.context('HK', { logLevel: 'error' });
    const server = await buildServer({ ...context, logTo: { write: (line) => lines.push(line) } });
    onTestFinished(() => server.close());
    const visitor = new Visitor(server, 'HK');
    const counted = async () =>
      Number(
        /portal_graphql_unexpected_total\{region="HK",operation="PublicDisclaimerMessage"\} (\d+)/.exec(
          await context.metrics.metrics(),
        )?.[1],
      );
    expect(await counted()).toBe(0);
    const stop = interceptStatements(() => 'select 1 / 0');
    const answer = await visitor.query(PublicDisclaimerMessageDocument.toString());
    stop();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { classification: 'UNEXPECTED' } }] });
    expect(await counted()).toBe(1);
    const logged = lines.map((line): unknown => JSON.parse(line));
    const reqId = answer.headers['x-request-id'];
    expect([typeof reqId, logged]).toEqual([
      'string',
      [expect.objectContaining({ msg: 'unexpected failure', operation: 'PublicDisclaimerMessage', reqId })],
    ]);
    const { expr = '' } = alerts.find(({ alert }) => alert === 'PortalGraphqlFailures') ?? {};
    expect(metricsIn(expr)).toEqual(['portal_graphql_unexpected_total']);
    await visitor.query('{ __typename }');
    const text = await context.metrics.metrics();
    for (const operation of ['PublicDisclaimerMessage', 'other'])
      expect(text).toContain(`route="${regionDefaults.HK.apiBase}/graphql",operation="${operation}",status="200"`);
    expect(text).not.toContain('__typename');
  });

  test('[R23] PortalBrowserIncidents is raised by what browsers report of a kind, from none on, and the log has each', async () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'PortalBrowserIncidents') ?? {};
    const most = Number(/ > (\d+)$/.exec(expr)?.[1]);
    const context = sandbox.context('HK');
    const server = await buildServer(context);
    onTestFinished(() => server.close());
    const counted = async () =>
      Number(
        /portal_browser_incidents_total\{region="HK",kind="crash"\} (\d+)/.exec(await context.metrics.metrics())?.[1],
      );
    expect([most, await counted()]).toEqual([20, 0]);
    const crash = { kind: 'crash', name: 'TypeError', text: 'x is undefined', places: ['orders-Ab12.js:1:234'] };
    const report = { release: 'start-Ab.js', region: 'HK', page: '/orders', incidents: [crash] };
    for (let sent = 0; sent <= most; sent += 1)
      await server.inject({ method: 'POST', url: `${regionDefaults.HK.apiBase}/incidents`, payload: report });
    expect(await counted()).toBeGreaterThan(most);
  });

  test('[R2, R23] PortalRoundsFailing is raised by rounds of the desk that leave a client, and the log names the client and why', async () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'PortalRoundsFailing') ?? {};
    const most = Number(/ > (\d+)$/.exec(expr)?.[1]);
    const metrics = createMetrics();
    onTestFinished(measureRounds(metrics));
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => lines.push(line) });
    const oid = await desk.submitted('left');
    sandbox.clock.set(new Date(now().getTime() + 5 * 86_400_000).toISOString());
    const stopRefusing = await refuseRows(sandbox.database, 'order_events', `new.order_id like '${oid}%'`);
    const rounds = async (): Promise<number> =>
      Number(/portal_rounds_failed_total\{round="the order desk"\} (\d+)/.exec(await metrics.metrics())?.[1] ?? 0);
    for (let round = 0; round <= most; round += 1) {
      const { first, stop } = startDealing(sandbox, logger);
      await first;
      await stop();
    }
    await stopRefusing();
    expect([most, await rounds()]).toEqual([3, 4]);
    const left = {
      msg: 'the order desk failed, and is done again at its next time',
      err: { type: 'LeftToNextRound', message: 'left to the next round: TW-NO-CODE' },
    };
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([left, left, left, left]);
    const { first, stop } = startDealing(sandbox, logger);
    await first;
    await stop();
    expect(await rounds()).toBe(4);
  });

  test('[R23] PortalErrors is raised by calls that are answered 5xx, and the log has each with the id of its request', async () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'PortalErrors') ?? {};
    const lines: string[] = [];
    const context = sandbox.context('TW', { logLevel: 'error' });
    const server = await buildServer({ ...context, logTo: { write: (line) => lines.push(line) } });
    onTestFinished(() => server.close());
    const visitor = new Visitor(server, 'TW');
    const counted = async (): Promise<number> =>
      [
        ...(await context.metrics.metrics()).matchAll(
          /^http_request_duration_seconds_count\{.*status="5\d\d".*\} (\d+)$/gm,
        ),
      ]
        .map(([, count]) => Number(count))
        .reduce((sum, count) => sum + count, 0);
    expect([metricsIn(expr), await counted()]).toEqual([['http_request_duration_seconds_count'], 0]);
    const stop = interceptStatements(() => 'select 1 / 0');
    const answer = await visitor.logOn('LINCHI72', 'Maple6093Sky');
    stop();
    expect([answer.statusCode, await counted()]).toEqual([500, 1]);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ reqId: answer.headers['x-request-id'] }),
    ]);
  });
});

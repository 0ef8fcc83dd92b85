import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import which from 'which';
import { parse, stringify } from 'yaml';
import * as z from 'zod/mini';
import { projectRoot } from '../architecture-tree';

const rulesFile = join(projectRoot, 'deploy/monitoring/alert-rules.yaml');
const rule = z.object({
  alert: z.string(),
  labels: z.object({ severity: z.string() }),
  annotations: z.record(z.string(), z.string()),
});
const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(readFileSync(rulesFile, 'utf8')))
  .groups.flatMap((group) => group.rules);

/** Series of samples, one a minute, in the notation of Prometheus: `0+2x40` is 0, 2, 4 and so on up to 80. */
type Series = Readonly<Record<string, string>>;

/** What raises an alarm after half an hour, with the labels that it then has, and what comes close and doesn't. */
type Scenario = { readonly raised: Series; readonly quiet: Series; readonly labels?: Readonly<Record<string, string>> };

/** A figure that each server says of itself: an alarm for the server. */
const ofServer = (metric: string, raised: number, quiet: number): Scenario => ({
  raised: { [`${metric}{instance="a"}`]: `${String(raised)}x40`, [`${metric}{instance="b"}`]: `${String(quiet)}x40` },
  quiet: { [`${metric}{instance="a"}`]: `${String(quiet)}x40`, [`${metric}{instance="b"}`]: `${String(quiet)}x40` },
  labels: { instance: 'a' },
});

/** A figure that all servers say alike: one alarm for all of them. */
const ofAll = (metric: string, raised: number, quiet: number): Scenario => ({
  raised: { [`${metric}{instance="a"}`]: `${String(raised)}x40`, [`${metric}{instance="b"}`]: `${String(raised)}x40` },
  quiet: { [`${metric}{instance="a"}`]: `${String(quiet)}x40`, [`${metric}{instance="b"}`]: `${String(quiet)}x40` },
});

const calls = (status: string) => `http_request_duration_seconds_count{status="${status}"}`;
const within = (seconds: string) => `http_request_duration_seconds_bucket{le="${seconds}"}`;

const scenarios: Readonly<Record<string, Scenario>> = {
  PortalServerDown: {
    raised: { 'up{job="portal",instance="a"}': '1x10 0x30', 'up{job="portal",instance="b"}': '1x40' },
    quiet: { 'up{job="portal",instance="a"}': '1x40', 'up{job="other",instance="a"}': '0x40' },
    labels: { job: 'portal', instance: 'a' },
  },
  PortalFiguresUnread: ofAll('portal_figures_unread', 1, 0),
  PortalDatabaseAway: ofServer('portal_database_up', 0, 1),
  PortalDocumentsAway: ofServer('portal_documents_up', 0, 1),
  PortalErrors: {
    raised: { [calls('200')]: '0+600x40', [calls('500')]: '0+4x40', [calls('503')]: '0+4x40' },
    quiet: { [calls('200')]: '0+600x40', [calls('404')]: '0+600x40', [calls('500')]: '0+4x40' },
  },
  PortalGraphqlFailures: {
    raised: {
      'portal_graphql_unexpected_total{operation="A"}': '0+1x40',
      'portal_graphql_unexpected_total{operation="B"}': '0+1x40',
    },
    quiet: { 'portal_graphql_unexpected_total{operation="A"}': '0+1x40' },
  },
  PortalSlow: {
    raised: { [within('1')]: '0+90x40', [within('2.5')]: '0+100x40', [within('+Inf')]: '0+100x40' },
    quiet: { [within('1')]: '0+96x40', [within('2.5')]: '0+100x40', [within('+Inf')]: '0+100x40' },
  },
  PortalPoolWaiting: ofServer('portal_database_waiting', 6, 5),
  PortalMemory: ofServer('process_resident_memory_bytes', 360_000_000, 340_000_000),
  PortalMessagesStuck: ofAll('portal_messages_oldest_seconds', 601, 600),
  PortalMessagesDead: ofAll('portal_messages_dead', 21, 20),
  PortalRoundsFailing: {
    raised: { 'portal_rounds_failed_total{round="the order desk"}': '0+1x40' },
    quiet: { 'portal_rounds_failed_total{round="the order desk"}': '0x25 1x15' },
    labels: { round: 'the order desk' },
  },
  PortalDeskBehind: ofAll('portal_desk_lag_seconds', 901, 900),
  PortalPricesLate: ofAll('portal_prices_late_seconds', 901, 900),
  PortalLoginsRefused: ofAll('portal_logins_refused', 201, 200),
  PortalLoginsLocked: ofAll('portal_logins_locked', 51, 50),
  PortalStopForgotten: ofAll('portal_stops_oldest_seconds', 14_401, 14_400),
  PortalBrowserIncidents: {
    raised: {
      'portal_browser_incidents_total{kind="crash"}': '0+2x40',
      'portal_browser_incidents_total{kind="error"}': '0+1x40',
    },
    quiet: { 'portal_browser_incidents_total{kind="crash"}': '0+1x40' },
    labels: { kind: 'crash' },
  },
};

test('[R23] every alarm has a scenario that raises it, and one that comes close', () => {
  expect(Object.keys(scenarios).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

// Prometheus's own judge of rules, which the long run installs.
const promtool = which.sync('promtool', { nothrow: true });

test.runIf(process.env['TEST_LONG'] === '1')('[R23] the long run has the judge of rules', () => {
  expect(promtool).not.toBeNull();
});

test.runIf(promtool !== null).each(rules.map((one) => [one.alert, one] as const))(
  '[R23] Prometheus raises %s once for its cause, and not for what comes close',
  (alert, { labels, annotations }) => {
    const { raised = {}, quiet = {}, labels: own = {} } = scenarios[alert] ?? {};
    const folder = mkdtempSync(join(tmpdir(), 'fund-portal-rules-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const judged = (series: Series, expected: readonly object[]) => ({
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      alert_rule_test: [{ eval_time: '30m', alertname: alert, exp_alerts: expected }],
    });
    const firing = { exp_labels: { ...labels, ...own }, exp_annotations: annotations };
    const tests = [judged(raised, [firing]), judged(quiet, [])];
    const file = join(folder, 'rules-test.yaml');
    writeFileSync(file, stringify({ rule_files: [rulesFile], evaluation_interval: '1m', tests }));
    expect(execFileSync(promtool ?? '', ['test', 'rules', file], { encoding: 'utf8' })).toContain('SUCCESS');
  },
);

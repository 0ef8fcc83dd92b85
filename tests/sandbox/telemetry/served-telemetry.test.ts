import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../scripts/project.mjs';
import { makeEmptyDatabase } from '../support/kept-database';
import { startReceiver } from '../support/otlp-receiver';
import { productionSettings } from '../support/production-settings';
import { programPath } from '../support/programs';
import { addressesOf, stop } from '../support/sandbox-child';
import { shortLived } from '../support/short-lived';

const folder = mkdtempSync(join(tmpdir(), 'fund-portal-telemetry-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[R23] a served process sends the trace that a line of its log names, and the figures of the business, to the receiver of its environment', async () => {
  const receiver = await startReceiver();
  const data = join(folder, 'data');
  mkdirSync(data);
  await makeEmptyDatabase(join(data, 'pg'));
  const { PATH = '', HOME = '' } = process.env;
  const settings = { ...productionSettings, PORT: '0', PORT_HK: '0', DATA_DIR: data, STATIC_DIR: folder };
  const standard = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_SERVICE_NAME: 'portal-under-test' };
  const child = spawn(process.execPath, [...shortLived, programPath('sandbox'), 'serve'], {
    cwd: root,
    env: { PATH, HOME, ...settings, ...standard },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const { HK } = await addressesOf(child);
  expect((await fetch(`${HK}/ready`)).status).toBe(200);
  await stop(child);
  const [request] = receiver.spans.filter(({ name }) => name === 'GET /ready');
  expect(request).toMatchObject({
    attributes: { 'portal.region': 'HK' },
    resource: { 'service.name': 'portal-under-test' },
  });
  const below = receiver.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(below).toMatchObject([{ traceId: request?.traceId, attributes: { 'db.system.name': 'postgresql' } }]);
  const lines = output.split('\n').filter((line) => line.includes(`"traceId":"${request?.traceId ?? 'none'}"`));
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { msg: 'incoming request' },
    { msg: 'request completed', res: { status: 200 } },
  ]);
  expect(receiver.metrics.get('portal_database_up')).toMatchObject([{ asDouble: 1 }]);
  expect(receiver.metrics.get('http_request_duration_seconds')).toContainEqual(expect.objectContaining({ count: 1 }));
  await receiver.close();
}, 240_000);

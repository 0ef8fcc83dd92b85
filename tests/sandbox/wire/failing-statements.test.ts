import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSecrets } from '../../../sandbox/context/secrets';
import { buildServer } from '../../../sandbox/server/build-server';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { startTestSandbox, testConfiguration, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let server: FastifyInstance;
let other: Visitor;
let log: string[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await buildServer({
    region: 'TW',
    database: sandbox.database,
    clock: sandbox.clock,
    metrics: createMetrics(),
    configuration: { ...testConfiguration, logLevel: 'info' },
    secrets: await createSecrets('test'),
    logTo: { write: (line) => log.push(line) },
  });
  other = await signedIn('LINCHI72', 'Maple6093Sky');
  // The database's own words hold the row, as those of a real failure may.
  await sandbox.database.execute(
    sql.raw(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'refused: %', new using errcode = tg_argv[0], detail = new::text; end $$`),
  );
});
afterEach(() => {
  log = [];
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const failures = [
  ['23514', 500, 'INTERNAL_ERROR'],
  ['22021', 500, 'INTERNAL_ERROR'],
  ['57014', 503, 'BUSY'],
  ['40001', 503, 'BUSY'],
  ['53300', 503, 'BUSY'],
] as const;

test.for(failures)(
  '[R19] the state %s of a statement is answered with %i, and everybody else goes on',
  async ([state, status, code]) => {
    const alert = { fundCode: await fundCode(), priceTarget: 'H', target: '1.5', enabled: true };
    const answer = await failing('price_alerts', state, () => other.call('POST', '/priceAlert', { body: alert }));
    expect([answer.statusCode, codesOf(answer)]).toEqual([status, [code]]);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    expect((await other.call('GET', '/heartbeat')).statusCode).toBe(200);
    expect((await server.inject('/health')).statusCode).toBe(200);
  },
);

test.for(failures)(
  '[R19] the state %s of a statement in a transaction is answered with %i, and a log names it without a value',
  async ([state, status, code]) => {
    const visitor = await signedIn('WANG8888', 'Sunny4102Tea');
    const send = () => visitor.call('POST', '/authentication/login/sendOtp/email');
    const answer = await failing('outbox', state, send);
    expect([answer.statusCode, codesOf(answer)]).toEqual([status, [code]]);
    expect((await other.call('GET', '/heartbeat')).statusCode).toBe(200);
    const told = log.filter((line) => line.includes('"level":50'));
    expect(told).toHaveLength(1);
    const { stack, cause, ...problem } = (JSON.parse(told[0] ?? '') as { err: Logged }).err;
    const { stack: stackOfCause, ...reason } = cause ?? {};
    expect(Object.keys(problem)).toEqual(['type', 'statement']);
    expect(problem.statement).toMatch(
      // A log cuts it at 300 characters, within the places of the values.
      /^insert into "outbox" \([\w", ]+\) values \((default|[$]\d*|, )+(\)( [a-z" ]*)?)?$/,
    );
    expect(reason).toEqual({ type: 'error', code: state, routine: 'exec_stmt_raise' });
    for (const frames of [stack, stackOfCause]) expect(frames).toMatch(/^( +at .*\n?)+$/);
    for (const value of ['example.test', 'refused', '登入驗證碼', 'params']) expect(log.join('')).not.toContain(value);
    expect((await send()).statusCode).toBe(200);
  },
);

type Logged = { readonly statement?: string; readonly stack: string; readonly cause?: Logged };

async function signedIn(name: string, secret: string): Promise<Visitor> {
  const visitor = new Visitor(server, 'TW');
  expect((await visitor.logOn(name, secret)).statusCode).toBe(200);
  return visitor;
}

async function fundCode(): Promise<string> {
  const [fund] = (await other.call('GET', '/fund')).json<{ name: { code: string } }[]>();
  return fund?.name.code ?? '';
}

/** Does something while every row written to a table is refused in one way. */
async function failing<T>(table: string, state: string, work: () => Promise<T>): Promise<T> {
  const run = (statement: string) => sandbox.database.execute(sql.raw(statement));
  await run(`create trigger failing before insert on ${table} for each row execute function fail('${state}')`);
  try {
    return await work();
  } finally {
    await run(`drop trigger failing on ${table}`);
  }
}

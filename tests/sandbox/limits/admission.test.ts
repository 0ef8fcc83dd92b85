import cookies from '@fastify/cookie';
import fc from 'fast-check';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import { sessionCookieName } from '../../../sandbox/context/session-cookie';
import { Admission } from '../../../sandbox/limits/admission';
import { admitCalls } from '../../../sandbox/limits/admit-calls';
import { watchEventLoop } from '../../../sandbox/limits/event-loop-delay';
import { measureAdmission } from '../../../sandbox/server/measure-admission';
import { ApiError } from '../../../sandbox/wire/api-error';
import { answerFailures } from '../../../sandbox/wire/responses/failure-answers';

const bounds = { reads: 20, busy: 2, all: 30, turns: 4, waiting: 10, address: 20 };
const read = (client?: string, address = 'here') => ({ isRead: true, client, address });
const write = { isRead: false, client: 'writer', address: 'here' };
const statusOf = (problem: unknown): number => (problem instanceof ApiError ? problem.status : 0);

/** Returns whether a call is in, or its refusal, as soon as that is known without waiting for anybody. */
async function outcomeOf(entering: Promise<() => void>): Promise<'in' | 'waits' | number> {
  const soon = new Promise<'waits'>((resolve) => setImmediate(() => resolve('waits')));
  return Promise.race([entering.then(() => 'in' as const, statusOf), soon]);
}

test('[R8] reads are refused with 503 once there are too many, orders still get in, and all that is in ends', async () => {
  const admission = new Admission(bounds);
  const reads = await Promise.all(Array.from({ length: bounds.reads }, () => admission.enter(read())));
  await expect(admission.enter(read())).rejects.toMatchObject({ status: 503, codes: ['BUSY'], retryAfter: 5 });
  const writes = await Promise.all(Array.from({ length: bounds.all - bounds.reads }, () => admission.enter(write)));
  await expect(admission.enter(write)).rejects.toMatchObject({ status: 503 });
  for (const leave of writes) leave();
  await expect(admission.enter(read())).rejects.toMatchObject({ status: 503 });
  reads[0]?.();
  // A way out taken twice makes no room twice.
  reads[0]?.();
  expect([await outcomeOf(admission.enter(read())), await outcomeOf(admission.enter(read()))]).toEqual(['in', 503]);
});

test('[R8] a client with many reads waits for itself alone, and is refused beyond', async () => {
  const admission = new Admission(bounds);
  const greedy = Array.from({ length: 16 }, () => admission.enter(read('greedy')));
  const outcomes = await Promise.all(greedy.map(outcomeOf));
  expect(outcomes.filter((one) => one === 'in')).toHaveLength(bounds.turns);
  expect(outcomes.filter((one) => one === 'waits')).toHaveLength(bounds.waiting);
  expect(outcomes.filter((one) => one === 429)).toHaveLength(2);
  expect(await outcomeOf(admission.enter(read('another')))).toBe('in');
  (await greedy[0])?.();
  expect(await Promise.all(greedy.slice(0, 6).map(outcomeOf))).toEqual(['in', 'in', 'in', 'in', 'in', 'waits']);
});

test('[R8] reads that wait for their client take no room from anybody else', async () => {
  const admission = new Admission(bounds);
  const greedy = ['a', 'b', 'c'].flatMap((client) =>
    Array.from({ length: bounds.turns + bounds.waiting }, () => admission.enter(read(client))),
  );
  const outcomes = await Promise.all(greedy.map(outcomeOf));
  expect(outcomes.filter((one) => one === 'waits')).toHaveLength(3 * bounds.waiting);
  expect(await outcomeOf(admission.enter(read('another')))).toBe('in');
});

test('[R8] an address has no more than its part of the reads, whatever clients it says it is, and leaves the rest to others', async () => {
  const admission = new Admission({ ...bounds, address: 12 });
  const greedy = Array.from({ length: 15 }, (_, index) => admission.enter(read(`invented ${String(index)}`)));
  const outcomes = await Promise.all(greedy.map(outcomeOf));
  expect(outcomes).toEqual([...Array.from({ length: 12 }, () => 'in'), 503, 503, 503]);
  await expect(admission.enter(read())).rejects.toMatchObject({ status: 503, codes: ['BUSY'], retryAfter: 5 });
  expect(await outcomeOf(admission.enter(read('client', 'there')))).toBe('in');
  expect(await outcomeOf(admission.enter(write))).toBe('in');
  (await greedy[0])?.();
  expect(await outcomeOf(admission.enter(read('client')))).toBe('in');
  expect(admission.figures()).toEqual({ underWay: 14, shed: { full: 0, slow: 0, address: 4, client: 0 } });
});

test('[R8] a process that has much to do and comes too late to its work takes no further reads, and takes what changes something', async () => {
  let isSlow = true;
  const admission = new Admission(bounds, () => isSlow);
  // One that has hardly anything to do has only paused.
  expect(await outcomeOf(admission.enter(read()))).toBe('in');
  expect(await outcomeOf(admission.enter(write))).toBe('in');
  expect([await outcomeOf(admission.enter(read())), await outcomeOf(admission.enter(write))]).toEqual([503, 'in']);
  isSlow = false;
  expect(await outcomeOf(admission.enter(read()))).toBe('in');
  expect(admission.figures().shed).toEqual({ full: 0, slow: 1, address: 0, client: 0 });
});

test('[R8] a process whose event loop is held up says that it is late, and no more once it has caught up', async () => {
  const { isLate, stop } = watchEventLoop();
  onTestFinished(stop);
  expect(isLate()).toBe(false);
  const busy = setInterval(() => {
    const until = performance.now() + 700;
    while (performance.now() < until);
  }, 1);
  await vi.waitFor(() => expect(isLate()).toBe(true), { timeout: 20_000, interval: 50 });
  clearInterval(busy);
  await vi.waitFor(() => expect(isLate()).toBe(false), { timeout: 20_000, interval: 50 });
});

test('[R8, R23] operators see how many calls are under way, and how many were shed and why', async () => {
  const metrics = new Registry();
  const admission = new Admission({ ...bounds, reads: 2 });
  measureAdmission(metrics, admission);
  for (let count = 0; count < 5; count += 1) await outcomeOf(admission.enter(read()));
  for (let time = 0; time < 2; time += 1) {
    const text = await metrics.metrics();
    expect(text).toMatch(/^portal_calls_under_way 2$/m);
    expect(text).toMatch(/^portal_calls_shed_total\{reason="full"\} 3$/m);
    expect(text).toMatch(/^portal_calls_shed_total\{reason="client"\} 0$/m);
  }
});

test('[R8] whatever comes and goes, no client has more turns than its own, and once all are gone everybody gets in', async () => {
  const client = fc.constantFrom('a', 'b', undefined);
  const address = fc.constantFrom('here', 'there');
  const step = fc.record({ isRead: fc.boolean(), client, address, leaves: fc.nat({ max: 40 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const admission = new Admission({ ...bounds, address: 8 });
      const inside: { client: string | undefined; address: string; isRead: boolean; leave: () => void }[] = [];
      const leave = (index: number) => inside.splice(index % Math.max(1, inside.length), 1)[0]?.leave();
      for (const { leaves, ...arrival } of steps) {
        void admission.enter(arrival).then(
          (out) => inside.push({ ...arrival, leave: out }),
          () => undefined,
        );
        await new Promise(setImmediate);
        for (const one of ['a', 'b'])
          expect(inside.filter((call) => call.isRead && call.client === one).length).toBeLessThanOrEqual(bounds.turns);
        expect(admission.figures().underWay).toBe(inside.length);
        if (leaves > 20) leave(leaves);
        await new Promise(setImmediate);
      }
      while (inside.length > 0) {
        leave(0);
        await new Promise(setImmediate);
      }
      expect(admission.figures().underWay).toBe(0);
      const anew = Array.from({ length: bounds.turns }, () => outcomeOf(admission.enter(read('a'))));
      expect(new Set(await Promise.all(anew))).toEqual(new Set(['in']));
    }),
    { numRuns: 50 },
  );
});

test('[R8] a server that is full refuses reads as busy until an answer has gone out, and takes what changes something', async () => {
  const app = Fastify();
  await app.register(cookies);
  answerFailures(app);
  admitCalls(app, new Admission({ ...bounds, reads: 1 }), 'HK');
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/slow', () => slow.then(() => 'done'));
  for (const path of ['/orders', '/graphql']) app.post(path, () => 'done');
  app.get(`${regionDefaults.HK.apiBase}/urlService/sign`, () => 'done');
  const cookie = `${sessionCookieName('HK')}=a`;
  const first = app.inject({ url: '/slow', headers: { cookie } });
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  const busy = await app.inject({ url: '/slow' });
  expect([busy.statusCode, busy.headers['retry-after'], busy.json()]).toEqual([
    503,
    '5',
    { detail: { errors: [expect.objectContaining({ code: 'BUSY' })] } },
  ]);
  const graphql = (query: string) => app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  expect((await graphql('query Holdings { holdings }')).statusCode).toBe(503);
  // A word of a comment changes nothing.
  expect((await graphql('# mutation M {}\nquery Holdings { holdings }')).statusCode).toBe(503);
  for (const written of [
    'mutation addVcaTransaction { x }',
    'query A { a }\nmutation { x }',
    'mutation($a: Int) { x }',
  ])
    expect((await graphql(written)).statusCode).toBe(200);
  // It consents to an order list.
  expect((await app.inject({ url: `${regionDefaults.HK.apiBase}/urlService/sign?oid=a` })).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/orders' })).statusCode).toBe(200);
  finish();
  expect((await first).statusCode).toBe(200);
  expect((await graphql('query Holdings { holdings }')).statusCode).toBe(200);
  await app.close();
});

import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { buildServer } from '../../../sandbox/server/build-server';
import { minute } from '../support/settable-clock';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const opened: FastifyInstance[] = [];
afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

/** A server of another process, whose clock is so many milliseconds behind. */
async function serverBehind(milliseconds: number): Promise<FastifyInstance> {
  const context = shared.sandbox.context('HK');
  const now = () => new Date(shared.sandbox.clock.now().getTime() - milliseconds);
  const server = await buildServer({ ...context, clock: { ...context.clock, now } });
  opened.push(server);
  return server;
}

/** A client who logs in at one process and goes on at another. */
async function goOnAt(server: FastifyInstance): Promise<Visitor> {
  const before = new Visitor(shared.servers.HK, 'HK');
  await before.logOn('chanmei88', '528314');
  const after = new Visitor(server, 'HK');
  after.cookie = before.cookie;
  after.token = before.token;
  return after;
}

test('[OPEN-11] a session goes on at a process whose clock is a minute behind', async () => {
  const visitor = await goOnAt(await serverBehind(minute));
  expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
});

test('[OPEN-11] a session ends at a process whose clock is more than a minute behind', async () => {
  const visitor = await goOnAt(await serverBehind(minute + 1));
  const answer = await visitor.call('GET', '/heartbeat');
  expect([answer.statusCode, codesOf(answer)]).toEqual([401, ['SESSION_EXPIRED']]);
});

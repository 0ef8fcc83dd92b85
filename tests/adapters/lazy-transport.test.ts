import { expect, it } from 'vitest';
import { LazyTransport } from '../../adapters/http/lazy-transport';
import type { TransportRequest } from '../../adapters/http/transport';
import { answer, ScriptedTransport } from './support/scripted-transport';

const request = { name: 'logon', method: 'POST', url: '/authentication/logon', headers: {} } satisfies TransportRequest;

it('[P1] loads its code once, whoever sends first, and not before', async () => {
  const scripted = new ScriptedTransport(() => answer(200, []));
  let loads = 0;
  const transport = new LazyTransport(() => {
    loads += 1;
    return Promise.resolve(scripted);
  });
  expect(loads).toBe(0);
  const answers = await Promise.all([transport.load(), transport.send(request), transport.send(request)]);
  expect(answers.slice(1)).toMatchObject([{ kind: 'answered' }, { kind: 'answered' }]);
  expect(loads).toBe(1);
  expect(scripted.requests).toHaveLength(2);
});

it('tells code that doesn’t arrive as a call that wasn’t answered, and tries again at the next', async () => {
  const scripted = new ScriptedTransport(() => answer(200, []));
  let isOnline = false;
  const transport = new LazyTransport(() => (isOnline ? Promise.resolve(scripted) : Promise.reject(new TypeError())));
  expect(await transport.send(request)).toEqual({ kind: 'no-answer', reason: 'offline' });
  isOnline = true;
  expect(await transport.send(request)).toMatchObject({ kind: 'answered' });
  expect(scripted.requests).toHaveLength(1);
});

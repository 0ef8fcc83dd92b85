import { expect, test } from 'vitest';
import type { SimulatedClient } from '../acts/visit';
import type { Exchange } from '../machine/simulated-network';
import { ProvedWrites, withoutSecrets } from './proved-writes';

const client: SimulatedClient = {
  id: 'HK-TYPICAL',
  region: 'HK',
  login: 'chan',
  secret: '482913',
  tradingSecret: '730164',
  untold: undefined,
};
const first = { login: 'first', at: 0 };

test('a write that bears a secret asks for a proof in every session, and one that was stepped up for in each other one', () => {
  const proved = new ProvedWrites();
  proved.note(client, exchange({ name: 'urlSubmit', body: '{"password":"730164"}' }), first);
  proved.note(client, exchange({ name: 'addVcaTransaction', headers: { RE_AUTH: 'Y' } }), first);
  expect(namesOf(proved, first)).toEqual(['urlSubmit']);
  expect(namesOf(proved, { login: 'second', at: 1 })).toEqual(['urlSubmit', 'addVcaTransaction']);
  expect(namesOf(proved, { login: undefined, at: 1 })).toEqual(['urlSubmit']);
  expect(proved.unprovedIn('HK-GOLD', { login: 'second', at: 1 })).toEqual([]);
});

test('a write that proves nothing, was refused, was in disguise, or is a day old asks for no proof again', () => {
  const proved = new ProvedWrites();
  proved.note(client, exchange({ name: 'savePriceAlert', body: '{"amount":"730164.5"}' }), first);
  proved.note(client, exchange({ body: '{"password":"730164"}' }, { status: 401 }), first);
  proved.note(client, { ...exchange({ body: '{"password":"730164"}' }), isDisguised: true }, first);
  expect(namesOf(proved, first)).toEqual([]);
  proved.note(client, exchange({ name: 'urlSubmit', body: '{"password":"730164"}' }), first);
  expect(namesOf(proved, { ...first, at: 24 * 3_600_000 - 1 })).toEqual(['urlSubmit']);
  expect(namesOf(proved, { ...first, at: 24 * 3_600_000 })).toEqual([]);
});

test('a write without its secrets is otherwise as it was sent', () => {
  const { request } = exchange({ body: '{"password":"730164","amount":"1"}' });
  const write = { request, clientId: client.id, login: 'first', at: 0, secrets: ['482913', '730164'] };
  expect(withoutSecrets(write, () => 'wrong').body).toBe('{"password":"wrong","amount":"1"}');
});

const namesOf = (proved: ProvedWrites, sending: Parameters<ProvedWrites['unprovedIn']>[1]) =>
  proved.unprovedIn('HK-TYPICAL', sending).map(({ request: { name } }) => name);

function exchange(
  { headers = {}, ...request }: Partial<Exchange['request']>,
  { status = 200 }: { readonly status?: number } = {},
): Exchange {
  return {
    request: { name: 'any', method: 'POST', url: '/any', ...request, headers: { 'Idempotency-Key': 'a', ...headers } },
    isDisguised: false,
    said: { kind: 'answered', status, headers: {}, body: '{}' },
  };
}

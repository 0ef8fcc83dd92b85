import { expect, it } from 'vitest';
import { MaintenanceMessage } from '../../adapters/graphql/notices/maintenance-message';
import type { Language } from '../../domain/language';
import { TestClock } from '../builders/test-clock';
import { adapterSetup } from './support/adapter-setup';
import { answer, ScriptedTransport } from './support/scripted-transport';

const message = { enable: true, type: 'MAINTENANCE', values: [{ code: 'A', value: 'closed on Sunday' }] };

function readers(given = () => answer(200, { data: { message } })) {
  const transport = new ScriptedTransport(given);
  const clock = new TestClock();
  const language: { current: Language } = { current: 'en_US' };
  const maintenance = new MaintenanceMessage(adapterSetup('TW', transport).graphql, clock, {
    current: () => language.current,
  });
  return { transport, clock, language, maintenance };
}

it('[MSG-04, GQL-13] the parts of a page that appear together ask for the maintenance message once, and each has it', async () => {
  const { transport, clock, maintenance } = readers();
  const first = maintenance.read();
  clock.advance(4_999);
  expect(await maintenance.read()).toEqual(await first);
  expect(transport.requests).toHaveLength(1);
});

it('[MSG-04, I18N-12] the maintenance message is asked for anew after five seconds, and in another language at once', async () => {
  const { transport, clock, language, maintenance } = readers();
  await maintenance.read();
  clock.advance(5_000);
  await maintenance.read();
  expect(transport.requests).toHaveLength(2);
  language.current = 'zh_TW';
  await maintenance.read();
  expect(transport.requests).toHaveLength(3);
});

it('[MSG-04, OPEN-92] a maintenance message that could not be read is asked for again by whoever reads it next', async () => {
  const refused = answer(200, { data: null, errors: [{ message: 'closed' }] });
  const answers = [refused, answer(200, { data: { message } })];
  const { transport, maintenance } = readers(() => answers.shift() ?? refused);
  const [first, second] = await Promise.all([maintenance.read(), maintenance.read()]);
  expect([first.ok, second.ok]).toEqual([false, true]);
  expect(transport.requests).toHaveLength(2);
});

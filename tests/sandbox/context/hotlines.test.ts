import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { regions } from '../../../domain/region';
import { addClientTo } from '../../../sandbox/commands/add-client';
import { readClient } from '../../../sandbox/commands/added-client';
import { parseConfiguration } from '../../../sandbox/context/configuration/sandbox-configuration';
import { stateHotlines } from '../../../sandbox/context/hotlines';
import { createSecrets } from '../../../sandbox/context/secrets';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { notifyOfThaw } from '../../../sandbox/freezes/notify-of-freeze';
import { renderDataBlock } from '../../../sandbox/portal/data-block';
import { clockAt, start } from '../support/settable-clock';
import { openTestDatabase } from '../support/test-database';
import { testConfiguration } from '../support/test-sandbox';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await open.prepare(async () => undefined);
});
afterAll(() => open.close());

const hotlines = { HK: '+852 2345 6789', TW: '+886 2 8765 4321' } as const;
const fake = { HK: '+852 0000 0000', TW: '+886 2 0000 0000' } as const;

test('[OPEN-05] the environment states the hotline of each region, as a telephone number alone', () => {
  const stated = { HOTLINE_HK: hotlines.HK, HOTLINE_TW: hotlines.TW };
  expect(parseConfiguration(stated)).toMatchObject({ value: { hotlines } });
  expect(parseConfiguration({})).toMatchObject({ value: { hotlines: { HK: undefined, TW: undefined } } });
  for (const wrong of ['call us', '12', '+852 <b>2345</b> 6789', `+${'1'.repeat(40)}`])
    expect(parseConfiguration({ HOTLINE_HK: wrong })).toEqual({
      ok: false,
      error: `HOTLINE_HK must be a telephone number such as +852 2345 6789, not "${wrong}"`,
    });
});

test('[OPEN-05] what a process writes to clients names the hotline that was stated to it, and an obviously fake one until then', async () => {
  const { database } = open;
  const clock = clockAt(start);
  const person = ['--name-en', 'A', '--name-zh', '甲', '--email', 'a@example.com', '--mobile'];
  for (const added of [
    ['HK', '510099887766', ...person, '91234567'],
    ['TW', 'A123456789', ...person, '0912345678'],
  ])
    await addClientTo({ database, clock, secrets: await createSecrets('test') }, readClient(added));
  const named = async () => {
    await database.delete(outbox);
    for (const client of await database.select().from(clients))
      await notifyOfThaw(database, { client, now: clock.now(), environment: 'test' });
    const texts = (await database.select().from(outbox)).map(({ text }) => text).join('\n');
    const shown = regions.map((region) => renderDataBlock(region, testConfiguration).hotline);
    return [...Object.values(hotlines), ...Object.values(fake)].filter(
      (number) => texts.includes(number) && shown.includes(number),
    );
  };
  expect(await named()).toEqual(Object.values(fake));
  stateHotlines(hotlines);
  onTestFinished(() => stateHotlines({ HK: undefined, TW: undefined }));
  expect(await named()).toEqual(Object.values(hotlines));
});

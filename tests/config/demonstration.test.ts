import { expect, test } from 'vitest';
import { asDemonstration } from '../../config/demonstration';
import { parsePortalConfiguration } from '../../config/portal-configuration';

test('[OPEN-61] the demonstration has recorded answers, no chatbot, no tag manager and no reports of incidents, and is otherwise the same portal', () => {
  const chatbot = { enabled: true, english: 'https://bot.example/en.js', other: 'https://bot.example/zh.js' };
  const block = {
    environment: 'test',
    region: 'HK',
    demo: true,
    chatbot,
    tagManager: 'https://tags.example/gtm.js',
    incidents: { address: '/incidents' },
  };
  const parsed = parsePortalConfiguration(JSON.stringify(block));
  if (!parsed.ok) throw new Error(parsed.error.problem);
  expect(asDemonstration(parsed.value)).toEqual({
    ...parsed.value,
    mode: 'mock',
    chatbot: { ...chatbot, enabled: false },
    tagManager: undefined,
    incidents: undefined,
  });
});

import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

describe.each([
  {
    region: 'HK' as const,
    language: 'en_US' as const,
    outdated: 'We could not update this part. It shows earlier information.',
    retry: 'Try again',
  },
  {
    region: 'HK' as const,
    language: 'zh_HK' as const,
    outdated: '未能更新此部分，現時顯示的是先前的資料。',
    retry: '再試一次',
  },
  {
    region: 'TW' as const,
    language: 'zh_TW' as const,
    outdated: '這個區塊無法更新，目前顯示的是先前的資料。',
    retry: '再試一次',
  },
])('a part of a page in $region, read in $language', ({ region, language, outdated, retry }) => {
  it('[OPEN-92, I18N-02] keeps its earlier answer when a later one can’t be had, says so, and comes at the retry', async () => {
    let isBroken = false;
    await portal.open({
      block: { region, profile: 'standalone' },
      language,
      route: '/profile?tab=price-alerts',
      answer: ({ name }) => (isBroken && name.endsWith('riceAlert') ? answer(500) : undefined),
    });
    const earlier = textOf(await portal.find('[role=tabpanel] li h3'));
    isBroken = true;
    // A switch that isn't saved for sure looks up how the alerts are.
    portal.all('[role=tabpanel] [role=switch]')[0]?.click();
    await portal.find('[data-testid=retry-panel] p', outdated);
    expect(shown()).toContain(earlier);
    isBroken = false;
    const before = ofAlerts().length;
    (await portal.find('[data-testid=retry-panel] button', retry)).click();
    await eventually(() => expect(portal.all('[data-testid=retry-panel]')).toEqual([]));
    expect(ofAlerts().slice(before)).toEqual(['GET']);
    expect(shown()).toContain(earlier);
  });
});

const ofAlerts = () => portal.requests.filter(({ name }) => name.endsWith('riceAlert')).map(({ method }) => method);
const textOf = ({ textContent }: Element) => textContent;
const shown = () => portal.all('[role=tabpanel] li h3').map(textOf);

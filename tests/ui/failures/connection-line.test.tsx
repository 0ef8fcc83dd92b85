import { describe, expect, it, vi } from 'vitest';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

function tell(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

describe('a page without a connection', () => {
  it.each([
    [
      'HK',
      'en_US',
      'You are offline. This page stays as it is and updates by itself once you are connected again.',
      'You are connected again.',
    ],
    ['HK', 'zh_HK', '網絡連線已中斷。本頁內容會保留，恢復連線後自動更新。', '網絡連線已恢復。'],
    ['TW', 'zh_TW', '網路連線中斷。頁面內容會保留，恢復連線後自動更新。', '網路已恢復連線。'],
  ] as const)(
    '[R5, OPEN-16, I18N-02] a page of %s in %s stays, says in a line that the connection is gone, and then that it is back',
    async (region, language, gone, back) => {
      await portal.open({ block: { region, profile: 'standalone' }, language, route: '/client-tier' });
      const heading = (await portal.find('h1')).textContent;
      await portal.find('[data-testid=connection-line]');
      tell(false);
      await portal.find('[data-testid=connection-line]', gone);
      expect(portal.textsOf('h1')).toEqual([heading]);
      tell(true);
      await portal.find('[data-testid=connection-line]', back);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { extensions } from '../../../contract/extensions';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { answer, offline } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const message = (subject: string, more: object = {}) => ({
  id: subject,
  sentAt: '2026-11-20T02:05:00Z',
  subject,
  text: `about ${subject}`,
  ...more,
});

const open = (given: TransportAnswer, region: Region = 'HK', language: Language = 'en_US') =>
  portal.open({
    block: { region, profile: 'standalone', extensions: [...extensions] },
    language,
    route: '/message',
    answer: ({ name }) => (name === 'clientMessages' ? given : undefined),
  });

describe('the page of messages', () => {
  it('[ROUTE-18, ACCT-05] lists each message with its time, its subject and a way to what it is about', async () => {
    const list = [
      message('price-alert', { fundCode: 'HK0004' }),
      message('order'),
      message('security'),
      message('of-a-later-version'),
      message('price-alert', { id: 'without-fund' }),
    ];
    await open(answer(200, list));
    await portal.find('h1', 'Messages');
    await portal.find('[data-testid=message-row]', /about order/);
    expect(portal.textsOf('[data-testid=message-row]')).toEqual([
      'Price alert20 Nov 2026 10:05about price-alertFund details',
      'Order20 Nov 2026 10:05about orderOrder status',
      'Security20 Nov 2026 10:05about securityLogins and devices',
      '20 Nov 2026 10:05about of-a-later-version',
      'Price alert20 Nov 2026 10:05about price-alertPrice alerts',
    ]);
    const rows = '[data-testid=message-row]';
    expect(await portal.addressOf('Fund details', rows)).toBe('/eTrading/v2/fund/HK0004');
    expect(await portal.addressOf('Price alerts', rows)).toBe('/eTrading/v2/profile?tab=price-alerts');
    expect(await portal.addressOf('Order status', rows)).toBe('/eTrading/v2/orders');
    expect(await portal.addressOf('Logins and devices', rows)).toBe('/eTrading/v2/profile?tab=security');
  });

  it.each([
    ['HK', 'en_US', 'View order', 'Personal details', 'Identity document'],
    ['HK', 'zh_HK', '查閱交易', '查閱個人資料', '查閱身份證明文件'],
    ['TW', 'zh_TW', '查看委託', '查看基本資料', '查看身分證件'],
  ] as const)(
    '[ROUTE-18, ORDQ-06] a message leads to each order that it names, to the contact details, and to the identity document, in %s, %s',
    async (region, language, order, details, identity) => {
      const list = [
        message('order', { orderNos: ['618-033-991', '236-067-987'] }),
        message('security', { orderNos: ['854-101-974'] }),
        message('contact-details'),
        message('identity-document'),
      ];
      await open(answer(200, list), region, language);
      const rows = '[data-testid=message-row]';
      await portal.find(`${rows} a`, `${order} 236-067-987`);
      for (const number of ['618-033-991', '236-067-987', '854-101-974'])
        expect(await portal.addressOf(`${order} ${number}`, rows)).toBe(`/eTrading/v2/orders?order=${number}`);
      expect(await portal.addressOf(details, rows)).toBe('/eTrading/v2/profile');
      expect(await portal.addressOf(identity, rows)).toBe('/eTrading/v2/account/documentUpload');
    },
  );

  it.each([
    ['TW', 'zh_TW', '您有一份委託清單待確認：', '開啟委託清單'],
    ['HK', 'en_US', 'An order list waits for you:', 'Open the order list'],
  ] as const)(
    '[ROUTE-18, OPEN-78] the address of an order list is a link in words, in %s, %s',
    async (region, language, before, link) => {
      const text = `${before} https://portal.example/eTrading/v2/url?oid=demo-1-2026-11-30`;
      await open(answer(200, [message('order', { text })]), region, language);
      await portal.find('[data-testid=message-row] a', link);
      const [row = ''] = portal.textsOf('[data-testid=message-row]');
      expect(row).toContain(`${before}${language === 'en_US' ? ' ' : ''}${link}`);
      expect(row).not.toContain('oid=');
      expect(await portal.addressOf(link, '[data-testid=message-row]')).toBe('/eTrading/v2/url?oid=demo-1-2026-11-30');
    },
  );

  it.each([
    ['HK', 'en_US', 'Messages', 'You have no messages of the last 30 days.'],
    ['HK', 'zh_HK', '訊息', '過去 30 日沒有訊息。'],
    ['TW', 'zh_TW', '訊息通知', '最近 30 天沒有訊息。'],
  ] as const)('[ROUTE-18, I18N-02] says in %s, %s, that there is none', async (region, language, title, none) => {
    await open(answer(200, []), region, language);
    await portal.find('h1', title);
    await portal.find('[data-testid=messages-empty]', none);
  });

  it('[ROUTE-18, OPEN-92] says in its place that it could not be loaded, and tries again', async () => {
    await open(offline);
    await portal.find('[data-testid=retry-panel]', /We could not load your messages\./);
    const before = portal.requests.filter(({ name }) => name === 'clientMessages').length;
    (await portal.find('[data-testid=retry-panel] button', 'Try again')).click();
    await portal.find('[data-testid=retry-panel]', /We could not load your messages\./);
    expect(portal.requests.filter(({ name }) => name === 'clientMessages').length).toBeGreaterThan(before);
  });
});

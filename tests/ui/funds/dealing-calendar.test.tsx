import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { readMonth } from '../../../ui/screens/dealing-calendar/month-in-address';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** 13 November 2026, a Friday, after Taiwan's offshore cut-off and before the others. */
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-13T14:00:00+08:00'), toFake: ['Date'] });
});

const plain = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();
const textOf = (selector: string): readonly string[] => portal.all(selector).map(plain);

async function open(
  month: string,
  region: Region,
  language: Language,
  closedOn: readonly string[] = [],
): Promise<void> {
  await portal.open({
    block: { region, profile: 'standalone', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route: `/dealing-calendar${month === '' ? '' : `?month=${month}`}`,
    language,
    answer: ({ name }) => (name === 'dealingClosures' ? answer(200, { closedOn }) : undefined),
  });
  await portal.find('[data-testid=dealing-month]');
}

describe('the dealing calendar', () => {
  it('[OPEN-32, TRADE-91, TRADE-92] heeds closures told at run time: no date of an order, and no month, counts them', async () => {
    await open('2026-11', 'TW', 'zh_TW', ['2026-11-13', '2026-11-16']);
    await portal.find('[data-testid=next-dealing] li', /^境內基金今天不是交易日。.*2026\/11\/17（二）/);
    await portal.find('[data-testid=dealing-breaks] li li', '2026/11/13（五）：臨時休市');
    expect(textOf('[data-testid=dealing-day-closed]').some((day) => day.startsWith('16'))).toBe(true);
  });

  it('[TRADE-90, TRADE-112, LINK-25] tells the days by the server’s clock, whatever the device’s says', async () => {
    vi.setSystemTime(Date.parse('2027-02-01T09:00:00+08:00'));
    await portal.open({
      block: { region: 'TW', profile: 'standalone' },
      route: '/dealing-calendar',
      language: 'zh_TW',
      answer: ({ name }) =>
        name === 'dealingClosures'
          ? answer(200, { closedOn: [] }, { date: 'Fri, 13 Nov 2026 06:00:00 GMT', 'cache-control': 'no-store' })
          : undefined,
    });
    await portal.find('[data-testid=next-dealing] li', /^境內基金.*2026\/11\/13（五）/);
    await portal.find('[data-testid=dealing-month] h2, [data-testid=dealing-month] caption, h2', /2026/);
  });

  it('[OPEN-32, TRADE-92] says once, under both cut-offs, that the next day lies in a year whose holidays aren’t known', async () => {
    vi.setSystemTime(Date.parse('2026-12-31T09:00:00+08:00'));
    await open('', 'TW', 'zh_TW');
    await portal.find('[data-testid=next-dealing] li', /2026\/12\/31（四）.*順延至 2027\/01\/01（暫定日期）（五）/);
    expect(textOf('[data-testid=unlisted-year]')).toEqual(['2027 年的國定假日尚未公布，該年的日期可能順延。']);
  });

  it('[TRADE-119, OPEN-37] says from what share of closed markets on a fund isn’t priced', async () => {
    await open('2026-11', 'TW', 'zh_TW');
    expect(textOf('[data-testid=dealing-calendar-note]')[0]).toContain('休市比重達 40% 以上時，暫停計價');
  });

  it('[LINK-25, OPEN-32, TRADE-92] shows a month of Taiwan with its holidays, and which orders they move', async () => {
    await open('2026-02', 'TW', 'zh_TW');
    expect(plain(await portal.find('[data-testid=dealing-month] caption strong'))).toBe('2026/02');
    expect(textOf('[data-testid=dealing-month] th')).toEqual(['日', '一', '二', '三', '四', '五', '六']);
    expect(textOf('[data-testid=dealing-month] time')).toHaveLength(28);
    expect(textOf('[data-testid=dealing-day-closed]')).toContain('17休市春節');
    expect(textOf('[data-testid=dealing-breaks] > ul > li > strong')).toEqual([
      '2026/02/14 至 2026/02/22',
      '2026/02/27 至 2026/03/01',
    ]);
    expect(textOf('[data-testid=dealing-breaks] li li')).toContain('2026/02/20（五）：補假');
    expect(textOf('[data-testid=dealing-breaks] li > p')).toEqual([
      '2026/02/13 截止時間後送出的委託，順延至 2026/02/23 交易。',
      '2026/02/26 截止時間後送出的委託，順延至 2026/03/02 交易。',
    ]);
  });

  it('[LINK-25, OPEN-32] shows a month of Hong Kong in English, and leads to those before and after it', async () => {
    await open('2026-04', 'HK', 'en_US');
    expect(textOf('[data-testid=dealing-breaks] li li')).toEqual([
      '03 Apr 2026 (Fri): Good Friday',
      expect.stringMatching(/^06 Apr 2026 \(Mon\): /),
      expect.stringMatching(/^07 Apr 2026 \(Tue\): /),
    ]);
    expect(textOf('[data-testid=dealing-breaks] li > p')).toEqual([
      'Orders submitted after the cut-off on 02 Apr 2026 have the dealing date 08 Apr 2026.',
    ]);
    expect(await portal.addressOf('‹ Mar 2026', '[data-testid=dealing-calendar-months]')).toBe(
      '/eTrading/v2/dealing-calendar?month=2026-03',
    );
    expect(await portal.addressOf('This month', '[data-testid=dealing-calendar-months]')).toBe(
      '/eTrading/v2/dealing-calendar?month=2026-11',
    );
    (await portal.find('[data-testid=dealing-calendar-months] a', 'May 2026 ›')).click();
    await portal.find('[data-testid=dealing-month] caption strong', 'May 2026');
  });

  it('[OPEN-32] says of a year whose holidays it doesn’t know that only weekends are', async () => {
    await open('2027-01', 'HK', 'zh_HK');
    await portal.find('[data-tone]', /^2027 年的公眾假期尚未公布，公布前只列出週末/);
    expect(textOf('[data-testid=dealing-breaks] > p')).toEqual(['本月的星期一至五沒有假期。']);
    await open('2026-12', 'HK', 'zh_HK');
    expect(portal.all('[data-testid=dealing-calendar-page] [data-tone]')).toEqual([]);
  });

  it('[TRADE-90, TRADE-92, TRADE-112] says when an order sent now is dealt, in Taiwan by the side of the fund', async () => {
    await open('', 'TW', 'zh_TW');
    expect(textOf('[data-testid=next-dealing] li')).toEqual([
      '境內基金2026/11/13 16:00 前送出，交易日為 2026/11/13（五）；逾時順延至 2026/11/16（一）。',
      '境外基金已逾今日截止時間。2026/11/16 13:00 前送出，交易日為 2026/11/16（一）；逾時順延至 2026/11/17（二）。',
    ]);
    expect(portal.all('[aria-current=date]').map(plain)).toEqual(['13']);
  });

  it('[LINK-25, VCA-30] the fund’s page leads to the dealing calendar, and says the next dealing date itself', async () => {
    vi.setSystemTime(Date.parse('2026-11-14T10:00:00+08:00'));
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      route: '/fund/SEEDHK00001.HKD',
      language: 'en_US',
    });
    await portal.find('[data-testid=fund-page-dealing] [data-testid=next-dealing] li');
    expect(textOf('[data-testid=fund-page-dealing] [data-testid=next-dealing] li')).toEqual([
      'Today is a non-dealing day.Order by 16 Nov 2026 17:00 for the 16 Nov 2026 (Mon) dealing date; later orders deal on 17 Nov 2026 (Tue).',
    ]);
    expect(await portal.addressOf('Dealing calendar', '[data-testid=fund-page-dealing]')).toBe(
      '/eTrading/v2/dealing-calendar',
    );
  });
});

describe('the month of an address', () => {
  const months = (asked: string | null) => readMonth(asked, '2026-11-13', 'TW');

  it('[OPEN-32] the calendar shows today’s month in place of what is no month, or lies where nothing is listed', () => {
    for (const asked of [null, '', '2026-13', '2026-1', 'x', '2023-12', '2028-01', '9999-99', '２０２６-01'])
      expect(months(asked)).toEqual({ month: '2026-11', before: '2026-10', after: '2026-12' });
  });

  it('[OPEN-32] ends with the first listed year, and a year after the last', () => {
    expect(months('2024-01')).toEqual({ month: '2024-01', after: '2024-02' });
    expect(months('2027-12')).toEqual({ month: '2027-12', before: '2027-11' });
  });
});

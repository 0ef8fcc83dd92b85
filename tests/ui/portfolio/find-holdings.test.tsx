import { describe, expect, it, vi } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import recordedInHongKong from '../../../mocks/hk/HoldingStatisticsHKInitial.json';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const field = '[data-testid=find-holdings] input';

/** Each region in its languages: a text, what it finds, and the sentences about it. */
const places = [
  {
    region: 'HK',
    language: 'en_US',
    label: 'Find in your holdings',
    text: 'global ＢＯＮＤ',
    found: ['HK0006'],
    worth: '2,107,149.38',
    heading: /^Value of your selection/,
    all: /^Value of your funds/,
    notice: '1 of 12 holdings found. The totals cover these only.',
    chip: 'Remove filter: “global ＢＯＮＤ”',
    nothing: 'No holdings match this selection.',
    everything: 'Show all',
  },
  {
    region: 'HK',
    language: 'zh_HK',
    label: '尋找您持有的基金',
    text: '雲嶺 股息',
    found: ['HK0003', 'HK0010'],
    worth: '367,439.92',
    heading: /^所選範圍的總值/,
    all: /^基金總值/,
    notice: '12 隻持有基金中找到 2 隻，總值只包括這些基金。',
    chip: '移除篩選：「雲嶺 股息」',
    nothing: '您選擇的範圍內沒有持倉。',
    everything: '顯示全部',
  },
  {
    region: 'TW',
    language: 'zh_TW',
    label: '搜尋您持有的基金',
    text: '臺灣(月配息)',
    found: ['TW0083'],
    worth: '2,845,607',
    heading: /^所選範圍的總值/,
    all: /^持有基金總值/,
    notice: '14 檔持有基金中找到 1 檔，總值僅計入這些基金。',
    chip: '取消篩選：「臺灣(月配息)」',
    nothing: '您選擇的範圍內沒有持有基金。',
    everything: '顯示全部',
  },
] as const;

describe.each(places)('finding one’s own holdings in $region, read in $language', (place) => {
  const { region, language } = place;

  it('[PORT-41, PORT-01, FUND-01, OPEN-24] narrows table and totals by a text, says so, states it in the address, and is taken off again', async () => {
    await open(region, language);
    expect((await portal.find('[data-testid=find-holdings] label')).textContent).toBe(place.label);
    const held = codes().length;
    portal.type(field, place.text);
    await portal.find('[data-testid=portfolio-filtered] [role=status]', place.notice);
    expect(codes().toSorted()).toEqual([...place.found]);
    await portal.find('h1', place.heading);
    expect(portal.all('[data-testid=portfolio-total]')[0]?.textContent).toContain(place.worth);
    expect(said('[data-testid=portfolio-facts] dd').at(-1)).toBe(String(place.found.length));
    await eventually(() => {
      expect(new URLSearchParams(window.location.search).get('find')).toBe(place.text);
    });
    const chip = await portal.find('[data-testid=chip]');
    expect(chip.getAttribute('aria-label')).toBe(place.chip);
    chip.click();
    await portal.find('h1', place.all);
    expect([codes().length, portal.all<HTMLInputElement>(field)[0]?.value]).toEqual([held, '']);
    await eventually(() => {
      expect(new URLSearchParams(window.location.search).has('find')).toBe(false);
    });
  });

  it('[PORT-41] says that nothing is found, and one button shows everything again', async () => {
    await open(region, language);
    const held = codes().length;
    portal.type(field, 'xyz');
    await portal.find('[data-testid=portfolio-filtered] [role=status]', place.nothing);
    expect([codes(), portal.all('[data-testid=holdings]')]).toEqual([[], []]);
    (await portal.find('[data-testid=portfolio-filtered] > button', place.everything)).click();
    await eventually(() => {
      expect(codes()).toHaveLength(held);
    });
    expect(portal.all<HTMLInputElement>(field)[0]?.value).toBe('');
  });

  it('[PORT-41, FUND-01, I18N-09] finds a fund by its English name and its code, whatever is read', async () => {
    const [code = ''] = place.found;
    const own = { HK: 'cloud ridge', TW: 'asia bond' }[region];
    const inEnglish = ({ name, headers }: TransportRequest) =>
      name === 'fundAll' && headers['USER_LOCALE'] === 'en_US' && region === 'TW'
        ? answer(200, [
            {
              name: { code, value: 'Asia Bond' },
              isinCode: 'ZZ0000050821',
              baseCurrency: 'TWD',
              jfFundCode: `SEED${code.slice(0, 2)}0${code.slice(2)}.TWD`,
            },
          ])
        : undefined;
    await open(region, language, inEnglish);
    portal.type(field, own);
    await eventually(() => {
      expect(codes()).toHaveLength({ HK: 12, TW: 1 }[region]);
    });
    portal.type(field, code.toLowerCase());
    await eventually(() => {
      expect(codes()).toEqual([code]);
    });
  });
});

describe('what a text finds', () => {
  it('[PORT-41, OPEN-24] the text finds the same again when the page is loaded with its address', async () => {
    await portal.open({ block: { region: 'TW', profile: 'standalone' }, route: '/?find=%E6%AD%90%E5%85%83' });
    await portal.find('[data-testid=chip]', '「歐元」');
    await eventually(() => {
      expect(codes().toSorted()).toEqual(['TW0010', 'TW0410']);
    });
    expect(portal.all<HTMLInputElement>(field)[0]?.value).toBe('歐元');
  });

  it('[PORT-41, OPEN-92] the search may lack what is named in English: it is said, and asked for again', async () => {
    let isFailing = true;
    const failing = ({ name, headers }: TransportRequest) =>
      isFailing && name === 'fundAll' && headers['USER_LOCALE'] === 'en_US' ? answer(500) : undefined;
    await open('HK', 'zh_HK', failing);
    portal.type(field, 'bond');
    const problem = await portal.find(
      '[data-testid=find-problem]',
      /^未能載入基金的英文名稱，以英文名稱尋找時可能找不到。/,
    );
    expect(codes()).toEqual([]);
    isFailing = false;
    problem.querySelector('button')?.click();
    await eventually(() => {
      expect(codes()).toEqual(['HK0006']);
    });
    expect(portal.all('[data-testid=find-problem]')).toEqual([]);
  });

  it('[PORT-41] waits for what a Chinese input method still composes', async () => {
    await open('TW', 'zh_TW');
    const input = await portal.find<HTMLInputElement>(field);
    const held = codes().length;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'ㄡ');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect([input.value, codes().length]).toEqual(['ㄡ', held]);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '歐洲');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await eventually(() => {
      expect(codes().toSorted()).toEqual(['TW0010', 'TW0410']);
    });
  });

  it('[PORT-41] the text is asked for beside the toolbar where there is room, and by nobody who holds a few funds', async () => {
    vi.stubGlobal('innerWidth', 1280);
    try {
      await open('TW', 'zh_TW');
      expect(portal.all(`[data-testid=portfolio-controls] > [data-testid=find-holdings]`)).toHaveLength(1);
    } finally {
      vi.unstubAllGlobals();
    }
    const { byFund, byAccount } = recordedInHongKong.body.data;
    const few = { ...byFund, tableViewDetails: byFund.tableViewDetails.slice(0, 5) };
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      answer: ({ name }) =>
        name === 'HoldingStatisticsHKInitial' ? answer(200, { data: { byFund: few, byAccount } }) : undefined,
    });
    await portal.find('[data-testid=toolbar-button]');
    expect([codes().length, portal.all(field)]).toEqual([5, []]);
  });
});

async function open(
  region: Region,
  language: Language,
  answered?: (request: TransportRequest) => TransportAnswer | undefined,
): Promise<void> {
  await portal.open({ block: { region, profile: 'standalone' }, language, ...(answered ? { answer: answered } : {}) });
  await portal.find('[data-testid=holding-row]');
  await portal.find(field);
}

const said = (selector: string): readonly string[] => portal.all(selector).map(({ textContent }) => textContent);

/** The codes of the funds in the table. */
const codes = (): readonly string[] => said('[data-testid=holding-row] [data-testid=fund-facts] > span:first-child');

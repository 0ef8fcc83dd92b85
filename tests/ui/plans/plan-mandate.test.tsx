import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { planStart, samplePlan } from '../support/sample-plan';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

const currencies = { HK: 'HKD', TW: 'TWD' } as const;
const funds = { HK: 'SEEDHK00001.HKD', TW: 'SEEDTW00001.TWD' } as const;

const mandate = (region: 'HK' | 'TW') =>
  answer(200, [
    {
      bankAccountNo: '00123456',
      accountCurrency: currencies[region],
      debitLimit: '300000',
      prdicity: 'WEEKLY',
      activeFlag: 'Y',
      addressLines: [],
    },
  ]);

const cases = [
  [
    'HK',
    'en_US',
    'Your Autopay limit isn’t enough: HKD 300,000.00 a week; with fees HKD 300,001.00 is needed.',
    'Next: review your plan',
  ],
  ['HK', 'zh_HK', '自動轉賬上限不足：每星期 HKD 300,000.00；連同費用需要 HKD 300,001.00。', '下一步：核對計劃'],
  ['TW', 'zh_TW', '自動扣款上限不足：每週 TWD 300,000；含手續費需要 TWD 300,001。', '下一步：核對約定內容'],
] as const;

describe('an amount above what the bank account of a plan may be debited for', () => {
  it.each(cases)(
    '[RSP-07, BANK-03, ENT-44] is refused as it is typed in a new plan, and no further page is opened: %s, %s',
    async (region, language, sentence, goOn) => {
      await portal.open({
        block: { region, profile: 'standalone', hotline: '2000 1234' },
        route: `/plans/new?fundCode=${funds[region]}`,
        language,
        answer: ({ name }) => (name === 'dda' ? mandate(region) : undefined),
      });
      await portal.find('[data-testid=new-plan-fields] input[inputmode=decimal]');
      portal.type('[data-testid=new-plan-fields] input[inputmode=decimal]', '300001');
      await portal.find('[data-testid=new-plan-fields] [data-testid=text-field-error]', sentence);
      (await portal.find('button[type=submit]', goOn)).click();
      await eventually(() => expect(document.activeElement?.getAttribute('inputmode')).toBe('decimal'));
      expect(portal.all('[data-testid=order-notes]')).toEqual([]);
      portal.type('[data-testid=new-plan-fields] input[inputmode=decimal]', '300000');
      await eventually(() =>
        expect(portal.all('[data-testid=new-plan-fields] [data-testid=text-field-error]')).toEqual([]),
      );
    },
  );

  it('[RSP-07, VCA-15] is no matter to a plan that the Cash Account pays', async () => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone', hotline: '2000 1234' },
      route: `/plans/new?fundCode=${funds.HK}`,
      language: 'en_US',
      answer: ({ name }) => (name === 'dda' ? mandate('HK') : undefined),
    });
    await portal.find('[data-testid=new-plan-fields] input[inputmode=decimal]');
    portal.type('[data-testid=new-plan-fields] input[inputmode=decimal]', '300001');
    await portal.find('[data-testid=new-plan-fields] [data-testid=text-field-error]', /^Your Autopay limit/);
    portal.all<HTMLInputElement>('[data-testid=new-plan-payment] input')[1]?.click();
    await eventually(() =>
      expect(portal.all('[data-testid=new-plan-fields] [data-testid=text-field-error]')).toEqual([]),
    );
  });

  it.each(cases)(
    '[RSP-09, BANK-03, ENT-44] is warned of as it is typed where a plan is changed, whose days can be changed all the same: %s, %s',
    async (region, language, sentence) => {
      const plan = {
        ...samplePlan,
        currency: currencies[region],
        fund: { name: { code: 'F', value: 'F' }, jfFundCode: funds[region] },
        changes: [{ ...planStart, amount: '5000' }],
      };
      const changed = { ...plan, version: 2, changes: [...plan.changes, { ...planStart, kind: 'change' }] };
      await portal.open({
        block: { region, profile: 'standalone', hotline: '2000 1234' },
        route: '/plans',
        language,
        answer: ({ name }) => {
          if (name === 'planSchedules') return answer(200, [plan]);
          if (name === 'changePlan') return answer(200, changed);
          return name === 'dda' ? mandate(region) : undefined;
        },
      });
      (await portal.find('[data-testid=plan-actions] button')).click();
      await portal.find('dialog [data-testid=entry-facts]');
      portal.type('dialog input[inputmode=decimal]', '300001');
      await portal.find('dialog [data-tone=warning]', sentence);
      portal.type('dialog input[type=password]', region === 'HK' ? '739162' : 'trade5208');
      (await portal.find('dialog button[type=submit]')).click();
      await eventually(() => expect(portal.requests.some(({ name }) => name === 'changePlan')).toBe(true));
    },
  );
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { confirmPlan } from '../support/new-plan-form';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

type Given = Readonly<Record<string, TransportAnswer>>;
type Options = {
  readonly language?: Language;
  readonly given?: Given;
  readonly kept?: { readonly switchOrder?: string };
};

const open = (route: string, { language = 'en_US', given = {}, kept = {} }: Options = {}) =>
  portal.open({
    block: { region: 'HK', profile: 'standalone', hotline: '2000 1234' },
    route,
    language,
    kept,
    answer: ({ name }) => given[name],
  });
const select = async (selector: string, value: string): Promise<void> => {
  await portal.find(selector);
  portal.choose(selector, value);
};
const sent = () => portal.requests.filter(({ name }) => name === 'startPlan');
const page = '/plans/switch?fundCode=HK0001';
const units = '[data-testid=new-plan-fields] input';
const goOn = async () => (await portal.find('[data-testid=new-plan-go-on] button')).click();

/** Takes a fund to switch into, by its search. */
async function goInto(name: RegExp): Promise<void> {
  await portal.find('[data-testid=place-order-search] input');
  portal.type('[data-testid=place-order-search] input', 'HK');
  (await portal.find('[data-testid=place-order-search] [role=option]', name)).click();
  await portal.find('[data-testid=new-plan-go-on] button');
}

describe('the form of a monthly switch', () => {
  it('[RSP-08, TRADE-96] begins with the holding that the address names, says what of it is available and has brought, and when the first switch is', async () => {
    await open(page);
    await portal.find('[data-testid=new-plan-fields] [data-testid=text-field-hint]', /^[\d,.]+ units available$/);
    await select('[data-testid=new-plan-fields] select', '6');
    await portal.find(
      '[data-testid=new-plan-first]',
      /^The first switch is on 08 Apr 2026\.Moved from 06 Apr 2026 \(public holiday\)\.$/,
    );
    const facts = portal.textsOf('[data-testid=entry-facts-list] dt');
    expect(facts).toEqual(['Latest price', 'Value', 'Gain or loss so far', 'Account']);
    await portal.find('[data-testid=place-order-search] label', 'Which fund should they be switched into?');
    expect(portal.all('[data-testid=new-plan-go-on]')).toEqual([]);
  });

  it.each([
    ['en_US', 'All', 'Estimated value', 'Latest price', 'Estimated units bought'],
    ['zh_HK', '全部', '估計金額', '最新價格', '估計轉入單位數目'],
  ] as const)(
    '[RSP-08, TRADE-23, TRADE-43] says beside the units what they are worth, and on the target its price and the units bought: %s',
    async (language, all, worth, price, bought) => {
      await open(page, { language });
      const share = await portal.find('[data-testid=new-plan-fields] [data-testid=segmented] label', all);
      share.querySelector('input')?.click();
      await portal.find('[data-testid=new-plan-fields] [data-testid=order-facts] dt', worth);
      await goInto(language === 'en_US' ? /^Cloud Ridge Hong Kong Dollar Money Market/ : /^雲嶺港元貨幣市場基金/);
      await portal.find('[data-testid=new-plan-fund] dt', bought);
      expect(portal.textsOf('[data-testid=new-plan-fund] dt')).toEqual([price, bought]);
      expect(portal.textsOf('[data-testid=new-plan-fund] dd')[0]).toMatch(/^HKD 44\.0000/);
    },
  );

  it.each([
    ['', 'Please enter an amount, e.g. 10000.'],
    ['ten', 'Please enter an amount, e.g. 10000 or 12.5.'],
    ['0', 'Please enter more than zero.'],
    ['1.00001', 'Units have at most 4 decimal places.'],
    ['9'.repeat(14), 'Please enter at most 999,999,999,999.'],
    ['9'.repeat(12), /^You can switch at most .+ units\.$/],
  ])(
    '[RSP-08, TRADE-96, TRADE-101] says at the field why %j can’t be switched, and sends nothing',
    async (typed, problem) => {
      await open(page);
      await goInto(/^Cloud Ridge Hong Kong Dollar Money Market/);
      portal.type(units, typed);
      await goOn();
      await portal.find('[data-testid=new-plan-fields] [data-testid=text-field-error]', problem);
      expect(sent()).toEqual([]);
    },
  );

  it('[RSP-08, SESS-17] keeps the holding, the units, the day and the fund over a reload', async () => {
    await open(page);
    await select('[data-testid=new-plan-fields] select', '6');
    await goInto(/^Cloud Ridge Hong Kong Dollar Money Market/);
    portal.type(units, '1.5');
    const kept = JSON.parse(sessionStorage.getItem('etrading.switchOrder') ?? '') as string;
    await open('/plans/switch', { kept: { switchOrder: kept } });
    await portal.find('[data-testid=new-plan-go-on] button');
    expect(portal.all<HTMLInputElement>(`${units}[inputmode=decimal]`).map(({ value }) => value)).toEqual(['1.5']);
    expect(portal.all<HTMLSelectElement>('[data-testid=new-plan-fields] select').map(({ value }) => value)).toEqual([
      '6',
    ]);
  });

  it('[RSP-08, I18N-12, OPEN-92] keeps the holding that was chosen and the units, where another language could not be loaded and is asked for again', async () => {
    const given: Record<string, TransportAnswer> = {};
    await open(page, { given });
    (await portal.find('[data-testid=chosen-holding] button')).click();
    (await portal.find('[data-testid=holding-picker] button', /HK0002/)).click();
    await portal.find(units);
    portal.type(units, '1.5');
    given['ClientTiers'] = answer(500, {});
    (await portal.find('button[lang^=zh]')).click();
    const retry = await portal.find('[data-testid=retry-panel] button');
    delete given['ClientTiers'];
    retry.click();
    await eventually(() => expect(portal.all('[data-testid=retry-panel]')).toEqual([]));
    expect((await portal.find('[data-testid=chosen-holding]')).textContent).toContain('HK0002');
    expect(portal.all<HTMLInputElement>(`${units}[inputmode=decimal]`).map(({ value }) => value)).toEqual(['1.5']);
  });

  it.each([
    ['en_US', 'Which holding should be switched?'],
    ['zh_HK', '您想轉換哪項持倉？'],
  ] as const)('[RSP-08] begins with the holding where the address names none, in %s', async (language, label) => {
    await open('/plans/switch', { language });
    await portal.find('[data-testid=holding-picker] h2', label);
  });

  it('[RSP-08] says so where nothing is held that can be switched', async () => {
    await open('/plans/switch', { given: { dealRedemption: answer(200, []) } });
    await portal.find('[data-testid=new-plan-parts] p', 'You hold no fund that can be switched.');
  });
});

describe('the confirmation of a monthly switch', () => {
  it('[RSP-08, TRADE-65, PIN-03] asks for the PIN once everything is accepted, sends once, and says what happens next', async () => {
    await open(page);
    await select('[data-testid=new-plan-fields] select', '6');
    await goInto(/^Cloud Ridge Hong Kong Dollar Money Market/);
    portal.type(units, '1.5');
    await goOn();
    await portal.find('[data-testid=order-not-yet]', 'Tick every box above to enter your transaction PIN.');
    expect(portal.textsOf('[data-testid=new-plan-fund] dd').slice(1)).toEqual([
      '1.5000',
      '6th of every month',
      '08 Apr 2026Moved from 06 Apr 2026 (public holiday).',
    ]);
    await confirmPlan(portal);
    await portal.find('h2', 'Your plan is set up');
    expect(sent()).toHaveLength(1);
    const body: unknown = JSON.parse(sent()[0]?.body ?? '');
    expect(body).toMatchObject({
      accountNo: '510012300189',
      fundCode: 'SEEDHK00001.HKD',
      amount: '1.5000',
      days: [6],
      vpin: '739162',
      intoFundCode: 'SEEDHK00002.HKD',
    });
    expect(body).not.toHaveProperty('paidFrom');
    expect(portal.textsOf('[data-testid=new-plan-next] li')).toEqual([
      'On 08 Apr 2026, 1.5000 units are switched. Please make sure that they are still available then.',
      'The order is placed on that day. We e-mail you each time, and you can follow it under Order status.',
      'You can change, pause or stop the plan at any time. Make changes at least 3 business days before the switch.',
    ]);
  });

  it.each([
    ['PLAN_UNITS_EXCEED_AVAILABLE', 'You can switch at most the units that are available now. Please change them.'],
    ['PLAN_INTO_FUND_NOT_OFFERED', 'The units cannot be switched into this fund now. Please choose another one.'],
  ])('[RSP-08, OPEN-76] says why the server sets none up: %s', async (code, words) => {
    await open(page, { given: { startPlan: answer(400, refusal(code)) } });
    await goInto(/^Cloud Ridge Hong Kong Dollar Money Market/);
    portal.type(units, '1.5');
    await goOn();
    await confirmPlan(portal);
    await portal.find('[data-testid=new-plan-parts] p', words);
    (await portal.find('[data-testid=new-plan-actions] button', 'Change plan')).click();
    await portal.find(units);
    expect(portal.all<HTMLInputElement>(`${units}[inputmode=decimal]`).map(({ value }) => value)).toEqual(['1.5']);
  });
});

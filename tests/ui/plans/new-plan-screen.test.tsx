import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { composePlan, confirmPlan } from '../support/new-plan-form';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

type Given = Readonly<Record<string, TransportAnswer>>;

const open = (route: string, { language = 'en_US', given = {} }: { language?: Language; given?: Given } = {}) =>
  portal.open({
    block: { region: 'HK', profile: 'standalone', hotline: '2000 1234' },
    route,
    language,
    answer: ({ name }) => given[name],
  });
const chooseDay = async (day: string): Promise<void> => {
  const select = await portal.find('[data-testid=new-plan-day] select');
  if (!(select instanceof HTMLSelectElement)) throw new Error('no list box');
  select.value = day;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
const sent = () => portal.requests.filter(({ name }) => name === 'startPlan');
const fund = '/plans/new?fundCode=HK0001';

describe('the form of a new plan', () => {
  it('[RSP-07, TIER-26, ROLE-08, ENT-44] says the bounds and the account before one types, when it begins and why then, what each time costs, and what the mandate still allows', async () => {
    await open(fund);
    await portal.find(
      '[data-testid=new-plan-fields] [data-testid=text-field-hint]',
      'From HKD 1,000.00 to HKD 1,000,000.00.',
    );
    await chooseDay('6');
    await portal.find(
      '[data-testid=new-plan-first]',
      /^The first debit is on 08 Apr 2026\.Moved from 06 Apr 2026 \(public holiday\)\.$/,
    );
    portal.type('[data-testid=new-plan-fields] input', '20000');
    await portal.find('[data-testid=new-plan-fields] [data-testid=order-facts] dd');
    expect(portal.textsOf('[data-testid=new-plan-fields] [data-testid=order-facts] dd')).toEqual([
      'HKD 0.00',
      'HKD 20,000.00',
      '351.5556',
    ]);
    await portal.find('[data-testid=entry-facts-list] dt', 'Units held');
    expect(portal.textsOf('[data-testid=entry-facts-list] dt').slice(0, 4)).toEqual([
      'Latest price',
      'Fee rate (your tier)',
      'Limits per debit',
      'Account',
    ]);
    await portal.find(
      '[data-testid=new-plan-payment] p',
      'HKD 20,000.00 is needed on 08 Apr 2026, and again every month.',
    );
    await portal.find('[data-testid=new-plan-payment] small', 'HKD 5,000,000.00 left of HKD 5,000,000.00 a day');
  });

  it.each([
    ['en_US', fund, ['Latest price', 'Fee rate (your tier)'], 'Limits, account and holding'],
    ['zh_HK', fund, ['最新價格', '認購費率（按您的會員級別）'], '限額、戶口及持有基金'],
    [
      ...(['en_US', '/plans/switch?fundCode=HK0001'] as const),
      ['Latest price', 'Value', 'Gain or loss so far'],
      'Account',
    ],
  ] as const)(
    '[RSP-07, RSP-08, ORDQ-01] the facts that decide over a plan are never folded away, as the others are on a phone: %s, %s',
    async (language, route, deciding, others) => {
      await open(route, { language });
      await portal.find('[data-testid=entry-facts] details dt');
      await eventually(() => expect(portal.textsOf('[data-testid=entry-facts] > dl dt')).toEqual(deciding));
      expect(portal.textsOf('[data-testid=entry-facts] summary')).toEqual([others]);
    },
  );

  it('[RSP-07, I18N-12, OPEN-92] keeps the fund that was chosen and the amount, where another language could not be loaded and is asked for again', async () => {
    const given: Record<string, TransportAnswer> = {};
    await open(fund, { given });
    (await portal.find('[data-testid=new-plan-fund] header button')).click();
    await portal.find('[data-testid=place-order-search] input');
    portal.type('[data-testid=place-order-search] input', 'HK0002');
    (await portal.find('[data-testid=place-order-search] [role=option]', /HK0002/)).click();
    await portal.find('[data-testid=new-plan-fields] input');
    portal.type('[data-testid=new-plan-fields] input', '5000');
    given['ClientTiers'] = answer(500, {});
    (await portal.find('button[lang^=zh]')).click();
    const retry = await portal.find('[data-testid=retry-panel] button');
    delete given['ClientTiers'];
    retry.click();
    await eventually(() => expect(portal.all('[data-testid=retry-panel]')).toEqual([]));
    expect((await portal.find('[data-testid=new-plan-fund] header')).textContent).toContain('HK0002');
    expect(portal.all<HTMLInputElement>('[data-testid=new-plan-fields] input')[0]?.value).toBe('5000');
  });

  it.each([
    ['999', 'The amount must be at least HKD 1,000.00.'],
    ['1000000.01', 'The amount must be at most HKD 1,000,000.00.'],
    ['9'.repeat(14), 'The amount must be at most HKD 1,000,000.00.'],
    ['', 'Please enter an amount.'],
    ['ten', 'Please enter an amount, e.g. 2000.'],
  ])('[RSP-07, TRADE-101] says at the field why %j is no amount, and sends nothing', async (typed, problem) => {
    await open(fund);
    await composePlan(portal, typed);
    await portal.find('[data-testid=new-plan-fields] [data-testid=text-field-error]', problem);
    expect(sent()).toEqual([]);
  });

  it('[RSP-07, VCA-15] says what the Cash Account lacks today, and leads to the top-up', async () => {
    await open(fund);
    await portal.find('[data-testid=new-plan-payment] input');
    portal.all('[data-testid=new-plan-payment] input')[1]?.click();
    portal.type('[data-testid=new-plan-fields] input', '50000');
    await portal.find(
      '[data-testid=new-plan-payment] [data-tone]',
      /is HKD [\d,.]+ short today\. You can set the plan up now and top up before/,
    );
    expect(await portal.addressOf('Top up your Cash Account')).toBe('/eTrading/v2/vca/top-up');
  });

  it.each([
    ['en_US', 'Which fund should the plan invest in?'],
    ['zh_HK', '您想月供哪隻基金？'],
  ] as const)('[RSP-07] begins with the fund where the address names none, in %s', async (language, label) => {
    await open('/plans/new', { language });
    await portal.find('[data-testid=place-order-search] label', label);
  });

  it('[RSP-07, SESS-17] keeps what was typed over a reload, and never the PIN', async () => {
    await open(fund);
    await chooseDay('6');
    await composePlan(portal, '2345');
    await portal.find('[data-testid=order-notes] input');
    for (const box of portal.all('[data-testid=order-notes] input')) box.click();
    await portal.find('[data-testid=order-password] input');
    portal.type('[data-testid=order-password] input', '739162');
    const kept = Object.values(sessionStorage).join(' ');
    expect([kept.includes('2345'), kept.includes('739162')]).toEqual([true, false]);
  });
});

describe('the confirmation of a plan', () => {
  it('[RSP-07, TRADE-65, PIN-03] asks for the PIN once everything is accepted, sends once, and says what happens next', async () => {
    await open(fund);
    await chooseDay('6');
    await composePlan(portal);
    await portal.find('[data-testid=order-not-yet]', 'Tick every box above to enter your transaction PIN.');
    expect(portal.textsOf('[data-testid=new-plan-fund] dd').slice(0, 3)).toEqual([
      'HKD 2,000.00',
      '6th of every month',
      '08 Apr 2026Moved from 06 Apr 2026 (public holiday).',
    ]);
    await confirmPlan(portal);
    await portal.find('h2', 'Your plan is set up');
    expect(sent()).toHaveLength(1);
    expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({
      accountNo: '510012300189',
      fundCode: 'SEEDHK00001.HKD',
      currency: 'HKD',
      amount: '2000.00',
      days: [6],
      type: 'X',
      paidFrom: 'direct-debit',
      vpin: '739162',
      acceptedTexts: expect.any(Object) as object,
    });
    expect(portal.textsOf('[data-testid=new-plan-next] li')[0]).toBe(
      'On 08 Apr 2026, HKD 2,000.00 is debited from your bank account. Please keep enough money there.',
    );
  });

  it.each([
    ['PLAN_FUND_NOT_OFFERED', 'This fund does not accept monthly plans now. Please choose another one.'],
    [
      'PLAN_PAYMENT_UNAVAILABLE',
      'The plan cannot be paid this way: no bank account can be debited in its currency, or its amount is above the limit you set with your bank. Please change the amount, or choose another way to pay.',
    ],
    ['PLAN_NOT_ALLOWED', 'You cannot buy funds now. You may need to update your risk profile first.'],
  ])('[RSP-07, OPEN-76] says why the server sets none up: %s', async (code, words) => {
    await open(fund, { given: { startPlan: answer(400, refusal(code)) } });
    await composePlan(portal);
    await confirmPlan(portal);
    await portal.find('[data-testid=new-plan-parts] p', words);
    (await portal.find('[data-testid=new-plan-actions] button', 'Change plan')).click();
    await portal.find('[data-testid=new-plan-fields] input');
    expect(portal.all<HTMLInputElement>('[data-testid=new-plan-fields] input').map(({ value }) => value)).toEqual([
      '2000',
    ]);
  });

  it('[RSP-07, API-90] says so where a plan with other details was received under its key', async () => {
    await open(fund, { given: { startPlan: answer(422, refusal('IDEMPOTENCY_KEY_REUSED')) } });
    await composePlan(portal);
    await confirmPlan(portal);
    await portal.find(
      '[data-testid=new-plan-parts] p',
      /^An earlier plan of yours for this fund has been received\. This one was not submitted\./,
    );
    expect(await portal.addressOf('See my plans')).toBe('/eTrading/v2/plans');
  });
});

import { describe, expect, it } from 'vitest';
import { toText } from '../../../domain/money/decimal';
import { BuyViewModel } from '../../../ui/screens/place-order/buying/buy-view-model';
import { RedeemOrSwitchViewModel } from '../../../ui/screens/place-order/redeem-or-switch/redeem-or-switch-view-model';
import { decimal } from '../../builders/decimal';
import { MemoryVault } from '../../builders/memory-vault';
import { settled } from '../../builders/settled';
import { redeemableA } from '../../builders/stated-order-checks';
import { holdingOf } from '../support/order-page';
import { clientOfHongKong, from, placeSetup } from '../support/place-page';

const offline = { kind: 'no-answer', reason: 'offline' } as const;

async function buying(setup = placeSetup(), said = from({ fundCode: 'A' })) {
  const view = new BuyViewModel(setup.deps, said);
  await view.load();
  return { view, ...setup };
}

async function leaving(kind: 'sell' | 'switch', setup = placeSetup(), said = from({ fundCode: 'A' })) {
  const view = new RedeemOrSwitchViewModel(kind, setup.deps, said);
  await view.load();
  return { view, ...setup };
}

describe('buying', () => {
  it('[ORDQ-01, LINK-03] begins with the fund one came from, and orders several in one list', async () => {
    const { view, compositions } = await buying();
    await view.add('U');
    await view.add('U');
    const [a, u] = view.funds;
    a?.type('２０，０００');
    u?.type('150.5');
    expect(await view.order()).toBe('L9');
    expect(compositions.sent).toEqual(['first account, B A TWD 20000, B U USD 150.50']);
  });

  it('[ORDQ-01, OPEN-92] takes a fund in once it can be had, and none that there isn’t', async () => {
    const setup = placeSetup();
    const { view } = await buying(setup);
    setup.previews.isFailing = true;
    await view.add('U');
    expect([view.finder.isPickLost, view.funds.length]).toEqual([true, 1]);
    setup.previews.isFailing = false;
    await view.finder.pickAgain();
    expect([view.finder.isPickLost, view.funds.map(({ fund }) => fund.code)]).toEqual([false, ['A', 'U']]);
    await view.add('UNKNOWN');
    expect([view.finder.isPickLost, view.funds.length]).toEqual([true, 2]);
  });

  it('[ORDQ-01] a purchase is paid in the fund’s currency or in TWD', async () => {
    const { view, compositions } = await buying(placeSetup(), from({ fundCode: 'U', accountNo: '51' }));
    const [u] = view.funds;
    expect(u?.currencies).toEqual(['USD', 'TWD']);
    u?.payIn('TWD');
    u?.type('3000');
    await view.order();
    expect(compositions.sent).toEqual(['51, B U TWD 3000']);
  });

  it('[TIER-21, TRADE-18] says the fee of the holdings’ tier and what is debited', async () => {
    const { view } = await buying();
    view.funds[0]?.type('10000');
    const { fee, total } = view.funds[0]?.cost ?? {};
    expect([fee && toText(fee), total && toText(total)]).toEqual(['120', '10120']);
  });

  it('[TRADE-18, TRADE-110] asks no fee for a fund that takes it on the way out', async () => {
    const { view } = await buying(placeSetup({ funds: { A: { feeType: 'back-end' } } }));
    view.funds[0]?.type('10000');
    const { fee, total } = view.funds[0]?.cost ?? {};
    expect([fee && toText(fee), total && toText(total)]).toEqual(['0', '10000']);
  });

  it('[TIER-13, TIER-25, ORDQ-01] says in Hong Kong the fee of the tier that the server names', async () => {
    const feeOf = async (tier: string) => {
      const { view } = await buying(placeSetup({ abroad: clientOfHongKong, tier }));
      view.funds[0]?.type('20000');
      return view.funds[0]?.cost && toText(view.funds[0].cost.fee);
    };
    expect([await feeOf('Platinum*+'), await feeOf('Gold'), await feeOf('default')]).toEqual(['36', '116', '176']);
  });

  it.each([
    ['', 'required'],
    ['0', 'must-be-positive'],
    ['-1', 'must-be-positive'],
    ['１００.5', 'too-many-places'],
    ['all', 'not-a-number'],
  ])(
    '[TRADE-101, OPEN-58] says at the field why an amount isn’t taken, and sends nothing: %s',
    async (typed, problem) => {
      const { view, compositions } = await buying();
      view.funds[0]?.type(typed);
      expect(view.funds[0]?.problem).toBeUndefined();
      expect(await view.order()).toBeUndefined();
      expect(view.funds[0]?.problem).toBe(problem);
      expect(compositions.sent).toEqual([]);
    },
  );

  it.each([
    ['a closed fund', placeSetup({ funds: { A: { statusNormal: false } } }), 'not-traded-online'],
    ['a client of the digital tier', placeSetup({ tier: 'Digital' }), 'regular-only'],
    ['an overdue risk profile', placeSetup({ kycStatus: 'O' }), 'risk-O'],
    [
      'an account without the right',
      placeSetup({ user: { accountSupplementalInfoList: [{ etradingRight: false }] } }),
      'no-trading-right',
    ],
  ] as const)('[SUIT-26..33, TIER-35, FUND-34] a purchase is stopped by one rule: %s', async (_, setup, refusal) => {
    const { view, compositions } = await buying(setup);
    view.funds[0]?.type('1000');
    expect(view.funds[0]?.refusal).toBe(refusal);
    expect(await view.order()).toBeUndefined();
    expect(compositions.sent).toEqual([]);
  });

  it('[API-89, API-90] makes the same list after a lost answer, and another of other orders', async () => {
    const { view, compositions } = await buying();
    compositions.failure = offline;
    view.funds[0]?.type('1000');
    await view.order();
    expect(view.composer.phase).toEqual({ kind: 'editing', failure: offline });
    await view.order();
    view.funds[0]?.type('2000');
    compositions.failure = undefined;
    await view.order();
    await view.order();
    const [first, second, third, fourth] = compositions.keys;
    expect([second === first, third === first, fourth === third]).toEqual([true, false, false]);
  });

  it('[SESS-17, OPEN-87, ROLE-08] keeps what was typed for the same client and account, and adds the fund one comes from', async () => {
    const vault = new MemoryVault();
    const { view } = await buying(placeSetup({ vault }), from({ fundCode: 'U' }));
    view.funds[0]?.payIn('TWD');
    view.funds[0]?.type('3,0');
    const again = await buying(placeSetup({ vault }));
    expect(again.view.funds.map(({ fund, currency, typed }) => [fund.code, currency, typed])).toEqual([
      ['U', 'TWD', '3,0'],
      ['A', 'TWD', ''],
    ]);
    const onOther = await buying(placeSetup({ vault }), from({ fundCode: 'A', accountNo: '52' }));
    expect(onOther.view.funds.map(({ fund, typed }) => [fund.code, typed])).toEqual([['A', '']]);
    onOther.view.funds[0]?.type('7');
    expect((await buying(placeSetup({ vault }))).view.funds.map(({ typed }) => typed)).toEqual(['3,0', '']);
    const other = await buying(placeSetup({ vault, user: { userId: 'U2' } }));
    expect(other.view.funds.map(({ fund, typed }) => [fund.code, typed])).toEqual([['A', '']]);
  });
});

describe('selling', () => {
  it.each([
    ['units', '2.5', '2.500'],
    ['percent', '33.33', '3.333'],
    ['percent', '100', '10'],
    ['amount', '25', '2.500'],
  ] as const)(
    '[ORDQ-03, LINK-04] sells by units, by percent, all of them, or units that bring an amount: %s %s',
    async (by, typed, units) => {
      const { view, compositions } = await leaving('sell');
      view.leaving.chooseMode(by);
      view.leaving.type(typed);
      expect(await view.order()).toBe('L9');
      expect(compositions.sent).toEqual([`51, R A  TWD ON_TWD ${units}`]);
    },
  );

  it.each([
    ['units', '', 'units', 'required'],
    ['units', '10.001', 'units', 'redemption-exceeds-available'],
    ['units', '1.2345', 'units', 'too-many-places'],
    ['percent', '101', 'percent', 'above-hundred'],
    ['percent', '', 'percent', 'required'],
    ['percent', '0.001', 'percent', 'too-many-places'],
  ] as const)(
    '[TRADE-96, TRADE-101, OPEN-58] says at the field what is wrong: %s %s',
    async (by, typed, of, problem) => {
      const { view, compositions } = await leaving('sell');
      view.leaving.chooseMode(by);
      view.leaving.type(typed);
      expect(await view.order()).toBeUndefined();
      expect(view.leaving.problem).toEqual({ of, problem });
      expect(compositions.sent).toEqual([]);
    },
  );

  it('[HOLD-10, ORDQ-03] a sale of units that nobody can redeem here is stopped, and doesn’t say that none are held', async () => {
    const { view } = await leaving('sell', placeSetup(), from({ fundCode: 'Z' }));
    expect(view.refusal).toBe('none-redeemable');
    expect(await view.order()).toBeUndefined();
  });

  it('[TRADE-23] estimates what the units are worth', async () => {
    const { view } = await leaving('sell');
    view.leaving.takeShare('100');
    await Promise.resolve();
    await Promise.resolve();
    expect(view.leaving.estimate.value && toText(view.leaving.estimate.value)).toBe('100');
  });

  it('[TRADE-23] estimates anew when another holding of equally many units is chosen', async () => {
    const setup = placeSetup();
    setup.checks.held = [redeemableA, { ...redeemableA, fundCode: 'Z' }];
    const { view, checks } = await leaving('sell', setup);
    view.leaving.takeShare('100');
    view.choose(view.holdings.find(({ holding }) => holding.fund.code === 'Z')?.holding.id ?? '');
    view.leaving.takeShare('100');
    expect(checks.asked).toEqual(['worth A TWD 10', 'worth Z TWD 10']);
  });

  it('[TRADE-46, OPEN-80] asks what units are worth once typing rests, never at each key', async () => {
    const { view, checks } = await leaving('sell');
    view.leaving.type('2');
    view.leaving.type('2.5');
    expect(checks.asked).toEqual([]);
    expect(view.leaving.estimate.phase).toEqual({ kind: 'waiting' });
  });

  it('[SESS-17, OPEN-87] keeps the holding and what was typed', async () => {
    const vault = new MemoryVault();
    const { view } = await leaving('sell', placeSetup({ vault }));
    view.leaving.chooseMode('percent');
    view.leaving.type('25');
    const again = await leaving('sell', placeSetup({ vault }), from());
    expect([again.view.chosen?.holding.fund.code, again.view.leaving.mode, again.view.leaving.typed]).toEqual([
      'A',
      'percent',
      '25',
    ]);
  });
});

describe('switching', () => {
  it('[ORDQ-02, LINK-05] goes into several funds by percent, and loses no unit', async () => {
    const { view, compositions } = await leaving('switch');
    view.leaving.takeShare('100');
    for (const code of ['A', 'B', 'C', 'D']) await view.add(code);
    expect(view.targets.map(({ fund }) => fund.code)).toEqual(['B', 'C', 'D']);
    view.targets.forEach((one, place) => {
      one.type(place === 2 ? '33.34' : '33.33');
    });
    expect(await view.order()).toBe('L9');
    expect(compositions.sent).toEqual(['51, S A B TWD ON_TWD 3.333, S A C TWD ON_TWD 3.333, S A D TWD ON_TWD 3.334']);
  });

  it('[ORDQ-02] a switch isn’t ordered while the percents don’t add up, or of no fund', async () => {
    const { view, compositions } = await leaving('switch');
    view.leaving.takeShare('100');
    expect(await view.order()).toBeUndefined();
    await view.add('B');
    view.targets[0]?.type('99.99');
    expect([await view.order(), view.isPercentSumWrong]).toEqual([undefined, true]);
    expect(compositions.sent).toEqual([]);
  });

  it('[ORDQ-02] a switch isn’t ordered with a share that comes to no unit', async () => {
    const { view, compositions } = await leaving('switch');
    view.leaving.type('0.001');
    for (const code of ['B', 'C']) await view.add(code);
    view.targets[0]?.type('50');
    view.targets[1]?.type('50');
    expect(view.parts.map(toText)).toEqual(['0.000', '0.001']);
    expect(await view.order()).toBeUndefined();
    expect(compositions.sent).toEqual([]);
  });

  it('[FUND-21, FUND-34] a switch is stopped by the fund it goes into', async () => {
    const setup = placeSetup({ funds: { B: { statusNormal: false } } });
    const { view, compositions } = await leaving('switch', setup);
    view.leaving.takeShare('100');
    await view.add('B');
    const [into] = view.targets;
    expect(into && view.targetRefusal(into)).toBe('not-traded-online');
    expect(await view.order()).toBeUndefined();
    expect(compositions.sent).toEqual([]);
  });

  it('[TRADE-110] a switch of front-end units is stopped as a back-end fund is chosen, and isn’t into a front-end one', async () => {
    const { view, compositions } = await leaving('switch', placeSetup({ funds: { B: { feeType: 'back-end' } } }));
    view.leaving.takeShare('100');
    await view.add('B');
    const refusals = view.targets.map((into) => view.targetRefusal(into));
    expect(refusals).toEqual(['fee-types-differ']);
    expect(await view.order()).toBeUndefined();
    expect(compositions.sent).toEqual([]);
    const same = await leaving('switch', placeSetup({ funds: { B: { feeType: 'front-end' } } }));
    await same.view.add('B');
    expect(same.view.targets.map((into) => same.view.targetRefusal(into))).toEqual([undefined]);
  });

  it('[ORDQ-02, TRADE-43, API-79] a switch says what each part brings and the units that it buys, by the latest price or asked of the server in another currency', async () => {
    const priced = { fundPrice: { price: decimal('8'), date: '2026-11-19' } };
    const setup = placeSetup({ funds: { B: priced, U: priced } });
    setup.checks.rate = decimal('31.5');
    const { view, checks } = await leaving('switch', setup);
    view.leaving.takeShare('100');
    for (const code of ['B', 'U']) await view.add(code);
    view.targets.forEach((one, place) => {
      one.fill(place === 0 ? '40' : '60');
    });
    await settled();
    const amounts = view.broughtAmounts;
    expect(amounts.map((amount) => amount && toText(amount))).toEqual(['40', '60']);
    view.targets.forEach((into, place) => {
      const amount = amounts[place];
      into.refreshEstimate(amount && { amount, currency: 'TWD' });
    });
    expect(view.targets[0]?.estimate.bought?.units).toEqual(decimal('5.0000'));
    expect(view.targets[1]?.estimate.phase.kind).toBe('waiting');
    await view.targets[1]?.estimate.settle();
    expect(checks.asked.at(-1)).toBe('units U TWD 60');
    expect(view.targets[1]?.estimate.bought?.rate).toEqual(decimal('31.5'));
    view.targets[0]?.fill('50');
    expect(view.broughtAmounts).toEqual([undefined, undefined]);
  });

  it('[SESS-19, OPEN-87] keeps its funds and their percents', async () => {
    const vault = new MemoryVault();
    const { view } = await leaving('switch', placeSetup({ vault }));
    await view.add('B');
    view.targets[0]?.type('4');
    const again = await leaving('switch', placeSetup({ vault }), from());
    expect(again.view.targets.map(({ fund, typed }) => [fund.code, typed])).toEqual([['B', '4']]);
  });
});

describe('units held on several accounts', () => {
  const subAccount = '5101';
  const ofMaster = holdingOf('A', '100', 'ON_TWD');
  const held = [ofMaster, holdingOf('Z', '300', 'OF_TWD'), { ...ofMaster, id: 'A of the plan', accountNo: subAccount }];
  const setup = () => placeSetup({ held, abroad: { ...clientOfHongKong, msAccounts: [{ msAccountNo: subAccount }] } });
  const shownOf = ({ view }: Awaited<ReturnType<typeof leaving>>) => ({
    account: view.accounts.accountNo,
    holding: view.holdingId,
    offered: view.accounts.offered.map(({ holding }) => holding.accountNo),
  });

  it('[RSP-10, RSP-11] a link that names the account of a plan offers its holdings alone, and the order leaves that account', async () => {
    const shared = setup();
    shared.checks.held = [redeemableA, { ...redeemableA, accountNo: subAccount }];
    const page = await leaving('sell', shared, from({ accountNo: subAccount }));
    expect(shownOf(page)).toEqual({ account: subAccount, holding: '', offered: [subAccount] });
    page.view.choose('A of the plan');
    page.view.leaving.chooseMode('units');
    page.view.leaving.type('2');
    await page.view.order();
    expect(page.compositions.sent.map((text) => text.slice(0, 7))).toEqual(['5101, R']);
  });

  it('[RSP-10, RSP-11, TRADE-19] a link that names a fund of several accounts leaves the choice to the client, those holdings first', async () => {
    const page = await leaving('switch', setup(), from({ fundCode: 'A' }));
    const main = ofMaster.accountNo;
    expect(shownOf(page)).toEqual({ account: '', holding: '', offered: [main, subAccount, main] });
    page.view.chooseAccount(subAccount);
    expect(shownOf(page)).toEqual({ account: subAccount, holding: '', offered: [subAccount] });
    page.view.choose('A of the plan');
    page.view.chooseAccount('');
    expect(page.view.holdingId).toBe('A of the plan');
    page.view.chooseAccount(main);
    expect(page.view.holdingId).toBe('');
  });

  it('[RSP-10, RSP-11, LINK-04] a link that names a holding chooses it with its account', async () => {
    const page = await leaving('sell', setup(), from({ holdingId: 'A of the plan' }));
    expect(shownOf(page)).toEqual({ account: subAccount, holding: 'A of the plan', offered: [subAccount] });
    expect([page.view.accounts.all.length, page.view.accounts.isPlanAccount(subAccount)]).toEqual([2, true]);
  });

  it('[RSP-11, SESS-17] an unfinished order of another account isn’t taken up by a link to this one', async () => {
    const shared = setup();
    const first = await leaving('sell', shared, from({ holdingId: 'A of the plan' }));
    first.view.leaving.type('2');
    const second = await leaving('sell', shared, from({ accountNo: ofMaster.accountNo }));
    expect([second.view.holdingId, second.view.leaving.typed]).toEqual(['', '']);
    const third = await leaving('sell', shared, from());
    expect([third.view.holdingId, third.view.accounts.accountNo, third.view.leaving.typed]).toEqual([
      'A of the plan',
      subAccount,
      '2',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { PriceAlerts } from '../../../application/ports/funds/price-alerts';
import { SessionEpoch } from '../../../application/session/session-epoch';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { ListedPriceAlert, PriceAlert } from '../../../domain/funds/watching/price-alert';
import { err, ok } from '../../../domain/kernel/result';
import { toText } from '../../../domain/money/decimal';
import { refusalDebounceMs } from '../../../ui/orders/typing-pause';
import { FundTypeAhead } from '../../../ui/funds/finding/fund-type-ahead';
import { AlertedFund } from '../../../ui/screens/account/price-alerts/alerted-fund';
import { PriceAlertsViewModel } from '../../../ui/screens/account/price-alerts/price-alerts-view-model';
import { afterDeadline } from '../../builders/after-deadline';
import { decimal } from '../../builders/decimal';
import { settled } from '../../builders/settled';
import { searchedFunds } from '../../builders/searched-funds';
import { StatedFunds } from '../../builders/stated-funds';
import { TestClock } from '../../builders/test-clock';
import { holdingOf, KnownFunds } from '../support/order-page';

const alert: ListedPriceAlert = { fundCode: 'A', direction: 'above', target: decimal('12.5'), enabled: true };
const funds = ['A', 'B'].map((code) => ({ code, name: code, baseCurrency: 'HKD' }));
const offline: CallFailure = { kind: 'no-answer', reason: 'timeout' };

/** A server that keeps alerts; it can be let fail before it keeps, or lose its answer after. */
class KeptAlerts extends PriceAlerts {
  asked: string[] = [];
  fails: 'before' | 'after' | 'always' | undefined;

  constructor(private alerts: readonly PriceAlert[] = []) {
    super();
  }

  async current(): AsyncResult<readonly ListedPriceAlert[]> {
    this.asked.push('list');
    return Promise.resolve(this.fails === 'always' ? err(offline) : ok(this.alerts));
  }

  save(wish: PriceAlert) {
    return this.change('keep', [...this.without(wish), wish]);
  }

  remove(wish: Pick<PriceAlert, 'fundCode' | 'direction'>) {
    return this.change('remove', this.without(wish));
  }

  private async change(name: string, alerts: readonly PriceAlert[]): AsyncResult<readonly ListedPriceAlert[]> {
    this.asked.push(name);
    await settled();
    if (this.fails !== 'before' && this.fails !== 'always') this.alerts = alerts;
    return this.fails ? err(offline) : ok(this.alerts);
  }

  private without({ fundCode, direction }: Pick<PriceAlert, 'fundCode' | 'direction'>): readonly PriceAlert[] {
    return this.alerts.filter((one) => one.fundCode !== fundCode || one.direction !== direction);
  }
}

const priced: FundPreview = {
  code: 'A',
  name: 'A',
  baseCurrency: 'HKD',
  fundPrice: { price: decimal('12'), date: '2026-11-20' },
  availability: { buy: true, regularBuy: true, eRegularBuy: true },
};
const own = holdingOf('A', '100', 'ON_TWD');
const held = [{ ...own, fund: { ...own.fund, baseCurrency: 'HKD' }, averageUnitCost: decimal('10') }];

async function page(
  alerts: readonly PriceAlert[] = [alert],
  fundCode?: string,
  { holdings = held, listed = new StatedFunds(funds) } = {},
) {
  const source = new KeptAlerts(alerts);
  const clock = new TestClock();
  const view = new PriceAlertsViewModel(
    {
      alerts: source,
      changes: source,
      funds: listed,
      alerted: new AlertedFund({
        previews: new KnownFunds(false, { A: priced }),
        holdings: { held: () => Promise.resolve(ok(holdings)) },
      }),
      typeAhead: new FundTypeAhead({ funds: searchedFunds(new StatedFunds(funds)), clock }),
      lookup: { clock, epoch: new SessionEpoch() },
    },
    fundCode,
  );
  view.load();
  await settled();
  source.asked = [];
  const told = () => view.alerts.value?.map((one) => `${one.fundCode} ${one.direction} ${toText(one.target)}`);
  return { view, source, clock, told };
}

describe('the price alerts', () => {
  it('[ACCT-05, API-40] set one for the fund the client comes from, once however often the client asks, and empty the form', async () => {
    const { view, source, told } = await page([alert], 'B');
    view.fill({ target: '8.25', direction: 'below' });
    await Promise.all([view.save(), view.save()]);
    expect(source.asked).toEqual(['keep']);
    expect(told()).toEqual(['A above 12.5', 'B below 8.25']);
    expect([view.phase.kind, view.draft.fundId, view.draft.target]).toEqual(['saved', '', '']);
  });

  it('[ACCT-05] take the digits of a Chinese keyboard for what they are', async () => {
    const { view, told } = await page([alert], 'B');
    view.fill({ target: '８．２５', direction: 'below' });
    await view.save();
    expect(told()).toEqual(['A above 12.5', 'B below 8.25']);
  });

  it('[ACCT-05, OPEN-53] send nothing that may not be, and say why once the client has tried', async () => {
    const { view, source } = await page();
    const problems = () => [view.isFundMissing, view.targetProblem];
    expect(problems()).toEqual([false, undefined]);
    await view.save();
    expect(problems()).toEqual([true, 'missing']);
    view.fill({ fundId: 'NONE', target: '9' });
    expect(problems()).toEqual([true, undefined]);
    await view.save();
    view.fill({ fundId: 'A' });
    expect(problems()).toEqual([false, 'exists']);
    view.fill({ direction: 'below', target: '0' });
    expect(problems()).toEqual([false, 'not-above-zero']);
    expect(source.asked).toEqual([]);
  });

  it('[ACCT-05, OPEN-53] the form says at once that the fund has such an alert: of one that the address names, and after a percent chosen by one press', async () => {
    const { view } = await page([alert], 'A');
    expect(view.targetProblem).toBe('exists');
    view.fill({ direction: 'below' });
    expect(view.targetProblem).toBeUndefined();
    view.measureFrom('cost');
    view.choosePercent('5');
    expect([view.typedTarget, view.targetProblem]).toEqual(['5', undefined]);
    view.fill({ direction: 'above' });
    expect(view.targetProblem).toBe('exists');
  });

  it('[ACCT-05, OPEN-53] the form says what is wrong with a target once typing pauses, before anything is saved', async () => {
    const { view, clock, source } = await page([alert], 'B');
    const said = (target: string) => {
      view.typeTarget(target);
      const atOnce = view.targetProblem;
      clock.advance(refusalDebounceMs);
      return [atOnce, view.targetProblem];
    };
    expect(['0', '-1', 'ten', '1234567890', '8.25', ''].map(said)).toEqual([
      [undefined, 'not-above-zero'],
      [undefined, 'not-above-zero'],
      [undefined, 'not-a-number'],
      [undefined, 'too-long'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    view.chooseFund('A');
    expect(said('13')).toEqual(['exists', 'exists']);
    view.fill({ direction: 'below' });
    expect(view.targetProblem).toBeUndefined();
    view.measureFrom('cost');
    expect(['0', '10.555'].map(said)).toEqual([
      [undefined, 'percent-must-be-positive'],
      [undefined, 'percent-too-many-places'],
    ]);
    expect(source.asked).toEqual([]);
  });

  it('[ACCT-05] change, switch off and remove one of the alerts', async () => {
    const { view, told } = await page();
    view.change(alert);
    expect(view.draft.target).toBe('12.5');
    view.fill({ target: '13' });
    await view.save();
    expect(told()).toEqual(['A above 13']);
    await view.switch({ ...alert, target: decimal('13') });
    expect(view.alerts.value?.map(({ enabled }) => enabled)).toEqual([false]);
    await view.remove(alert);
    expect(told()).toEqual([]);
  });

  it('[ACCT-05, OPEN-16] keep what was typed when a save fails, and say so once the server can no longer carry it out', async () => {
    const { view, source, clock } = await page([]);
    source.fails = 'before';
    view.fill({ fundId: 'B', target: '7' });
    const saving = view.save();
    await settled();
    expect([view.phase.kind, view.isBusy]).toEqual(['finding', true]);
    await view.save();
    await afterDeadline(clock, saving);
    expect(source.asked).toEqual(['keep', 'list', 'list', 'list']);
    expect([view.phase.kind, view.draft.target]).toEqual(['failed', '7']);
  });

  it('[ACCT-05] take a wish for done whose answer was lost when the list has it', async () => {
    const { view, source, told } = await page([]);
    source.fails = 'after';
    view.fill({ fundId: 'B', target: '7' });
    await view.save();
    expect([view.phase.kind, told()]).toEqual(['saved', ['B above 7']]);
  });

  it('[ACCT-05, OPEN-16] take a wish for done that the server carried out after its answer was lost', async () => {
    const { view, source, clock, told } = await page([]);
    source.fails = 'before';
    view.fill({ fundId: 'B', target: '7' });
    const saving = view.save();
    await settled();
    source.fails = undefined;
    await source.save({ fundCode: 'B', direction: 'above', target: decimal('7'), enabled: true });
    await afterDeadline(clock, saving);
    expect([view.phase.kind, told()]).toEqual(['saved', ['B above 7']]);
  });

  it('[ACCT-05] leave in the form what is put into it while a save is under way', async () => {
    const { view, told } = await page();
    view.fill({ fundId: 'B', target: '7' });
    const saving = view.save();
    view.change(alert);
    await Promise.all([saving, view.switch(alert)]);
    expect([view.phase.kind, view.draft.changes, told()]).toEqual(['saved', alert, ['A above 12.5', 'B above 7']]);
    expect(view.alerts.value?.map(({ enabled }) => enabled)).toEqual([true, true]);
  });

  it('[ACCT-05] set an alert again that was removed by mistake, just as it was', async () => {
    const { view, source, told } = await page();
    await view.remove(alert);
    expect([told(), view.phase]).toEqual([[], { kind: 'removed', alert }]);
    await Promise.all([view.restore(alert), view.restore(alert)]);
    expect(source.asked).toEqual(['remove', 'keep']);
    expect([told(), view.phase.kind, view.alerts.value?.[0]?.enabled]).toEqual([['A above 12.5'], 'saved', true]);
  });

  it('[ACCT-05] say nothing of a removal that the server refused', async () => {
    const { view, source, clock, told } = await page();
    source.fails = 'before';
    await afterDeadline(clock, view.remove(alert));
    expect([told(), view.phase.kind]).toEqual([['A above 12.5'], 'failed']);
  });

  it('[ACCT-05, FUND-01] let a fund go for another that is found, and begin its target anew', async () => {
    const { view } = await page([], 'B');
    view.fill({ target: '8' });
    view.chooseFund('');
    expect([view.chosenFund, view.draft.target]).toEqual([undefined, '']);
    view.typeAhead.type('a');
    view.chooseFund('A');
    expect([view.chosenFund?.code, view.typeAhead.text]).toEqual(['A', '']);
  });

  it('[ACCT-05, OPEN-92] claim nothing while neither the wish nor the list is answered', async () => {
    const { view, source, clock, told } = await page();
    source.fails = 'always';
    await afterDeadline(clock, view.remove(alert));
    expect([view.phase.kind, view.alerts.isOutdated, told()]).toEqual(['unknown', true, ['A above 12.5']]);
  });

  it('[ACCT-05, OPEN-53] wait for a percent from the latest price, up or down, and say where that is', async () => {
    const { view, told } = await page([], 'A');
    expect(view.bases).toEqual(['price', 'latest', 'cost']);
    view.measureFrom('latest');
    view.fill({ target: '10%' });
    expect(view.wanted && toText(view.wanted)).toBe('13.2000');
    view.fill({ direction: 'below' });
    await view.save();
    expect(told()).toEqual(['A below 10.8000']);
  });

  it('[ACCT-05, OPEN-53, HOLD-17] take profit and stop a loss from what the units cost, and tell where the price is there already', async () => {
    const { view } = await page([], 'A');
    view.measureFrom('cost');
    view.fill({ target: '20' });
    expect(view.wanted && toText(view.wanted)).toBe('12.0000');
    expect(view.isReachedNow).toBe(true);
    view.fill({ direction: 'below' });
    expect([view.wanted && toText(view.wanted), view.isReachedNow]).toEqual(['8.0000', false]);
    view.fill({ target: '100' });
    await view.save();
    expect(view.targetProblem).toBe('not-above-zero');
    view.fill({ target: 'ten' });
    expect(view.targetProblem).toBe('percent-not-a-number');
  });

  it('[ACCT-05, OPEN-72] offer a price alone for a fund of which neither price nor cost is known', async () => {
    const { view } = await page([], 'B');
    expect(view.bases).toEqual(['price']);
  });

  it('[ACCT-05, OPEN-53] read no percent as a price once the price that it was of isn’t known any more', async () => {
    const { view, source } = await page([], 'A');
    view.measureFrom('latest');
    view.fill({ target: '10' });
    view.alerted.turnTo(undefined);
    expect([view.basis, view.typedTarget, view.wanted]).toEqual(['price', '', undefined]);
    await view.save();
    expect([view.targetProblem, source.asked]).toEqual(['missing', []]);
    view.fill({ target: '11' });
    await view.save();
    expect(source.asked).toEqual(['keep']);
  });

  it('[ACCT-05, OPEN-92] find the price of the fund one comes from once the funds are there that couldn’t be loaded at first', async () => {
    const listed = new StatedFunds(funds);
    const { lists } = listed;
    listed.lists = Promise.resolve(err(offline));
    const { view } = await page([], 'A', { listed });
    expect([view.funds.phase.kind, view.bases]).toEqual(['failed', ['price']]);
    listed.lists = lists;
    await view.funds.load();
    await settled();
    expect(view.bases).toEqual(['price', 'latest', 'cost']);
  });

  it('[ACCT-05, HOLD-10, HOLD-17] take a percent from the cost of the holding that is chosen, where the fund is held several times', async () => {
    const sold = held.map((one) => ({ ...one, id: 'sold', units: decimal('0'), averageUnitCost: decimal('3') }));
    const dearer = held.map((one) => ({ ...one, id: 'dearer', averageUnitCost: decimal('14') }));
    const { view } = await page([], 'A', { holdings: [...sold, ...held, ...dearer] });
    expect(view.alerted.costs.map(({ cost }) => toText(cost))).toEqual(['10', '14']);
    view.measureFrom('cost');
    view.fill({ target: '50' });
    expect(view.wanted && toText(view.wanted)).toBe('15.0000');
    view.alerted.chooseHolding('dearer');
    expect([view.typedTarget, view.wanted && toText(view.wanted)]).toEqual(['50', '21.0000']);
    view.chooseFund('B');
    view.chooseFund('A');
    expect(view.alerted.costChosen && toText(view.alerted.costChosen.cost)).toBe('10');
  });

  it('[ACCT-05] show after any wishes what the server then has', async () => {
    const wish = fc.record({
      fundCode: fc.constantFrom('A', 'B'),
      does: fc.constantFrom('save', 'switch', 'remove'),
      fails: fc.constantFrom(undefined, 'before' as const, 'after' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { maxLength: 8 }), async (wishes) => {
        const { view, source, clock, told } = await page();
        for (const { fundCode, does, fails } of wishes) {
          source.fails = fails;
          const own = view.alerts.value?.find((one) => one.fundCode === fundCode);
          if (does === 'save') view.fill({ fundId: fundCode, target: '5' });
          if (does === 'save') await afterDeadline(clock, view.save());
          else if (own) await afterDeadline(clock, does === 'switch' ? view.switch(own) : view.remove(own));
        }
        source.fails = undefined;
        const shown = told();
        await view.alerts.load();
        expect(shown).toEqual(told());
      }),
      { numRuns: 50 },
    );
  });
});

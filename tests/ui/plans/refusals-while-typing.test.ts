import { describe, expect, it } from 'vitest';
import type { PlacedHolding } from '../../../application/orders/prepare-placement';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { planRules } from '../../../config/plan-rules';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { refusalDebounceMs } from '../../../ui/orders/typing-pause';
import { SwitchFigures } from '../../../ui/screens/new-plan/switch/switch-figures';
import { PlanChangeFlow } from '../../../ui/screens/plans/plan-change-flow';
import { decimal } from '../../builders/decimal';
import { TestClock } from '../../builders/test-clock';
import { redeemableA } from '../../builders/stated-order-checks';
import { heldUnits } from '../support/order-page';

const terms = { region: 'TW', calendar: marketCalendar('TW'), rules: planRules.TW } as const;

function switching() {
  const clock = new TestClock();
  const holdings = heldUnits.map((holding): PlacedHolding => ({
    holding,
    redeemable: redeemableA,
    feeTypes: ['front-end'],
  }));
  const now = () => new Date(clock.serverNow()).toISOString();
  const figures = new SwitchFigures({ ...terms, clock, now, holdings: () => holdings, onChange: () => undefined });
  figures.choose(holdings[0]?.holding.id ?? '');
  return { figures, clock };
}

describe('the refusal of a monthly switch', () => {
  it('[RSP-08, TRADE-96] comes at the units once typing pauses, and goes with the next key', () => {
    const { figures, clock } = switching();
    figures.type('11');
    expect(figures.problem).toBeUndefined();
    clock.advance(refusalDebounceMs);
    expect(figures.problem).toBe('switch-out-exceeds-available');
    figures.type('1');
    expect(figures.problem).toBeUndefined();
    clock.advance(refusalDebounceMs);
    expect(figures.problem).toBeUndefined();
  });

  it('[RSP-08, ORDQ-03] units are a share of those available by one press, and stay one until other units are typed', () => {
    const { figures } = switching();
    expect(figures.share).toBeUndefined();
    figures.takeShare('25');
    expect([figures.typed, figures.units, figures.share]).toEqual(['2.500', decimal('2.500'), '25']);
    figures.takeShare('100');
    expect([figures.units, figures.share, figures.problem]).toEqual([decimal('10.000'), '100', undefined]);
    figures.type('3');
    expect(figures.share).toBeUndefined();
  });

  it('[RSP-08, TRADE-101] no units are asked for before the client tries to go on', () => {
    const { figures, clock } = switching();
    figures.type('1');
    figures.type('');
    clock.advance(refusalDebounceMs);
    expect(figures.problem).toBeUndefined();
    figures.showsProblems = true;
    expect(figures.problem).toBe('required');
  });

  it('[LINK-31] comes at the return of a smart switch once typing pauses there, and leaves the units alone', () => {
    const { figures, clock } = switching();
    figures.typeReturn('0');
    expect(figures.returnProblem).toBeUndefined();
    clock.advance(refusalDebounceMs);
    expect(figures.returnProblem).toBe('must-be-positive');
    figures.type('11');
    expect(figures.returnProblem).toBe('must-be-positive');
    expect(figures.problem).toBeUndefined();
  });

  it('[RSP-08, SESS-17] stands at once at what a draft brings back', () => {
    const { figures } = switching();
    figures.recall({ holdingId: figures.holdingId, typed: '11', days: [6], typedReturn: '0' }, undefined);
    expect([figures.problem, figures.returnProblem]).toEqual(['switch-out-exceeds-available', 'must-be-positive']);
  });
});

describe('the refusal of another amount of a plan', () => {
  const plan: PlanSchedule = {
    refNo: 'P1',
    accountNo: '5100000011',
    isLegacy: false,
    fund: { code: 'A', name: 'Fund A' },
    currency: 'TWD',
    frequency: 'monthly',
    type: 'X',
    paidFrom: 'direct-debit',
    version: 1,
    changes: [
      {
        kind: 'start',
        at: '2026-01-05T02:00:00.000Z',
        by: 'client',
        fromMonth: '2026-02',
        amount: decimal('5000'),
        days: [6],
        status: 'active',
      },
    ],
    executions: [],
    upcoming: [],
  };

  it('[RSP-09, TRADE-101] comes once typing pauses, goes with the next key, and asks for none before it is sent', async () => {
    const clock = new TestClock();
    const now = () => new Date(clock.serverNow()).toISOString();
    const execute = () => Promise.reject(new Error('nothing can be sent'));
    const flow = new PlanChangeFlow({ execute }, { ...terms, clock, now }, () => Promise.resolve());
    flow.ask(plan, 'change', '5000');
    flow.typeAmount('1');
    expect(flow.amountProblem).toBeUndefined();
    clock.advance(refusalDebounceMs);
    expect(flow.amountProblem).toBe('below-minimum');
    flow.typeAmount('');
    clock.advance(refusalDebounceMs);
    expect(flow.amountProblem).toBeUndefined();
    await flow.send({ title: '', text: '' });
    expect(flow.amountProblem).toBe('required');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ineligibleReasons, knownReasons } from '../../../domain/regular-plans/changing/ineligible-reason';
import { parsePlanFrequency, planFrequencies } from '../../../domain/regular-plans/plan-frequency';
import { plansByKind } from '../../../domain/regular-plans/plan-kind';
import { parsePlanStatus, planStatuses } from '../../../domain/regular-plans/plan-status';
import type { RegularPlan } from '../../../domain/regular-plans/regular-plan';
import { garbage } from '../../arbitraries/garbage';

const plan = (refNo: string, accountNo: string, status?: string): RegularPlan => ({
  refNo,
  accountNo,
  status,
  fund: { code: 'HK0001', name: 'Fund' },
  currency: 'HKD',
  amountPrecision: 2,
});

describe('a client’s regular plans', () => {
  it('[RSP-02, RSP-03, ROLE-08] a client’s regular plans are legacy in a sub-account, and the eScheduler’s elsewhere', () => {
    const monthly = plan('1', '900');
    const legacy = plan('2', '90001');
    expect(plansByKind([monthly, legacy], [{ msAccountNo: '90001' }])).toEqual({
      eScheduler: [monthly],
      legacy: [legacy],
    });
    expect(plansByKind([legacy], []).eScheduler).toEqual([legacy]);
  });

  it('[ENT-26, RSP-01] a client’s regular plans are those that haven’t ended', () => {
    const plans = [plan('1', '900', 'ACTIVE'), plan('2', '900', 'suspended'), plan('3', '900', 'TERMINATED')];
    expect(plansByKind([...plans, plan('4', '900', 'X')], []).eScheduler.map(({ refNo }) => refNo)).toEqual([
      '1',
      '2',
      '4',
    ]);
  });

  it('[RSP-02, RSP-03] a client’s regular plans are each of one kind, in the order they came', () => {
    const accounts = fc.constantFrom('900', '901', '90001', '90002');
    fc.assert(
      fc.property(fc.array(accounts), (numbers) => {
        const plans = numbers.map((number, index) => plan(String(index), number));
        const { eScheduler, legacy } = plansByKind(plans, [{ msAccountNo: '90001' }, { msAccountNo: '90002' }]);
        expect(plans.filter((each) => eScheduler.includes(each))).toEqual(eScheduler);
        expect(plans.filter((each) => !eScheduler.includes(each))).toEqual(legacy);
      }),
    );
  });

  it('[ENT-26] a client’s regular plans have a frequency and a status that is read in either case, and none for other words', () => {
    for (const frequency of planFrequencies) expect(parsePlanFrequency(frequency.toUpperCase())).toBe(frequency);
    for (const status of planStatuses) expect(parsePlanStatus(status.toUpperCase())).toBe(status);
    expect([parsePlanFrequency(undefined), parsePlanStatus(undefined)]).toEqual([undefined, undefined]);
    fc.assert(
      fc.property(garbage, (text) => {
        const read = [parsePlanFrequency(text), parsePlanStatus(text)].filter((each) => each !== undefined);
        for (const name of read) expect(text.toLowerCase()).toBe(name);
      }),
    );
  });

  it('[RSP-13] say why they can’t be moved where there are words for it, each reason once', () => {
    expect(knownReasons(['FROZEN', 'NO_BANK', 'FROZEN', 'E17'])).toEqual(['NO_BANK', 'FROZEN']);
    expect(knownReasons([...ineligibleReasons])).toEqual(ineligibleReasons);
    expect(knownReasons(['E17'])).toEqual([]);
  });
});

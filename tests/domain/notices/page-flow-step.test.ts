import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFlowSteps, parsePageFlowStep, openPageFlowSteps } from '../../../domain/notices/page-flow-step';

const untouched = { hasUserName: false, hasChosenCommunication: false, canMovePlans: true };

describe('the steps after a login', () => {
  it('[API-27, OPEN-87] the steps after a login are known by their names, and nothing else is one', () => {
    expect(pageFlowSteps.map(parsePageFlowStep)).toEqual(pageFlowSteps);
    for (const other of ['password-change', 'CREATE-USERNAME', '', null, 1, ['create-username']])
      expect(parsePageFlowStep(other)).toBeUndefined();
  });

  it('[API-27, OPEN-87] the steps after a login are asked until what they ask for is done', () => {
    const left = (standing: object) => openPageFlowSteps(pageFlowSteps, { ...untouched, ...standing });
    expect(left({})).toEqual(['create-username', 'communication-preference', 'plan-migration', 'invalid-address']);
    expect(left({ hasUserName: true })).not.toContain('create-username');
    expect(left({ hasChosenCommunication: true })).not.toContain('communication-preference');
    expect(left({ canMovePlans: false })).not.toContain('plan-migration');
  });

  it('[API-27, OPEN-87] the steps after a login are each one that was asked, once, in one order', () => {
    const standings = fc.record({
      hasUserName: fc.boolean(),
      hasChosenCommunication: fc.boolean(),
      canMovePlans: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pageFlowSteps)), standings, (asked, standing) => {
        const left = openPageFlowSteps(asked, standing);
        for (const step of left) expect(asked).toContain(step);
        expect(left).toEqual(pageFlowSteps.filter((step) => left.includes(step)));
        expect(left.includes('invalid-address')).toBe(asked.includes('invalid-address'));
        expect(openPageFlowSteps(left, standing)).toEqual(left);
      }),
    );
  });
});

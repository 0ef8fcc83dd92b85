import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContractProblem } from '../../../domain/regular-plans/changing/contract-problem';
import { executionProblem, executionProblems } from '../../../domain/regular-plans/running/execution-problem';
import { lineProblems } from '../../../domain/trading/orders/line-problem';

describe('the problem of a plan’s execution', () => {
  it('[RSP-09, TRADE-129..134] each problem of a plan is that of one code of an order, and the amount’s are those of its limits', () => {
    const named = lineProblems.flatMap((code) => executionProblem(code) ?? []);
    expect(named.toSorted()).toEqual(executionProblems.toSorted());
    for (const code of lineProblems) {
      const limit = parseContractProblem(code);
      if (limit) expect(executionProblem(code)).toBe(limit);
    }
  });

  it('[RSP-09] a text that is no code of an order names no problem', () => {
    const codes = new Set<string>(lineProblems);
    const others = fc.oneof(
      fc.string().filter((text) => !codes.has(text)),
      fc.constantFrom('constructor', '__proto__', 'toString'),
    );
    fc.assert(fc.property(fc.option(others, { nil: undefined }), (text) => executionProblem(text) === undefined));
  });
});

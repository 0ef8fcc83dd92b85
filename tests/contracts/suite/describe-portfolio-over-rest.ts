import { afterEach, describe, expect } from 'vitest';
import type { ContractTarget } from '../contract-target';
import { describeHoldings } from './describe-holdings';
import { describeHoldingsByAccount } from './describe-holdings-by-account';

/** What the ports of the portfolio keep to in a region where a configuration chooses REST for them. */
export function describePortfolioOverRest(target: ContractTarget): void {
  describe(target.name, () => {
    afterEach(() => expect(target.answers.newObjections(), 'answers that the contract doesn’t know').toEqual([]));

    describeHoldings(target, 'rest');
    if (target.region === 'HK') describeHoldingsByAccount(target);
  });
}

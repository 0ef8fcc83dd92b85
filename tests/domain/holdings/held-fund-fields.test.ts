import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkFundAction, fundActions } from '../../../domain/eligibility/fund-actions';
import type { HeldFund } from '../../../domain/holdings/portfolio-holding';
import { decimal } from '../../builders/decimal';

const flag = fc.option(fc.boolean(), { nil: undefined });
const heldInHongKong: fc.Arbitrary<Pick<HeldFund, 'availability' | 'isCifm'>> = fc.record({
  availability: fc.record({
    buy: fc.boolean(),
    regularBuy: fc.boolean(),
    eRegularBuy: fc.boolean(),
    scheduledBuy: flag,
  }),
  isCifm: flag,
});

const offered = (fund: Pick<HeldFund, 'availability' | 'isCifm'>) =>
  fundActions.filter(
    (action) => checkFundAction(action, { region: 'HK', ...fund, availableHoldings: decimal('1') }) === 'available',
  );

it('[ENT-04, CONFLICT-43] a fund held in Hong Kong is bought ahead exactly where it is said to be, and being a CIFM fund opens and closes nothing', () => {
  fc.assert(
    fc.property(heldInHongKong, flag, (fund, isCifm) => {
      expect(offered(fund).includes('scheduled-buy')).toBe(fund.availability.scheduledBuy === true);
      const without = { ...fund, availability: { ...fund.availability, scheduledBuy: undefined } };
      expect(offered(without)).toEqual(offered(fund).filter((action) => action !== 'scheduled-buy'));
      expect(offered({ ...fund, isCifm })).toEqual(offered(fund));
    }),
  );
});

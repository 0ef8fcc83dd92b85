import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import type { Result } from '../../../domain/kernel/result';
import { parseBody } from '../../http/parse-body';
import { optionalFigure } from '../../http/wire-figures';
import { fundIdentity, toFundIdentity } from './fund-identity';

/** A fund with its prices. */
export type FundWithPrices = Omit<FundReference, 'name'> & { readonly prices: readonly DatedNav[] };

const fundPrices = z.extend(fundIdentity, {
  prices: z.array(z.object({ date: z.string(), nav: optionalFigure })),
});

/** Reads funds with their prices from the data of FundPrices; what isn't a figure is no price [FUND-14]. */
export const readFundPrices: (data: unknown) => Result<readonly FundWithPrices[], CallFailure> = parseBody(
  z.object({ fundPrices: z.array(fundPrices) }),
  (answer) =>
    answer.fundPrices.map(({ prices, ...fund }) => ({
      ...toFundIdentity(fund),
      prices: prices.flatMap(({ date, nav }) => (nav === undefined ? [] : [{ date, nav }])),
    })),
);

import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import { regionalPrice } from '../../../domain/funds/prices/regional-price';
import type { Result } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { optionalFlag, optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';

const fundPreview = z.object({
  name: z.object({ code: z.string(), value: optionalText }),
  isinCode: optionalText,
  fundPrice: z.optional(z.nullable(z.object({ bid: optionalFigure, nav: optionalFigure, date: optionalText }))),
  baseCurrency: z.string(),
  fundRiskRating: optionalText,
  fundPerformance: z.optional(
    z.nullable(
      z.object({
        oneYear: optionalFigure,
        twoYear: optionalFigure,
        threeYear: optionalFigure,
        fiveYear: optionalFigure,
        performanceEffectiveDate: optionalText,
      }),
    ),
  ),
  availability: z.object({
    availBuy: z.boolean(),
    availRSPBuy: z.boolean(),
    availERSPBuy: z.boolean(),
    availSchBuy: optionalFlag,
    availSell: optionalFlag,
    availSwitchSell: optionalFlag,
  }),
  jfFundCode: optionalText,
  statusNormal: optionalFlag,
  ivrCode: optionalText,
});

/** Reads the previews of funds from the data of FundPreviews: HK's and TW's fields, each absent where a region lacks it [ENT-29..31]. */
export const readFundPreviews = (region: Region): ((data: unknown) => Result<readonly FundPreview[], CallFailure>) =>
  parseBody(z.object({ fundPreviews: z.array(fundPreview) }), ({ fundPreviews }) =>
    fundPreviews.map((preview) => toFundPreview(preview, region)),
  );

function toFundPreview(
  { name, fundPrice, availability: may, ...fund }: z.output<typeof fundPreview>,
  region: Region,
): FundPreview {
  return onlyPresent({
    ...fund,
    code: name.code,
    name: name.value ?? name.code,
    fundPrice: fundPrice ? onlyPresent(regionalPrice(region, fundPrice)) : undefined,
    fundRiskRating: parseFundRiskRating(fund.fundRiskRating),
    fundPerformance: fund.fundPerformance ? onlyPresent(fund.fundPerformance) : undefined,
    availability: onlyPresent({
      buy: may.availBuy,
      regularBuy: may.availRSPBuy,
      eRegularBuy: may.availERSPBuy,
      scheduledBuy: may.availSchBuy,
      sell: may.availSell,
      switchOut: may.availSwitchSell,
    }),
  });
}

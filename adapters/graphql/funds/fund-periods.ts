import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { fundId, type FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../domain/funds/finding/same-fund';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { FundPeriodsDocument } from '../../../contract/graphql/funds/generated/graphql';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';
import type { GraphqlClient } from '../graphql-client';

const periods = z.object({
  fundPeriods: z.array(
    z.object({
      code: z.string(),
      jfFundCode: optionalText,
      oneMonth: optionalFigure,
      threeMonth: optionalFigure,
      sixMonth: optionalFigure,
      yearToDate: optionalFigure,
      sinceStart: optionalFigure,
    }),
  ),
});

type FundPeriods = z.output<typeof periods>['fundPeriods'][number];

/** Asks for the periods of the extension `fund-periods`, beside those of a preview. */
export const loadFundPeriods = (
  client: GraphqlClient,
  funds: readonly FundIdentifier[],
): AsyncResult<readonly FundPeriods[]> =>
  client.ask({
    document: FundPeriodsDocument,
    variables: { codes: funds.map(fundId) },
    showErrors: false,
    // Whether the session still holds, the previews themselves say.
    onUnauthorized: 'caller',
    read: parseBody(periods, ({ fundPeriods }) => fundPeriods),
  });

/** Completes a preview by the other periods of its fund, where it has a published performance at all. */
export function withPeriods(preview: FundPreview, known: readonly FundPeriods[]): FundPreview {
  const { code, jfFundCode, fundPerformance } = preview;
  const own = known.find((fund) => isSameFund(fund, { code, jfFundCode }));
  if (own === undefined || fundPerformance === undefined) return preview;
  const { code: _, jfFundCode: __, ...figures } = own;
  return { ...preview, fundPerformance: onlyPresent({ ...fundPerformance, ...figures }) };
}

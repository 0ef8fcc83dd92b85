import * as z from 'zod/mini';
import type { HoldingDetails } from '../../../domain/holdings/holding-details';
import { HoldingDetailsDocument } from '../../../contract/graphql/holdings/generated/graphql';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';
import type { GraphqlClient } from '../graphql-client';

const details = z.object({
  heldFunds: z.array(
    z.object({
      code: z.string(),
      isinCode: optionalText,
      baseCurrency: z.string(),
      jfFundCode: z.string(),
      priceCurrency: z.string(),
    }),
  ),
  exchangeRateDates: z.array(z.object({ currency: z.string(), date: z.string() })),
});

/** Asks for what the extension `holding-details` says beside the holdings; undefined where it says nothing, for they stand without it. */
export async function loadHoldingDetails(client: GraphqlClient): Promise<HoldingDetails | undefined> {
  const answer = await client.ask({
    document: HoldingDetailsDocument,
    variables: {},
    showErrors: false,
    // Whether the session still holds, the holdings themselves say.
    onUnauthorized: 'caller',
    read: parseBody(details, ({ heldFunds, exchangeRateDates }): HoldingDetails => {
      const dates = new Map(exchangeRateDates.map(({ currency, date }) => [currency, date]));
      return { funds: heldFunds, rateDateOf: (currency) => dates.get(currency) };
    }),
  });
  return answer.ok ? answer.value : undefined;
}

import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { type FundPurchaseLimits, PurchaseLimits } from '../../../application/ports/funds/purchase-limits';
import { PurchaseLimitsDocument } from '../../../contract/graphql/funds/generated/graphql';
import { fundId, type FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import { ok } from '../../../domain/kernel/result';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';
import type { GraphqlClient } from '../graphql-client';

const limit = z.object({
  currency: z.string(),
  least: optionalFigure,
  leastOnTop: optionalFigure,
  most: optionalFigure,
});
const answer = z.object({
  purchaseLimits: z.array(
    z.object({ code: z.string(), jfFundCode: optionalText, currency: z.string(), limits: z.array(limit) }),
  ),
});

/** The limits of purchases over GraphQL: an extension, without which none are known before an order is composed; a panel, so its failures are its own [TRADE-98, TRADE-99, OPEN-30]. */
export class GraphqlPurchaseLimits extends PurchaseLimits {
  constructor(
    private readonly client: GraphqlClient,
    private readonly isOffered: boolean,
  ) {
    super();
  }

  async of(funds: readonly FundIdentifier[]): AsyncResult<readonly FundPurchaseLimits[]> {
    if (!this.isOffered || funds.length === 0) return ok([]);
    return this.client.ask({
      document: PurchaseLimitsDocument,
      variables: { codes: funds.map(fundId) },
      showErrors: false,
      read: parseBody(answer, ({ purchaseLimits }) =>
        purchaseLimits.map(({ limits, ...fund }) => ({ ...fund, limits: byCurrency(limits) })),
      ),
    });
  }
}

const byCurrency = (limits: readonly z.output<typeof limit>[]): FundPurchaseLimits['limits'] =>
  Object.fromEntries(
    limits.map(({ currency, least, leastOnTop, most }) => [
      currency,
      onlyPresent({ buyLowerLimit: least, buyOnTopLowerLimit: leastOnTop, buyUpperLimit: most }),
    ]),
  );

import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { FundOrderTerms, type FundTradingTerms } from '../../../application/ports/funds/fund-order-terms';
import { fundId, type FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import { ok } from '../../../domain/kernel/result';
import { parseFeeType } from '../../../domain/funds/fee-type';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';
import type { GraphqlClient } from '../graphql-client';
import { FundOrderTermsTwDocument, NewFundsTwDocument } from '../../../contract/graphql/funds/generated/graphql';

const subscription = z.object({ until: z.string(), dealsOn: z.string(), issuePrice: optionalFigure });
const terms = z.object({
  fundOrderTermsTW: z.array(
    z.object({
      code: z.string(),
      jfFundCode: optionalText,
      currency: z.string(),
      isDigitalShareClass: z.boolean(),
      feeType: z.optional(z.nullable(z.string())),
      subscription: z.nullable(subscription),
    }),
  ),
});
const newFunds = z.object({ newFundsTW: z.array(z.string()) });

/** The terms of orders and plans in Taiwan's funds, over GraphQL: an extension, without which no fund has terms of its own; a panel, so its failures are its own [LINK-29, TRADE-26]. */
export class GraphqlFundOrderTerms extends FundOrderTerms {
  constructor(
    private readonly client: GraphqlClient,
    private readonly isOffered: boolean,
  ) {
    super();
  }

  async of(funds: readonly FundIdentifier[]): AsyncResult<readonly FundTradingTerms[]> {
    if (!this.isOffered) return ok([]);
    return this.client.ask({
      document: FundOrderTermsTwDocument,
      variables: { codes: funds.map(fundId) },
      showErrors: false,
      read: parseBody(terms, ({ fundOrderTermsTW }) =>
        fundOrderTermsTW.map(({ subscription: stated, feeType, ...fund }) => ({
          ...fund,
          feeType: parseFeeType(feeType ?? undefined),
          ...(stated ? { subscription: onlyPresent(stated) } : {}),
        })),
      ),
    });
  }

  async newFunds(): AsyncResult<readonly string[]> {
    if (!this.isOffered) return ok([]);
    return this.client.ask({
      document: NewFundsTwDocument,
      variables: {},
      showErrors: false,
      read: parseBody(newFunds, ({ newFundsTW }) => newFundsTW),
    });
  }
}

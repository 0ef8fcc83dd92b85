import * as z from 'zod/mini';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { PlanOutcomes } from '../../../application/ports/plans/plan-outcomes';
import { PlanOutcomesDocument } from '../../../contract/graphql/performance/generated/graphql';
import { ok, type Result } from '../../../domain/kernel/result';
import type { Currency } from '../../../domain/money/currency';
import type { PlanOutcome } from '../../../domain/performance/plan-outcome';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';
import type { GraphqlClient } from '../graphql-client';

const answer = z.object({
  planOutcomes: z.array(
    z.object({
      refNo: z.string(),
      points: z.array(
        z.object({ date: z.string(), value: optionalFigure, putIn: optionalFigure, oldPriceDate: optionalText }),
      ),
    }),
  ),
});

const readOutcomes: (data: unknown) => Result<readonly PlanOutcome[], CallFailure> = parseBody(
  answer,
  ({ planOutcomes }) =>
    planOutcomes.map(({ refNo, points }) => ({
      refNo,
      points: points.map(({ date, value, putIn, oldPriceDate }) => ({ date, value, putIn, oldPriceDate })),
    })),
);

/** The outcomes of plans over GraphQL, an extension: a server without it reports none [PORT-46, OPEN-59]. */
export class GraphqlPlanOutcomes extends PlanOutcomes {
  constructor(
    private readonly client: GraphqlClient,
    private readonly isOffered: boolean,
  ) {
    super();
  }

  async all(currency: Currency): AsyncResult<readonly PlanOutcome[]> {
    if (!this.isOffered) return ok([]);
    return this.client.ask({
      document: PlanOutcomesDocument,
      variables: { currency },
      showErrors: false,
      read: readOutcomes,
    });
  }
}

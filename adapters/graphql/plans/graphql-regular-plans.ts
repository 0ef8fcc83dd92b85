import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { RegularPlans } from '../../../application/ports/plans/regular-plans';
import type { RegularPlan } from '../../../domain/regular-plans/regular-plan';
import { parseBody } from '../../http/parse-body';
import { RegularPlansHkDocument } from '../../../contract/graphql/home/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { regularPlanFields, toRegularPlan } from '../../http/plans/regular-plans';

const answer = z.object({ regularPlansHK: z.array(regularPlanFields) });

/** HK's regular plans over GraphQL; a panel, so its failures are its own [GQL-11]. */
export class GraphqlRegularPlans extends RegularPlans {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  async current(): AsyncResult<readonly RegularPlan[]> {
    return this.client.ask({
      document: RegularPlansHkDocument,
      variables: {},
      showErrors: false,
      read: parseBody(answer, ({ regularPlansHK }) => regularPlansHK.map(toRegularPlan)),
    });
  }
}

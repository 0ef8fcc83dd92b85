import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { RegularPlans } from '../../../application/ports/plans/regular-plans';
import { homeCalls } from '../../../contract/rest/home/home-calls';
import type { RegularPlan } from '../../../domain/regular-plans/regular-plan';
import { regularPlanFields, toRegularPlan } from '../../http/plans/regular-plans';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** HK's regular plans over REST; a panel, so its failures are its own [API-59]. */
export class RestRegularPlans extends RegularPlans {
  constructor(private readonly client: RestClient) {
    super();
  }

  async current(): AsyncResult<readonly RegularPlan[]> {
    return this.client.call(homeCalls, {
      name: 'rspPlan',
      policy: { showErrors: false },
      read: readJson(z.array(regularPlanFields), (plans) => plans.map(toRegularPlan)),
    });
  }
}

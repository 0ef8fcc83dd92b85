import type { AsyncResult } from '../../../application/ports/call-failure';
import { PageFlows } from '../../../application/ports/notices/page-flows';
import { type PageFlowStep, parsePageFlowStep } from '../../../domain/notices/page-flow-step';
import { pageFlowAnswer } from '../../../contract/rest/notices/page-flow';
import { noticeCalls } from '../../../contract/rest/notices/notice-calls';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** The steps after a login over REST; no screen is senseless without them, so a failure is the caller's to pass over [API-27]. */
export class RestPageFlows extends PageFlows {
  constructor(private readonly client: RestClient) {
    super();
  }

  async steps(): AsyncResult<readonly PageFlowStep[]> {
    return this.client.call(noticeCalls, {
      name: 'pageFlow',
      policy: { showErrors: false },
      read: readJson(pageFlowAnswer, ({ steps }) => steps.flatMap((step) => parsePageFlowStep(step) ?? [])),
    });
  }
}

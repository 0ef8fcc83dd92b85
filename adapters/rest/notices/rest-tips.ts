import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Locale } from '../../../application/ports/locale';
import { Tips } from '../../../application/ports/notices/tips';
import { ok } from '../../../domain/kernel/result';
import { type ShownTip, tipsIn } from '../../../domain/notices/tip';
import { visitorCalls } from '../../../contract/rest/visitors/visitor-calls';
import { readJsonBody } from '../read-answer';
import { readTips } from '../read-tips';
import type { RestClient } from '../rest-client';

/** Tips over REST [CONFLICT-46]. */
export class RestTips extends Tips {
  constructor(
    private readonly client: RestClient,
    private readonly locale: Locale,
  ) {
    super();
  }

  async beforeLogin(): AsyncResult<readonly ShownTip[]> {
    const language = this.locale.current();
    const tips = await this.client.call(visitorCalls, {
      name: 'preLoginCoolKnowledge',
      policy: { showErrors: false },
      read: readJsonBody(readTips),
    });
    return tips.ok ? ok(tipsIn(language, tips.value)) : tips;
  }
}

import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { Messages, type VisitorMessages } from '../../../application/ports/notices/messages';
import { noticeCalls } from '../../../contract/rest/notices/notice-calls';
import { codedTexts } from '../../../contract/rest/notices/notices';
import { type MessageType, type ShownMessage, shownMessages } from '../../../domain/notices/message';
import { withoutStops } from '../../../domain/notices/service-stop';
import type { Region } from '../../../domain/region';
import { messageFields, messageOfTexts, toMessages } from '../../http/notices/message-fields';
import { visitorMessages } from '../../http/notices/visitor-messages';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** The notices of the public pages over REST; the footer's disclaimer is Taiwan's alone [API-30, API-32, API-70]. */
export class RestMessages extends Messages {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  async beforeLogin(): AsyncResult<VisitorMessages> {
    const requests = [this.maintenance(), this.texts('preLoginNews', 'PRELOGIN_NEWS')];
    if (noticeCalls.footerDisclaimer.regions.includes(this.region))
      requests.push(this.texts('footerDisclaimer', 'DISCLAIMER'));
    return visitorMessages(await Promise.all(requests));
  }

  private maintenance(): AsyncResult<readonly ShownMessage[]> {
    return this.client.call(noticeCalls, {
      name: 'maintenanceNotice',
      policy,
      read: readJson(z.nullable(messageFields), (message) => shownMessages(withoutStops(toMessages(message)))),
    });
  }

  private texts(name: 'preLoginNews' | 'footerDisclaimer', type: MessageType): AsyncResult<readonly ShownMessage[]> {
    return this.client.call(noticeCalls, {
      name,
      policy,
      read: readJson(codedTexts, (texts) => shownMessages([messageOfTexts(type, texts)])),
    });
  }
}

import type { AsyncResult } from '../../../application/ports/call-failure';
import { ClientMessages } from '../../../application/ports/messages/client-messages';
import { clientMessages } from '../../../contract/rest/messages/client-messages';
import { messageCalls } from '../../../contract/rest/messages/message-calls';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { type ClientMessage, messageSubjects } from '../../../domain/notices/client-message';
import { onlyPresent } from '../../http/only-present';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** The client's messages over REST; the page says itself what failed. */
export class RestClientMessages extends ClientMessages {
  constructor(private readonly client: RestClient) {
    super();
  }

  list(): AsyncResult<readonly ClientMessage[]> {
    return this.client.call(messageCalls, { name: 'clientMessages', policy, read });
  }
}

const read = readJson(clientMessages, (messages) =>
  messages.map(({ id, sentAt, subject, fundCode, orderNos, text }): ClientMessage =>
    onlyPresent({
      id,
      sentAt,
      subject: parseOneOf(messageSubjects, subject),
      fundCode: fundCode ?? undefined,
      orderNumbers: orderNos ?? undefined,
      text,
    }),
  ),
);

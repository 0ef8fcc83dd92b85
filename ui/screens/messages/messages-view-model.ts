import type { ClientMessages } from '../../../application/ports/messages/client-messages';
import type { ClientMessage } from '../../../domain/notices/client-message';
import { AsyncResource } from '../../stores/async-resource';

/** The messages that were sent to the client, as a page lists them. */
export class MessagesViewModel {
  readonly list: AsyncResource<readonly ClientMessage[]>;

  constructor(messages: ClientMessages) {
    this.list = new AsyncResource(() => messages.list());
  }

  load(): void {
    void this.list.load();
  }
}

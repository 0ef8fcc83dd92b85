import { ContainerModule } from 'inversify';
import { ClientMessages } from '../application/ports/messages/client-messages';
import { MessagesScreen } from '../ui/screens/messages/messages-screen';
import { MessagesViewModel } from '../ui/screens/messages/messages-view-model';
import type { Bindings, Feature } from './feature';
import { clientMessagePorts } from './ports/client-messages';

const viewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(MessagesViewModel).toResolvedValue((messages) => new MessagesViewModel(messages), [ClientMessages]);
  });

/** The messages that were sent to a client. */
export const feature = {
  components: { MessagesScreen },
  bindings: [clientMessagePorts, viewModels],
} satisfies Feature;

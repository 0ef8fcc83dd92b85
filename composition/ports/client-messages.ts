import { ContainerModule } from 'inversify';
import { RestClient } from '../../adapters/rest/rest-client';
import { RestClientMessages } from '../../adapters/rest/messages/rest-client-messages';
import { ClientMessages } from '../../application/ports/messages/client-messages';

/** The messages that were sent to the client. */
export const clientMessagePorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ClientMessages)
      .toResolvedValue((client) => new RestClientMessages(client), [RestClient])
      .inSingletonScope();
  });

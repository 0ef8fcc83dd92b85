import { ContainerModule } from 'inversify';
import { ScriptChatbot } from '../../adapters/browser/chatbot/script-chatbot';
import { Chatbot } from '../../application/ports/chatbot/chatbot';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** The chatbot of others, where one is configured. */
export const chatbotPorts = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Chatbot)
      .toResolvedValue(() => new ScriptChatbot(configuration))
      .inSingletonScope();
  });

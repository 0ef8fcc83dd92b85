import { ContainerModule } from 'inversify';
import { Chatbot } from '../../../application/ports/chatbot/chatbot';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { ScriptChatbot } from './script-chatbot';

/** The chatbot of others, where one is configured. */
export const wiring = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Chatbot)
      .toResolvedValue(() => new ScriptChatbot(configuration))
      .inSingletonScope();
  });

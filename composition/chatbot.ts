import { ContainerModule } from 'inversify';
import { Chatbot } from '../application/ports/chatbot/chatbot';
import { ChatbotPanel } from '../ui/app/chatbot-panel';
import { ChatbotViewModel } from '../ui/app/chatbot-view-model';
import { chatbotPorts } from './ports/chatbot';
import type { Bindings, Feature } from './feature';

const viewModels: Bindings = ({ chatbot: addresses }) =>
  new ContainerModule(({ bind }) => {
    bind(ChatbotViewModel).toResolvedValue((chatbot) => new ChatbotViewModel(chatbot, addresses), [Chatbot]);
  });

/** The chatbot of others. */
export const feature = {
  components: { ChatbotPanel },
  bindings: [chatbotPorts, viewModels],
} satisfies Feature;

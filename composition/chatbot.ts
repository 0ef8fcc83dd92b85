import { ChatbotPanel } from '../ui/app/chatbot-panel';
import { chatbotPorts } from './ports/chatbot';
import type { Feature } from './feature';

/** The chatbot of others. */
export const feature = {
  components: { ChatbotPanel },
  bindings: [chatbotPorts],
} satisfies Feature;

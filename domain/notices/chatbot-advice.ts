import type { Language } from '../language';

/** What a client should know who asks the chatbot: how many characters a question may have. */
export type ChatbotAdvice = { readonly longest: number };

/** The advice of the Chinese chatbot, which understands Chinese and questions of at most 20 characters; none of the English one [CHAT-04, CHAT-05, CONFLICT-42]. */
export const chatbotAdvice = (language: Language): ChatbotAdvice | undefined =>
  language === 'en_US' ? undefined : { longest: 20 };

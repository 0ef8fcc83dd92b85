import type { Language } from '../language';

/** The advice for a client who asks the chatbot: the maximum number of characters of a question. */
export type ChatbotAdvice = { readonly longest: number };

/** The advice of the Chinese chatbot, which understands Chinese and questions of at most 20 characters; none of the English one [CHAT-04, CHAT-05, CONFLICT-42]. */
export const chatbotAdvice = (language: Language): ChatbotAdvice | undefined =>
  language === 'en_US' ? undefined : { longest: 20 };

import type { Language } from '../../domain/language';

/** The chatbot's panel, present only where it is configured [CHAT-01..03]. */
export abstract class Chatbot {
  abstract open(language: Language): void;
}

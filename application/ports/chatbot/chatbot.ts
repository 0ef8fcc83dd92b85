import type { Language } from '../../../domain/language';

/** The chatbot of others, present only where it is configured [CHAT-01..03]. */
export abstract class Chatbot {
  /** Loads the one of the language, in place of another's. */
  abstract load(language: Language): void;
  /** Leaves no script of it on this page, whether or not there is one [CHAT-02]. */
  abstract end(): void;
}

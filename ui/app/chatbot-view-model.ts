import type { Chatbot } from '../../application/ports/chatbot/chatbot';
import type { PortalConfiguration } from '../../config/portal-configuration';
import type { Language } from '../../domain/language';

/** The chatbot of others, one for English and one for the other languages [CHAT-01..03]. */
export class ChatbotViewModel {
  constructor(
    private readonly chatbot: Chatbot,
    private readonly addresses: Pick<PortalConfiguration['chatbot'], 'english' | 'other'>,
  ) {}

  /** Address of the chatbot for a language; empty if none is configured. */
  addressOf(language: Language): string {
    return language === 'en_US' ? this.addresses.english : this.addresses.other;
  }

  /** Loads the bot of a language, or ends it where secrets are entered or chosen [CHAT-02]. */
  follow(language: Language, isSensitive: boolean): void {
    if (isSensitive) this.chatbot.end();
    else this.chatbot.load(language);
  }
}

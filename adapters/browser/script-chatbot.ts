import { Chatbot } from '../../application/ports/chatbot';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { basePath } from '../../config/regions';
import type { Language } from '../../domain/language';
import { browserPage, type Page } from './browser-page';
import { addScript } from './script-tag';
import { isSensitivePage } from './sensitive-pages';

/** The chatbot's own script, added when asked for: the English one for English, the other otherwise [CHAT-01..03, CONFLICT-42]. */
export class ScriptChatbot extends Chatbot {
  constructor(
    private readonly settings: Pick<PortalConfiguration, 'chatbot'>,
    private readonly page: Page = browserPage,
  ) {
    super();
  }

  open(language: Language): void {
    const { enabled, english, other } = this.settings.chatbot;
    const address = language === 'en_US' ? english : other;
    const route = this.page.path().replace(basePath, '');
    if (enabled && address !== '' && !isSensitivePage(route)) addScript(address);
  }
}

import { Chatbot } from '../../../application/ports/chatbot/chatbot';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { isSensitivePage } from '../../../config/sensitive-pages';
import type { Language } from '../../../domain/language';
import { browserPage, type Page } from '../browser-page';
import { addScript, findScript } from '../script-tag';

/** The chatbot's own script: the English one for English, the other otherwise [CHAT-01..03, CONF-18, CONFLICT-42, OPEN-63]. */
export class ScriptChatbot extends Chatbot {
  constructor(
    private readonly settings: Pick<PortalConfiguration, 'chatbot'>,
    private readonly page: Pick<Page, 'path'> = browserPage,
    private readonly reload = (): void => window.location.reload(),
  ) {
    super();
  }

  load(language: Language): void {
    const { enabled, english, other } = this.settings.chatbot;
    const [address, replaced] = language === 'en_US' ? [english, other] : [other, english];
    if (!enabled || address === '' || isSensitivePage(this.page.path())) return;
    findScript(replaced)?.remove();
    addScript(address);
  }

  /**
   * Reloads the page, since a script ends with its document alone; the page comes back by its address and the tab's
   * storage.
   */
  end(): void {
    const { english, other } = this.settings.chatbot;
    if (findScript(english) ?? findScript(other)) this.reload();
  }
}

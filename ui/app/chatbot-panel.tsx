import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isSensitivePage } from '../../config/sensitive-pages';
import { chatbotAdvice } from '../../domain/notices/chatbot-advice';
import { useTexts } from '../i18n/use-texts';
import { ChatbotViewModel } from './chatbot-view-model';
import { useViewModel } from './injection';
import * as styles from './chatbot-panel.module.css';

/**
 * Loads the configured chatbot with the page, but not where secrets are entered or chosen, and says how to ask it
 * [SHELL-15, CHAT-01, CHAT-02, CHAT-04, CHAT-05, CONF-17, CONFLICT-42].
 */
export const ChatbotPanel = observer(function ChatbotPanel() {
  const { t, language } = useTexts();
  const { pathname } = useLocation();
  const bot = useViewModel(ChatbotViewModel);
  const isSensitive = isSensitivePage(pathname);
  useEffect(() => {
    bot.follow(language, isSensitive);
  }, [bot, isSensitive, language]);
  const address = bot.addressOf(language);
  if (isSensitive || address === '') return null;
  const advice = chatbotAdvice(language);
  return (
    // Another language has another bot: its panel begins closed.
    <details key={address} className={styles.chatbotPanel} data-testid="chatbot-panel">
      <summary>{t('chatbot:title')}</summary>
      {advice ? <p>{t('chatbot:advice', advice)}</p> : null}
      <p>{t('chatbot:secrets')}</p>
    </details>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Chatbot } from '../../application/ports/chatbot/chatbot';
import { isSensitivePage } from '../../config/sensitive-pages';
import { chatbotAdvice } from '../../domain/notices/chatbot-advice';
import { useTexts } from '../i18n/use-texts';
import { useConfiguration, useInstance } from './injection';
import './chatbot-panel.css';

/** Loads the configured chatbot with the page, but not where secrets are proved or chosen, and says how to ask it [SHELL-15, CHAT-01, CHAT-02, CHAT-04, CHAT-05, CONF-17, CONFLICT-42]. */
export const ChatbotPanel = observer(function ChatbotPanel() {
  const { t, language } = useTexts();
  const { pathname } = useLocation();
  const { chatbot } = useConfiguration();
  const bot = useInstance(Chatbot);
  const isSensitive = isSensitivePage(pathname);
  useEffect(() => {
    if (isSensitive) bot.end();
    else bot.load(language);
  }, [bot, isSensitive, language]);
  const address = language === 'en_US' ? chatbot.english : chatbot.other;
  if (isSensitive || address === '') return null;
  const advice = chatbotAdvice(language);
  return (
    // Another language has another bot: its panel begins closed.
    <details key={address} className="chatbot-panel">
      <summary>{t('shell.chat-title')}</summary>
      {advice ? <p>{t('shell.chat-advice', advice)}</p> : null}
      <p>{t('shell.chat-secrets')}</p>
    </details>
  );
});

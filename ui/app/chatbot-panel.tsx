import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Chatbot } from '../../application/ports/chatbot';
import { chatbotAdvice } from '../../domain/notices/chatbot-advice';
import { LanguageStore } from '../stores/language-store';
import { useConfiguration, useInstance } from './injection';
import './chatbot-panel.css';

/** Opens the configured chatbot; the Chinese one comes with advice on how to ask [SHELL-15, CHAT-01, CHAT-04, CHAT-05, CONFLICT-42]. */
export const ChatbotPanel = observer(function ChatbotPanel() {
  const { t } = useTranslation();
  const { chatbot } = useConfiguration();
  const bot = useInstance(Chatbot);
  const { language } = useInstance(LanguageStore);
  const advice = chatbotAdvice(language);
  if (!chatbot.enabled || (language === 'en_US' ? chatbot.english : chatbot.other) === '') return null;
  return (
    <details
      className="chatbot-panel"
      onToggle={(event) => {
        if (event.currentTarget.open) bot.open(language);
      }}
    >
      <summary>{t('shell.chat-title')}</summary>
      {advice ? <p>{t('shell.chat-advice', advice)}</p> : null}
    </details>
  );
});

import { expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { chatbotAdvice } from '../../../domain/notices/chatbot-advice';

it('[CHAT-04, CHAT-05, CONFLICT-42] the Chinese chatbot takes questions of at most 20 characters, and the English one needs no advice', () => {
  expect(languages.map((language) => [language, chatbotAdvice(language)])).toEqual([
    ['en_US', undefined],
    ['zh_HK', { longest: 20 }],
    ['zh_TW', { longest: 20 }],
  ]);
});

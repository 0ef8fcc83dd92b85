import { useTexts } from '../i18n/use-texts';

/** The gap between two sentences, or a sentence and its link: a space in English, none in Chinese, whose full stop has its own. */
export function SentenceGap() {
  const { language } = useTexts();
  return language === 'en_US' ? ' ' : null;
}

import { useTranslation } from 'react-i18next';
import { BrandMark } from '../components/brand-mark';
import { LoadAgain } from './load-again';
import '../components/message-page.css';

/** Shown when a screen threw or its code didn't arrive: nobody knows here what became of a change that was under way. */
export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <main className="message-page">
      <BrandMark />
      <h1>{t('title.general-error')}</h1>
      <p role="alert">{t('page.general-error')}</p>
      <LoadAgain />
    </main>
  );
}

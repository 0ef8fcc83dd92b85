import { useTranslation } from 'react-i18next';
import { BrandMark } from '../components/brand-mark';
import { Button } from '../components/button';
import '../components/message-page.css';

/** Shown when a screen threw: nothing was sent, and loading again is safe. */
export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <main className="message-page">
      <BrandMark />
      <h1>{t('title.general-error')}</h1>
      <p role="alert">{t('page.crashed')}</p>
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        {t('page.reload')}
      </Button>
    </main>
  );
}

import { useInstance } from '../app/injection';
import { Button } from '../components/button';
import { Notice } from '../components/notices/notice';
import { useTexts } from '../i18n/use-texts';
import { SessionStore } from '../stores/session-store';

/** The session ended while a change was sent from a part of a page: nobody knows whether it was made, and the login is next [OPEN-16]. */
export function UnconfirmedChange() {
  const { t } = useTexts();
  const session = useInstance(SessionStore);
  return (
    <>
      <Notice tone="warning">{t('common:ended.change-unconfirmed')}</Notice>
      <Button
        onClick={() => {
          session.end('change-unconfirmed');
        }}
      >
        {t('common:page.log-in-again')}
      </Button>
    </>
  );
}

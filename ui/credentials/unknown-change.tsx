import { useTranslation } from 'react-i18next';
import { useInstance } from '../app/injection';
import { Button } from '../components/button';
import { Notice } from '../components/notices/notice';
import { StepHeading } from '../components/page/step-heading';
import { SessionStore } from '../stores/session-store';

/** Nobody knows whether a change is in force, and this session may be over: the login tells [OPEN-16]. */
export function UnknownChange({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const session = useInstance(SessionStore);
  return (
    <>
      <StepHeading>{t('change-password.unknown-heading')}</StepHeading>
      <Notice tone="warning">{text}</Notice>
      <Button
        size="large"
        onClick={() => {
          session.end('logged-out');
        }}
      >
        {t('change-password.log-in')}
      </Button>
    </>
  );
}

import { useInstance } from '../app/injection';
import { Button } from '../components/button';
import { Notice } from '../components/notices/notice';
import { StepHeading } from '../components/page/step-heading';
import { useTexts } from '../i18n/use-texts';
import { SessionStore } from '../stores/session-store';

/** Nobody knows whether a change is in force, and this session may be over: the login tells [OPEN-16]. */
export function UnknownChange({ text }: { readonly text: string }) {
  const { t } = useTexts();
  const session = useInstance(SessionStore);
  return (
    <>
      <StepHeading>{t('credentials:change-password.unknown-heading')}</StepHeading>
      <Notice tone="warning">{text}</Notice>
      <Button
        size="large"
        onClick={() => {
          session.end('logged-out');
        }}
      >
        {t('credentials:change-password.log-in')}
      </Button>
    </>
  );
}

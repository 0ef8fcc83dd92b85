import type { ResetType } from '../../../domain/credentials/reset/reset-type';
import { useInstance } from '../../app/injection';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import { SessionStore } from '../../stores/session-store';
import type { ResetViewModel } from './reset-view-model';
import { LinkButton } from '../../components/link-button';
import { StepHeading } from '../../components/page/step-heading';
import * as styles from '../../components/page/credential-page.module.css';

/**
 * The new details are in force: every session has ended, this browser’s too; another reset can begin [RESET-06,
 * RESET-16].
 */
export function ResetDone({ type, reset }: { readonly type: ResetType; readonly reset: ResetViewModel }) {
  const { t } = useTexts();
  const session = useInstance(SessionStore);
  return (
    <>
      <StepHeading>{t(`credentials:reset.done-heading-${type}`)}</StepHeading>
      <p className={styles.resetIntro}>{t('credentials:reset.done')}</p>
      {session.isSignedIn ? (
        <Button
          size="large"
          onClick={() => {
            session.end('logged-out');
          }}
        >
          {t('credentials:reset.log-in')}
        </Button>
      ) : (
        <ButtonLink to="/login" size="large">
          {t('credentials:reset.log-in')}
        </ButtonLink>
      )}
      <p>
        <LinkButton onClick={reset.startAgain}>{t('credentials:reset.another')}</LinkButton>
      </p>
    </>
  );
}

/** Neither a mobile number nor an e-mail address is on file: customer service helps [OPEN-42, CONFLICT-18]. */
export function CannotContinue({ reset }: { readonly reset: ResetViewModel }) {
  const { t } = useTexts();
  return (
    <>
      <StepHeading>{t('credentials:reset.cs-heading')}</StepHeading>
      <Notice tone="warning">{t('credentials:reset.cs')}</Notice>
      <LinkButton onClick={reset.startAgain}>{t('credentials:reset.verify-anew')}</LinkButton>
    </>
  );
}

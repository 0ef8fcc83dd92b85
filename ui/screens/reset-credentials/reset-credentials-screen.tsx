import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CredentialPage } from '../../app/credential-page';
import { useViewModel } from '../../app/injection';
import { WaitingLine } from '../../app/loading/waiting-line';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { ForgottenCredentialChoice } from './forgotten-credential-choice';
import { IdentityForm } from './identity-form';
import { NewDetailsForm } from './new-details-form';
import { CannotContinue, ResetDone } from './reset-end';
import { ResetCodeForm } from './reset-code-form';
import { ResetViewModel } from './reset-view-model';
import * as styles from '../../components/page/credential-page.module.css';

/** Taiwan's reset of a user code, a password or both, in three steps [ROUTE-08, RESET-01, RESET-13]. */
export const ResetCredentialsScreen = observer(function ResetCredentialsScreen() {
  const { t } = useTexts();
  const reset = useViewModel(ResetViewModel);
  useEffect(() => void reset.load(), [reset]);
  return (
    <CredentialPage title={t('credentials:reset.title')}>
      <Steps reset={reset} />
      <CurrentStep reset={reset} />
    </CredentialPage>
  );
});

type ResetProps = { readonly reset: ResetViewModel };

const steps = ['data-verification', 'one-time-code', 'new-details'] as const;

/** The three steps, and at which the client is [RESET-13]. */
const Steps = observer(function Steps({ reset: { phase } }: ResetProps) {
  const { t } = useTexts();
  const shown = phase.kind === 'choosing' ? 'data-verification' : phase.kind;
  const current = steps.findIndex((step) => step === shown);
  if (current < 0) return null;
  return (
    <ol className={styles.resetSteps} aria-label={t('credentials:reset.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : undefined}
        >
          {t(`credentials:reset.step-${step}`)}
        </li>
      ))}
    </ol>
  );
});

const CurrentStep = observer(function CurrentStep({ reset }: ResetProps) {
  const { t } = useTexts();
  const { phase } = reset;
  switch (phase.kind) {
    case 'waiting':
      return <WaitingLine />;
    case 'failed':
      return (
        <RetryPanel
          text={t('credentials:reset.failed')}
          action={t('common:panel.retry')}
          onRetry={() => void reset.load()}
        />
      );
    case 'choosing':
      return <ForgottenCredentialChoice reset={reset} isMissing={phase.isMissing} isOver={phase.isOver} />;
    case 'data-verification':
      return <IdentityForm reset={reset} type={phase.type} />;
    case 'one-time-code':
      return <ResetCodeForm reset={reset} contact={phase.contact} />;
    case 'new-details':
      return <NewDetailsForm reset={reset} type={phase.type} />;
    case 'cannot-continue':
      return <CannotContinue reset={reset} />;
    case 'done':
      return <ResetDone type={phase.type} reset={reset} />;
  }
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModelFor } from '../../app/injection';
import { LinkButton } from '../../components/link-button';
import { StepHeading } from '../../components/page/step-heading';
import { useTexts } from '../../i18n/use-texts';
import { OneTimeCodeSteps } from '../../one-time-code/one-time-code-steps';
import { ResetCodeFactory } from './reset-code-factory';
import { ResetFailure } from './reset-failure';
import type { ResetContact, ResetViewModel } from './reset-view-model';

type ResetCodeFormProps = { readonly reset: ResetViewModel; readonly contact: ResetContact };

/** The second step: a code by text message or e-mail [RESET-15, CONFLICT-19]. */
export const ResetCodeForm = observer(function ResetCodeForm({ reset, contact }: ResetCodeFormProps) {
  const { t } = useTexts();
  const code = useViewModelFor(ResetCodeFactory);
  useEffect(() => code.stop, [code]);
  useEffect(() => {
    if (code.isOtpVerified) reset.showNewDetails();
  }, [code.isOtpVerified, reset]);
  useEffect(() => {
    if (code.failure) reset.leaveWhenOver(code.failure);
  }, [code.failure, reset]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.isOtpSent) void code.submit();
      }}
    >
      <StepHeading>{t('credentials:reset.code-heading')}</StepHeading>
      <OneTimeCodeSteps
        code={code}
        contact={contact}
        words={{
          intro: t('credentials:reset.code-intro'),
          rejected: t('credentials:reset.code-rejected'),
          submit: t('credentials:reset.next'),
        }}
        failure={code.failure ? <ResetFailure failure={code.failure} /> : null}
      />
      <LinkButton onClick={reset.startAgain}>{t('credentials:reset.verify-anew')}</LinkButton>
    </form>
  );
});

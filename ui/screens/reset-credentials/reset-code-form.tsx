import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Clock } from '../../../application/ports/clock';
import { CredentialResets } from '../../../application/ports/credentials/credential-resets';
import { useMade } from '../../app/injection';
import { LinkButton } from '../../components/link-button';
import { StepHeading } from '../../components/page/step-heading';
import { useTexts } from '../../i18n/use-texts';
import { OneTimeCodeSteps } from '../../one-time-code/one-time-code-steps';
import { OneTimeCodeViewModel } from '../../one-time-code/one-time-code-view-model';
import { ResetFailure } from './reset-failure';
import type { ResetContact, ResetViewModel } from './reset-view-model';

type ResetCodeFormProps = { readonly reset: ResetViewModel; readonly contact: ResetContact };

/** The second step: a code by text message or e-mail [RESET-15, CONFLICT-19]. */
export const ResetCodeForm = observer(function ResetCodeForm({ reset, contact }: ResetCodeFormProps) {
  const { t } = useTexts();
  const code = useMade((get, { limits }) => {
    const resets = get(CredentialResets);
    return new OneTimeCodeViewModel({
      send: (channel) => resets.sendCode(channel),
      validate: (text) => resets.validateCode(text),
      clock: get(Clock),
      resendSeconds: limits.codeResendSeconds,
    });
  });
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
      <StepHeading>{t('reset.code-heading')}</StepHeading>
      <OneTimeCodeSteps
        code={code}
        contact={contact}
        words={{ intro: t('reset.code-intro'), rejected: t('reset.code-rejected'), submit: t('reset.next') }}
        failure={code.failure ? <ResetFailure failure={code.failure} /> : null}
      />
      <LinkButton onClick={reset.startAgain}>{t('reset.verify-anew')}</LinkButton>
    </form>
  );
});

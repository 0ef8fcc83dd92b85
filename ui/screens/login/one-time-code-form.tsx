import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { CallFailure } from '../../../application/ports/call-failure';
import { useConfiguration, useViewModelFor } from '../../app/injection';
import { lazyComponent } from '../../app/loading/lazy-component';
import { LoginCodeFactory } from './login-code-factory';
import { PasskeyLoginParts } from './login-parts';
import { FailureNotice } from '../../components/notices/failure-notice';
import { LinkButton } from '../../components/link-button';
import { useTexts } from '../../i18n/use-texts';
import { type CodeContact, OneTimeCodeSteps } from '../../one-time-code/one-time-code-steps';
import * as styles from './login-screen.module.css';

// Few clients have one, and the code doesn't wait for it.
const PasskeyLogin = lazyComponent(PasskeyLoginParts, 'PasskeyLogin');

type OneTimeCodeFormProps = {
  readonly contact: CodeContact & { readonly hasPasskey?: boolean };
  readonly onVerified: () => void;
  readonly onLocked: (failure: CallFailure) => void;
  readonly onBack: () => void;
};

/** The code of a login [AUTH-26..32]. */
export const OneTimeCodeForm = observer(function OneTimeCodeForm({
  contact,
  onVerified,
  onLocked,
  onBack,
}: OneTimeCodeFormProps) {
  const { t, language } = useTexts();
  const takesPasskeys = useConfiguration().extensions.has('passkeys');
  const code = useViewModelFor(LoginCodeFactory);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => code.stop, [code]);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (code.isOtpVerified) onVerified();
  }, [code.isOtpVerified, onVerified]);
  useEffect(() => {
    if (code.lock) onLocked(code.lock);
  }, [code.lock, onLocked]);
  return (
    <form
      className={styles.loginForm}
      data-testid="login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.isOtpSent) void code.submit();
      }}
    >
      <h1 ref={heading} tabIndex={-1}>
        {t('one-time-code:heading')}
      </h1>
      <OneTimeCodeSteps
        code={code}
        contact={contact}
        words={{
          intro: t('one-time-code:intro'),
          rejected:
            code.triesLeft > 0 ? t('one-time-code:rejected', { count: code.triesLeft }) : t('one-time-code:void'),
          submit: t('one-time-code:submit'),
        }}
        failure={code.failure ? <FailureNotice failure={code.failure} language={language} /> : null}
      />
      {contact.hasPasskey && takesPasskeys ? <PasskeyLogin onVerified={onVerified} onLocked={onLocked} /> : null}
      <div className={styles.loginLinks} data-testid="login-links">
        <LinkButton onClick={onBack}>{t('one-time-code:back')}</LinkButton>
      </div>
    </form>
  );
});

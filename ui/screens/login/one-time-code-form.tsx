import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../../application/ports/call-failure';
import { Clock } from '../../../application/ports/clock';
import { type OneTimeCodeChannel, Sessions } from '../../../application/ports/sessions';
import { useInstance, useViewModel } from '../../app/injection';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { TextField } from '../../components/text-field';
import { FailureNotice } from '../../components/failure-notice';
import { LanguageStore } from '../../stores/language-store';
import type { Contact } from './login-view-model';
import { OneTimeCodeViewModel } from './one-time-code-view-model';

type OneTimeCodeFormProps = {
  readonly contact: Contact;
  readonly onVerified: () => void;
  readonly onLocked: (failure: CallFailure) => void;
  readonly onBack: () => void;
};

/** Choose a channel, then enter the code it brings [AUTH-26..32]. */
export const OneTimeCodeForm = observer(function OneTimeCodeForm({
  contact,
  onVerified,
  onLocked,
  onBack,
}: OneTimeCodeFormProps) {
  const { t } = useTranslation();
  const code = useViewModel(
    (get, { limits }) => new OneTimeCodeViewModel(get(Sessions), get(Clock), limits.codeResendSeconds),
  );
  useEffect(() => code.stop, [code]);
  useEffect(() => {
    if (code.isOtpVerified) onVerified();
  }, [code.isOtpVerified, onVerified]);
  useEffect(() => {
    if (code.lock) onLocked(code.lock);
  }, [code.lock, onLocked]);
  return (
    <form
      className="login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.isOtpSent) void code.submit();
      }}
    >
      <h1>{t('code.heading')}</h1>
      {code.isOtpSent ? <EnterCode code={code} contact={contact} /> : <ChooseChannel code={code} contact={contact} />}
      <div className="login-links">
        <button type="button" className="link-button" onClick={onBack}>
          {t('code.back')}
        </button>
      </div>
    </form>
  );
});

type StepProps = { readonly code: OneTimeCodeViewModel; readonly contact: Contact };

function channelsOf(contact: Contact): readonly { readonly channel: OneTimeCodeChannel; readonly to: string }[] {
  return [
    ...(contact.maskedMobileNumber ? [{ channel: 'mobile' as const, to: contact.maskedMobileNumber }] : []),
    ...(contact.maskedEmail ? [{ channel: 'email' as const, to: contact.maskedEmail }] : []),
  ];
}

const ChooseChannel = observer(function ChooseChannel({ code, contact }: StepProps) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const channels = channelsOf(contact);
  if (channels.length === 0) return <Notice tone="warning">{t('code.no-contact')}</Notice>;
  return (
    <>
      <p className="login-intro">{t('code.intro')}</p>
      {code.failure ? <FailureNotice failure={code.failure} language={language} /> : null}
      <div className="login-channels" role="group" aria-label={t('code.channel')}>
        {channels.map(({ channel, to }) => (
          <Button
            key={channel}
            theme="outlined"
            size="large"
            disabled={code.busy}
            onClick={() => void code.send(channel)}
          >
            {t(`code.${channel}`, { to })}
          </Button>
        ))}
      </div>
      <button type="button" className="link-button" onClick={code.enterOneAlreadyHeld}>
        {t('code.have-code')}
      </button>
    </>
  );
});

const EnterCode = observer(function EnterCode({ code, contact }: StepProps) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const channels = channelsOf(contact);
  const used = channels.find(({ channel }) => channel === code.sentBy);
  return (
    <>
      <p className="login-intro" role="status">
        {used ? t(`code.sent-${used.channel}`, { to: used.to }) : t('code.enter-yours')}
      </p>
      {code.failure ? <FailureNotice failure={code.failure} language={language} /> : null}
      <TextField
        label={t('code.label')}
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={8}
        autoFocus
        value={code.code}
        error={code.problem ? t(`code.${code.problem}`) : undefined}
        onChange={(event) => {
          code.type(event.target.value);
        }}
      />
      <Button type="submit" size="large" disabled={code.busy}>
        {t('code.submit')}
      </Button>
      <ul className="login-resend">
        {channels.map(({ channel }) => (
          <li key={channel}>
            {channel === code.sentBy && code.secondsToResend > 0 ? (
              t('code.resend-in', { seconds: code.secondsToResend })
            ) : (
              <button
                type="button"
                className="link-button"
                disabled={code.busy}
                onClick={() => void code.send(channel)}
              >
                {channel === code.sentBy ? t('code.resend') : t(`code.switch-${channel}`)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Clock } from '../../../application/ports/clock';
import { CredentialResets } from '../../../application/ports/credentials/credential-resets';
import { openContactModes } from '../../../domain/credentials/reset/contact-mode';
import { useViewModel } from '../../app/injection';
import { Button } from '../../components/button';
import { TextField } from '../../components/text-field';
import { ResetCodeViewModel } from './reset-code-view-model';
import type { ResetContact, ResetViewModel } from './reset-view-model';
import { ResetFailure } from './reset-failure';
import { StepHeading } from './step-heading';

type ResetCodeFormProps = { readonly reset: ResetViewModel; readonly contact: ResetContact };

/** The second step: a code by text message or e-mail [RESET-15, CONFLICT-19]. */
export const ResetCodeForm = observer(function ResetCodeForm({ reset, contact }: ResetCodeFormProps) {
  const { t } = useTranslation();
  const view = useViewModel(
    (get, { limits }) =>
      new ResetCodeViewModel({
        resets: get(CredentialResets),
        clock: get(Clock),
        resendSeconds: limits.codeResendSeconds,
        onVerified: reset.showNewDetails,
        isOver: reset.leaveWhenOver,
      }),
  );
  useEffect(() => view.stop, [view]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (view.sentBy) void view.submit();
      }}
    >
      <StepHeading>{t('reset.code-heading')}</StepHeading>
      {view.failure ? <ResetFailure failure={view.failure} /> : null}
      {view.sentBy ? <EnterCode view={view} contact={contact} /> : <ChooseChannel view={view} contact={contact} />}
      <button type="button" className="reset-back" onClick={reset.startAgain}>
        {t('reset.verify-anew')}
      </button>
    </form>
  );
});

type StepProps = { readonly view: ResetCodeViewModel; readonly contact: ResetContact };

function channelsOf({ maskedMobileNumber: mobile, maskedEmail: email }: ResetContact) {
  return openContactModes({ mobile, email }).flatMap((channel) => {
    const to = channel === 'mobile' ? mobile : email;
    return channel === 'cs' || to === undefined ? [] : [{ channel, to }];
  });
}

const ChooseChannel = observer(function ChooseChannel({ view, contact }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="reset-intro">{t('reset.code-intro')}</p>
      <div className="reset-channels" role="group" aria-label={t('code.channel')}>
        {channelsOf(contact).map(({ channel, to }) => (
          <Button
            key={channel}
            theme="outlined"
            size="large"
            aria-busy={view.isBusy}
            onClick={() => void view.send(channel)}
          >
            {t(`code.${channel}`, { to })}
          </Button>
        ))}
      </div>
      <button type="button" className="reset-back" onClick={view.enterOneAlreadyHeld}>
        {t('code.have-code')}
      </button>
    </>
  );
});

const EnterCode = observer(function EnterCode({ view, contact }: StepProps) {
  const { t } = useTranslation();
  const channels = channelsOf(contact);
  const used = channels.find(({ channel }) => channel === view.sentBy);
  return (
    <>
      <p className="reset-intro" role="status">
        {used ? t(`code.sent-${used.channel}`, { to: used.to }) : t('code.enter-yours')}
      </p>
      <TextField
        label={t('code.label')}
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={8}
        autoFocus
        value={view.code}
        error={view.problem ? t(`reset.code-${view.problem}`) : undefined}
        onChange={(event) => {
          view.write(event.target.value);
        }}
      />
      <Button type="submit" size="large" aria-busy={view.isBusy}>
        {t('reset.next')}
      </Button>
      <ul className="reset-resend">
        {channels.map(({ channel }) => (
          <li key={channel}>
            {channel === view.sentBy && view.secondsToResend > 0 ? (
              t('code.resend-in', { seconds: view.secondsToResend })
            ) : (
              <button type="button" className="reset-back" onClick={() => void view.send(channel)}>
                {channel === view.sentBy ? t('code.resend') : t(`code.switch-${channel}`)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
});

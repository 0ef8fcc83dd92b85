import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../components/button';
import { LinkButton } from '../components/link-button';
import { Notice } from '../components/notices/notice';
import { TextField } from '../components/fields/text-field';
import { useTexts } from '../i18n/use-texts';
import type { OneTimeCodeViewModel } from './one-time-code-view-model';
import * as styles from './one-time-code-steps.module.css';

/** The masked destinations of a code; those that the client lacks are missing. */
export type CodeContact = {
  readonly maskedMobileNumber?: string | undefined;
  readonly maskedEmail?: string | undefined;
};

type StepProps = {
  readonly code: OneTimeCodeViewModel;
  readonly contact: CodeContact;
  readonly words: { readonly intro: string; readonly rejected: string; readonly submit: string };
  /** The failure of the last call, in the words of the code's purpose. */
  readonly failure: ReactNode;
};

/** Choose a channel, then enter the code it brings [AUTH-26..32, RESET-15, CONFLICT-19]. */
export const OneTimeCodeSteps = observer(function OneTimeCodeSteps(props: StepProps) {
  return props.code.isOtpSent ? <EnterCode {...props} /> : <ChooseChannel {...props} />;
});

function channelsOf({ maskedMobileNumber: mobile, maskedEmail: email }: CodeContact) {
  return [
    ...(mobile ? [{ channel: 'mobile' as const, to: mobile }] : []),
    ...(email ? [{ channel: 'email' as const, to: email }] : []),
  ];
}

const ChooseChannel = observer(function ChooseChannel({ code, contact, words, failure }: StepProps) {
  const { t } = useTexts();
  const channels = channelsOf(contact);
  if (channels.length === 0) return <Notice tone="warning">{t('one-time-code:no-contact')}</Notice>;
  return (
    <>
      <p className={styles.codeIntro}>{words.intro}</p>
      {failure}
      <div
        className={styles.codeChannels}
        data-testid="code-channels"
        role="group"
        aria-label={t('one-time-code:channel')}
      >
        {channels.map(({ channel, to }) => (
          <Button
            key={channel}
            theme="outlined"
            size="large"
            aria-busy={code.isBusy}
            onClick={() => void code.send(channel)}
          >
            {t(`one-time-code:${channel}`, { to })}
          </Button>
        ))}
      </div>
      <LinkButton onClick={code.enterOneAlreadyHeld}>{t('one-time-code:have-code')}</LinkButton>
    </>
  );
});

const EnterCode = observer(function EnterCode({ code, contact, words, failure }: StepProps) {
  const { t } = useTexts();
  const channels = channelsOf(contact);
  const used = channels.find(({ channel }) => channel === code.sentBy);
  return (
    <>
      <p className={styles.codeIntro} role="status">
        {used ? t(`one-time-code:sent-${used.channel}`, { to: used.to }) : t('one-time-code:enter-yours')}
      </p>
      {failure}
      <TextField
        label={t('one-time-code:label')}
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        value={code.code}
        error={code.problem === 'rejected' ? words.rejected : code.problem && t(`one-time-code:${code.problem}`)}
        onChange={(event) => {
          code.write(event.target.value);
        }}
      />
      <Button className={styles.codeSubmit} type="submit" size="large" aria-busy={code.isBusy}>
        {words.submit}
      </Button>
      <ul className={styles.codeResend}>
        {channels.map(({ channel }) => (
          <li key={channel}>
            {channel === code.sentBy && code.secondsToResend > 0 ? (
              t('one-time-code:resend-in', { count: code.secondsToResend })
            ) : (
              <LinkButton isBusy={code.isBusy} onClick={() => void code.send(channel)}>
                {channel === code.sentBy ? t('one-time-code:resend') : t(`one-time-code:switch-${channel}`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
});

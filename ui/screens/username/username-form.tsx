import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { usernameErrorCodes } from '../../../domain/credentials/login/check-username';
import { secretPolicy } from '../../../domain/credentials/secrets/secret-policy';
import { useConfiguration } from '../../app/injection';
import { useServerWords } from '../../app/failures/use-server-words';
import { Button } from '../../components/button';
import { FindingStatus } from '../../components/fields/finding-status';
import { Notice } from '../../components/notices/notice';
import { RuleList } from '../../components/fields/rule-list';
import { SecretField } from '../../components/fields/secret-field';
import { TextField } from '../../components/fields/text-field';
import { ChangeFailure } from '../../credentials/change-failure';
import { useSecretText } from '../../credentials/use-secret-text';
import { useTexts } from '../../i18n/use-texts';
import type { UsernameViewModel } from './username-view-model';
import * as styles from '../../components/page/credential-page.module.css';

type ViewProps = { readonly view: UsernameViewModel };

/** The new name beside its rules, and the present secret. */
export const UsernameForm = observer(function UsernameForm({ view }: ViewProps) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { failure, present } = view;
  const submit = async (): Promise<void> => {
    await view.submit();
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>
        {present === undefined
          ? t('credentials:username.create-intro')
          : t('credentials:username.change-intro', { present })}
      </p>
      <NewName view={view} />
      <PresentSecret view={view} />
      <FindingStatus isFinding={view.step === 'finding'} />
      {view.isLost ? <Notice tone="warning">{t('credentials:username.not-received')}</Notice> : null}
      {failure && !view.isLost ? <ChangeFailure failure={failure} /> : null}
      <p className={styles.changePasswordNote}>{t('credentials:username.from-now-on')}</p>
      <Button type="submit" size="large" aria-busy={view.isSending}>
        {t(present === undefined ? 'credentials:username.submit-create' : 'credentials:username.submit-change')}
      </Button>
    </form>
  );
});

const NewName = observer(function NewName({ view }: ViewProps) {
  const { t } = useTexts();
  const serverWords = useServerWords(view.refusal);
  const { problem } = view;
  return (
    <>
      <TextField
        label={t('credentials:username.field')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        readOnly={view.isSending}
        value={view.username}
        error={problem && (serverWords(usernameErrorCodes[problem]) ?? t(`credentials:username.problem-${problem}`))}
        onChange={(event) => {
          view.writeUsername(event.target.value);
        }}
      />
      <RuleList checks={view.checks} words={(rule) => t(`credentials:secret-rules.code-rule-${rule}`)} />
    </>
  );
});

const PresentSecret = observer(function PresentSecret({ view }: ViewProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const textOf = useSecretText(view.refusal);
  const problem = view.secretProblem;
  return (
    <SecretField
      label={t('credentials:username.secret')}
      name="current-password"
      autoComplete="current-password"
      inputMode={secretPolicy(region, 'login') === 'pin' ? 'numeric' : undefined}
      maxLength={64}
      readOnly={view.isSending}
      value={view.secret}
      error={problem && textOf(problem, 'login')}
      onChange={(event) => {
        view.writeSecret(event.target.value);
      }}
    />
  );
});

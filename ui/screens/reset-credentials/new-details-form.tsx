import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ResetType } from '../../../domain/credentials/reset/reset-type';
import { useViewModelFor } from '../../app/injection';
import { Button } from '../../components/button';
import { FindingStatus } from '../../components/fields/finding-status';
import { Notice } from '../../components/notices/notice';
import { RuleList } from '../../components/fields/rule-list';
import { SecretField } from '../../components/fields/secret-field';
import { TextField } from '../../components/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { type DetailField, type NewDetailsViewModel, NewDetailsViewModelFactory } from './new-details-view-model';
import type { ResetViewModel } from './reset-view-model';
import { ResetFailure } from './reset-failure';
import { LinkButton } from '../../components/link-button';
import { StepHeading } from '../../components/page/step-heading';
import * as styles from '../../components/page/credential-page.module.css';

type NewDetailsFormProps = { readonly reset: ResetViewModel; readonly type: ResetType };

/** The third step: a new user code, a new password or both, each beside its rules [RESET-04, RESET-05, RESET-13]. */
export const NewDetailsForm = observer(function NewDetailsForm({ reset, type }: NewDetailsFormProps) {
  const { t } = useTexts();
  const view = useViewModelFor(NewDetailsViewModelFactory, reset, type);
  useEffect(() => view.stop, [view]);
  const form = useRef<HTMLFormElement>(null);
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
      <StepHeading>{t(`credentials:reset.details-heading-${type}`)}</StepHeading>
      {view.asksForUserCode ? <UserCode view={view} /> : null}
      {view.asksForPassword ? <Password view={view} /> : null}
      <FindingStatus isFinding={view.step === 'finding'} />
      <Failure view={view} />
      <p className={styles.resetIntro}>{t('credentials:reset.everywhere')}</p>
      <Button type="submit" size="large" aria-busy={view.isSending}>
        {t('credentials:reset.finish')}
      </Button>
      <LinkButton onClick={reset.startAgain}>{t('credentials:reset.verify-anew')}</LinkButton>
    </form>
  );
});

type ViewProps = { readonly view: NewDetailsViewModel };

const Failure = observer(function Failure({ view: { failure, lost } }: ViewProps) {
  const { t } = useTexts();
  if (!failure) return null;
  return lost ? <Notice tone="warning">{t(`credentials:reset.${lost}`)}</Notice> : <ResetFailure failure={failure} />;
});

const UserCode = observer(function UserCode({ view }: ViewProps) {
  const { t } = useTexts();
  const problemText = useProblemText(view);
  return (
    <>
      <TextField
        label={t('credentials:reset.new-user-code')}
        name="username"
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        readOnly={view.isSending}
        value={view.userCode}
        error={problemText('userCode')}
        onChange={(event) => {
          view.writeUserCode(event.target.value);
        }}
      />
      <RuleList checks={view.userCodeChecks} words={(rule) => t(`credentials:secret-rules.code-rule-${rule}`)} />
    </>
  );
});

function useProblemText(view: NewDetailsViewModel): (field: DetailField) => string | undefined {
  const { t } = useTexts();
  return (field) => {
    const problem = view.problemOf(field);
    return problem && t(`credentials:reset.problem-${problem}`);
  };
}

const Password = observer(function Password({ view }: ViewProps) {
  const { t } = useTexts();
  const problemText = useProblemText(view);
  return (
    <>
      <SecretField
        label={t('credentials:reset.new-password')}
        name="new-password"
        autoComplete="new-password"
        maxLength={64}
        readOnly={view.isSending}
        value={view.password}
        error={problemText('password')}
        onChange={(event) => {
          view.writePassword(event.target.value);
        }}
      />
      <RuleList checks={view.passwordChecks} words={(rule) => t(`credentials:secret-rules.password-rule-${rule}`)} />
      <SecretField
        label={t('credentials:reset.password-again')}
        name="new-password-again"
        autoComplete="new-password"
        maxLength={64}
        readOnly={view.isSending}
        value={view.again}
        error={problemText('again')}
        onChange={(event) => {
          view.writeAgain(event.target.value);
        }}
      />
    </>
  );
});

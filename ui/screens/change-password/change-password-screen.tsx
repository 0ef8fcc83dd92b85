import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { namedPaths } from '../../../config/named-paths';
import { secretScopes } from '../../../domain/credentials/secrets/secret-scope';
import { useViewModel } from '../../app/injection';
import { Button } from '../../components/button';
import { FindingStatus } from '../../components/fields/finding-status';
import { ButtonLink } from '../../components/button-link';
import { Notice } from '../../components/notices/notice';
import { RetryPanel } from '../../components/notices/retry-panel';
import { SegmentedControl } from '../../components/fields/segmented-control';
import { StepHeading } from '../../components/page/step-heading';
import { UnknownChange } from '../../credentials/unknown-change';
import { useTexts } from '../../i18n/use-texts';
import { ChangeFailure } from '../../credentials/change-failure';
import { ChangePasswordViewModel } from './change-password-view-model';
import { SecretGroup } from './secret-group';
import { useSecretText } from '../../credentials/use-secret-text';
import * as styles from '../../components/page/credential-page.module.css';

/** The page on which a client changes the login's secret, the one that verifies, or both [RESET-19, CONFLICT-11]. */
export const ChangePasswordScreen = observer(function ChangePasswordScreen() {
  const { t } = useTexts();
  const view = useViewModel(ChangePasswordViewModel);
  useEffect(() => void view.last.load(), [view]);
  return (
    <div className={styles.changePasswordPage} data-testid="change-password-page">
      <h1>{t('credentials:change-password.title')}</h1>
      {view.phase === 'entering' ? <ChangeForm view={view} /> : null}
      {view.phase === 'done' ? <Done view={view} /> : null}
      {view.phase === 'unknown' ? <UnknownChange text={t('credentials:change-password.unknown')} /> : null}
    </div>
  );
});

type ViewProps = { readonly view: ChangePasswordViewModel };

const ChangeForm = observer(function ChangeForm({ view }: ViewProps) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { failure } = view;
  const submit = async (): Promise<void> => {
    await view.submit();
    const found = view.firstProblem;
    if (found) form.current?.querySelector<HTMLInputElement>(`[name=${found.kind}-${found.field}]`)?.focus();
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
      <SegmentedControl
        legend={t('credentials:change-password.scope')}
        options={secretScopes.map((value) => ({ value, label: t(`credentials:change-password.scope-${value}`) }))}
        value={view.scope}
        onChange={view.choose}
      />
      {view.last.phase.kind === 'failed' ? (
        <RetryPanel
          text={t('common:panel.failed')}
          action={t('common:panel.retry')}
          onRetry={() => void view.last.load()}
        />
      ) : null}
      {view.kinds.map((kind) => (
        <SecretGroup key={kind} view={view} kind={kind} />
      ))}
      <FindingStatus isFinding={view.step === 'finding'} />
      {view.isLost ? <Notice tone="warning">{t('credentials:change-password.not-received')}</Notice> : null}
      {failure && !view.isLost ? <ChangeFailure failure={failure} /> : null}
      <p className={styles.changePasswordNote}>{t('credentials:change-password.everywhere')}</p>
      <Button type="submit" size="large" aria-busy={view.isSending}>
        {t('credentials:change-password.submit')}
      </Button>
    </form>
  );
});

const Done = observer(function Done({ view }: ViewProps) {
  const { t } = useTexts();
  const textOf = useSecretText();
  return (
    <>
      <StepHeading>{textOf('changed', view.scope)}</StepHeading>
      <p className={styles.changePasswordNote}>{t('credentials:change-password.done')}</p>
      <ButtonLink to={namedPaths.profile} size="large">
        {t('credentials:change-password.to-account')}
      </ButtonLink>
    </>
  );
});

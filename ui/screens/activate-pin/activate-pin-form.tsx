import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { PinKind } from '../../../domain/credentials/secrets/pin-error-codes';
import { secretScopes } from '../../../domain/credentials/secrets/secret-scope';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Notice } from '../../components/notices/notice';
import { RuleList } from '../../components/fields/rule-list';
import { SecretField } from '../../components/fields/secret-field';
import { SegmentedControl } from '../../components/fields/segmented-control';
import { TextField } from '../../components/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { useSecretText } from '../../credentials/use-secret-text';
import { UnlistedCode } from '../../credentials/unlisted-code';
import { useStatedCode } from '../../credentials/use-stated-code';
import type { ActivatePinViewModel, PinField } from './activate-pin-view-model';
import * as styles from '../../components/page/credential-page.module.css';

type ViewProps = { readonly view: ActivatePinViewModel };

/** The account, and for each PIN the one that was sent and the client’s own beside its rules [AUTH-46, PIN-05..12]. */
export const ActivatePinForm = observer(function ActivatePinForm({ view }: ViewProps) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const submit = async (): Promise<void> => {
    await view.submit();
    if (view.firstProblem) form.current?.querySelector<HTMLInputElement>(`[name=${view.firstProblem}]`)?.focus();
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
      <p className={styles.resetIntro}>{t('credentials:activate-pin.intro')}</p>
      <SegmentedControl
        legend={t('credentials:activate-pin.scope')}
        options={secretScopes.map((value) => ({ value, label: t(`credentials:change-password.scope-${value}`) }))}
        value={view.scope}
        onChange={view.choose}
      />
      <div className={styles.resetGroup}>
        <TextField
          label={t('credentials:reset-pin.field-account')}
          name="account"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          readOnly={view.isSending}
          value={view.account}
          error={
            view.accountProblem &&
            t(
              view.accountProblem === 'account-missing'
                ? 'credentials:reset.refusal-PRE0001'
                : 'credentials:reset.refusal-PRE0002',
            )
          }
          onChange={(event) => {
            view.writeAccount(event.target.value);
          }}
        />
      </div>
      {view.kinds.map((kind) => (
        <PinGroup key={kind} view={view} kind={kind} />
      ))}
      <Failure view={view} />
      <p className={styles.resetIntro}>{t('credentials:reset.everywhere')}</p>
      <Button type="submit" size="large" aria-busy={view.isSending}>
        {t('credentials:activate-pin.submit')}
      </Button>
    </form>
  );
});

/**
 * Says why it isn’t activated: by the code of the PIN, of the activation, or as any failed call [ERR-15..17, ERR-37].
 */
const Failure = observer(function Failure({ view: { failure, isUnknown } }: ViewProps) {
  const { t, i18n, language } = useTexts();
  const isStated = useStatedCode();
  if (!failure) return null;
  if (isUnknown) return <Notice tone="warning">{t('credentials:activate-pin.unknown')}</Notice>;
  const [error] = failure.kind === 'rejected' ? failure.errors : [];
  if (error && !error.messages?.[language]) {
    if (error.code === 'PIN_ACTIVE') return <Notice tone="warning">{t('credentials:activate-pin.active')}</Notice>;
    if (error.code === 'LOG0001') return <Notice tone="danger">{t('credentials:activate-pin.wrong')}</Notice>;
    if (!isStated(error.code)) return <UnlistedCode code={error.code} />;
    const key = `credentials:pin-codes.${error.code}`;
    if (i18n.exists(key)) return <Notice tone="danger">{i18n.t(key, { defaultValue: '' })}</Notice>;
  }
  return <FailureNotice failure={failure} language={language} />;
});

type GroupProps = ViewProps & { readonly kind: PinKind };

const PinGroup = observer(function PinGroup({ view, kind }: GroupProps) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.resetGroup}>
      <legend>{t(`credentials:change-password.group-${kind}`)}</legend>
      <PinInput view={view} kind={kind} field="current" />
      <PinInput view={view} kind={kind} field="next" />
      <RuleList checks={view.checksOf(kind)} words={(rule) => t(`credentials:secret-rules.pin-rule-${rule}`)} />
      <PinInput view={view} kind={kind} field="again" />
    </fieldset>
  );
});

const PinInput = observer(function PinInput({ view, kind, field }: GroupProps & { readonly field: PinField }) {
  const { t } = useTexts();
  const textOf = useSecretText();
  const problem = view.problemOf(kind, field);
  const label =
    field === 'current'
      ? 'credentials:activate-pin.sent'
      : field === 'next'
        ? 'credentials:activate-pin.own'
        : 'credentials:activate-pin.again';
  return (
    <SecretField
      label={t(label)}
      name={`${kind}-${field}`}
      autoComplete={kind === 'login' && field !== 'current' ? 'new-password' : 'off'}
      inputMode="numeric"
      maxLength={64}
      readOnly={view.isSending}
      value={view.textOf(kind, field)}
      error={
        problem === 'current-missing' ? t('credentials:activate-pin.sent-missing') : problem && textOf(problem, kind)
      }
      onChange={(event) => {
        view.write(kind, field, event.target.value);
      }}
    />
  );
});

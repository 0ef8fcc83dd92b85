import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { NewSecretRule } from '../../../domain/credentials/secrets/check-new-secret';
import { Button } from '../../components/button';
import { FindingStatus } from '../../components/fields/finding-status';
import { LinkButton } from '../../components/link-button';
import { Notice } from '../../components/notices/notice';
import { RuleList } from '../../components/fields/rule-list';
import { SecretField } from '../../components/fields/secret-field';
import { StepHeading } from '../../components/page/step-heading';
import { ChangeFailure } from '../../credentials/change-failure';
import { useSecretText } from '../../credentials/use-secret-text';
import { useTexts } from '../../i18n/use-texts';
import type { TradingResetField, TradingResetViewModel } from './trading-reset-view-model';
import * as styles from '../../components/page/credential-page.module.css';

type ViewProps = { readonly view: TradingResetViewModel };

/** The login's secret, and the new trading password beside its rules [ERR-61, CRED-24..27]. */
export const TradingResetForm = observer(function TradingResetForm({ view }: ViewProps) {
  const { t, i18n } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { failure } = view;
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
      <StepHeading>{t('credentials:reset-trading.heading')}</StepHeading>
      <Field view={view} name="secret" label={t('credentials:reset-trading.secret')} />
      <Field view={view} name="next" label={t('credentials:change-password.next-verification')} />
      <RuleList
        checks={view.checks}
        words={(rule: NewSecretRule) => i18n.t(`credentials:secret-rules.trading-rule-${rule}`, { defaultValue: '' })}
      />
      <Field view={view} name="again" label={t('credentials:reset-trading.again')} />
      <FindingStatus isFinding={view.step === 'finding'} />
      {view.isLost ? <Notice tone="warning">{t('credentials:reset-trading.not-received')}</Notice> : null}
      {failure && !view.isLost ? <ChangeFailure failure={failure} /> : null}
      <p className={styles.changePasswordNote}>{t('credentials:change-password.everywhere')}</p>
      <Button type="submit" size="large" aria-busy={view.isSending}>
        {t('credentials:reset-trading.submit')}
      </Button>
      <LinkButton onClick={view.showCode}>{t('credentials:reset-trading.another-code')}</LinkButton>
    </form>
  );
});

type FieldProps = ViewProps & { readonly name: TradingResetField; readonly label: string };

const Field = observer(function Field({ view, name, label }: FieldProps) {
  const textOf = useSecretText(view.refusal);
  const problem = view.problemOf(name);
  return (
    <SecretField
      label={label}
      name={name === 'secret' ? 'current-password' : `trading-${name}`}
      autoComplete={name === 'secret' ? 'current-password' : 'off'}
      maxLength={64}
      readOnly={view.isSending}
      value={view.textOf(name)}
      error={problem && textOf(problem, name === 'secret' ? 'login' : 'verification')}
      onChange={(event) => {
        view.write(name, event.target.value);
      }}
    />
  );
});

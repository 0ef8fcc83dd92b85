import { observer } from 'mobx-react-lite';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { PinKind } from '../../../domain/credentials/secrets/pin-error-codes';
import { hasOwnPage } from '../../../config/own-pages';
import { tradingResetPath } from '../../../config/named-paths';
import { useConfiguration } from '../../app/injection';
import { SentenceGap } from '../../components/sentence-gap';
import { Link } from '../../components/link';
import { RuleList } from '../../components/fields/rule-list';
import { SecretField } from '../../components/fields/secret-field';
import { formatDate } from '../../../domain/formatting/format-date';
import { useTexts } from '../../i18n/use-texts';
import type { ChangePasswordViewModel, SecretFieldName as Field } from './change-password-view-model';
import { useSecretText } from '../../credentials/use-secret-text';
import * as styles from '../../components/page/credential-page.module.css';

type GroupProps = { readonly view: ChangePasswordViewModel; readonly kind: PinKind };

/** The present secret, the new one beside its rules, and the new one again [PIN-05..12, CRED-11..27]. */
export const SecretGroup = observer(function SecretGroup({ view, kind }: GroupProps) {
  const { t, i18n, language } = useTexts();
  const isResetHere = hasOwnPage(tradingResetPath, useConfiguration());
  const policy = view.policyOf(kind);
  const changedAt = view.last.value?.[kind];
  return (
    <fieldset className={styles.changePasswordGroup} data-testid="change-password-group">
      <legend>{t(`credentials:change-password.group-${kind}`)}</legend>
      <p className={styles.changePasswordNote}>
        {t(`credentials:change-password.note-${kind}`)}
        <SentenceGap />
        {changedAt ? t('credentials:change-password.last', { at: formatDate(changedAt, language) }) : null}
      </p>
      <SecretInput view={view} kind={kind} field="current" />
      {kind === 'verification' && isResetHere ? (
        <p className={styles.changePasswordNote}>
          <Link to={tradingResetPath}>{t('credentials:reset-trading.link')}</Link>
        </p>
      ) : null}
      <SecretInput view={view} kind={kind} field="next" />
      <RuleList
        checks={view.checksOf(kind)}
        words={(rule) => i18n.t(`credentials:secret-rules.${prefixes[policy]}-rule-${rule}`, { defaultValue: '' })}
      />
      <SecretInput view={view} kind={kind} field="again" />
    </fieldset>
  );
});

const prefixes = { pin: 'pin', 'login-password': 'password', 'trading-password': 'trading' } as const;

/** A password manager keeps what is logged in with, and would take the other secret for it. */
const completions: Readonly<Record<PinKind, Readonly<Record<Field, HTMLInputAutoCompleteAttribute>>>> = {
  login: { current: 'current-password', next: 'new-password', again: 'new-password' },
  verification: { current: 'off', next: 'off', again: 'off' },
};

const SecretInput = observer(function SecretInput({ view, kind, field }: GroupProps & { readonly field: Field }) {
  const { t } = useTexts();
  const textOf = useSecretText(view.refusal);
  const problem = view.problemOf(kind, field);
  return (
    <SecretField
      label={t(`credentials:change-password.${field}-${kind}`)}
      name={`${kind}-${field}`}
      autoComplete={completions[kind][field]}
      inputMode={view.policyOf(kind) === 'pin' ? 'numeric' : undefined}
      maxLength={64}
      readOnly={view.isSending}
      value={view.textOf(kind, field)}
      error={problem && textOf(problem, kind)}
      onChange={(event) => {
        view.write(kind, field, event.target.value);
      }}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { type ComponentProps, useEffect, useRef } from 'react';
import { pinKinds } from '../../../domain/credentials/secrets/pin-error-codes';
import { resetErrorCode } from '../../../domain/credentials/reset/reset-error-codes';
import { BirthDateField } from '../../credentials/birth-date-field';
import { useRefusalWords } from '../../credentials/use-refusal-words';
import { Button } from '../../components/button';
import { FieldError } from '../../components/fields/form-group';
import { TextField } from '../../components/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { PinResetFailure } from './pin-reset-failure';
import type { PinResetText, ResetPinViewModel } from './reset-pin-view-model';
import * as styles from '../../components/page/credential-page.module.css';

type ViewProps = { readonly view: ResetPinViewModel };

/** The choice of the forgotten PIN, and the data by which the books know the client [RESET-20..24]. */
export const PinResetForm = observer(function PinResetForm({ view }: ViewProps) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { problems, firstProblem } = view;
  useEffect(() => {
    const first = firstProblem === 'pin-type' ? '[name=pin-type]' : '[aria-invalid=true]';
    if (firstProblem) form.current?.querySelector<HTMLInputElement>(first)?.focus();
  }, [problems, firstProblem]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void view.submit();
      }}
    >
      <p className={styles.resetIntro}>{t('credentials:reset-pin.intro')}</p>
      <PinType view={view} />
      <fieldset className={styles.resetGroup}>
        <legend>{t('credentials:reset.group-you')}</legend>
        <Field view={view} name="account" autoComplete="username" autoCapitalize="off" />
        <BirthDate view={view} />
      </fieldset>
      <fieldset className={styles.resetGroup}>
        <legend>{t('credentials:reset.group-contact')}</legend>
        <Field view={view} name="email" type="email" autoComplete="email" />
        <Field view={view} name="phone" type="tel" autoComplete="tel" />
      </fieldset>
      <PinResetFailure view={view} />
      <div>
        <Button type="submit" size="large" aria-busy={view.isSending}>
          {t('credentials:reset-pin.submit')}
        </Button>
      </div>
    </form>
  );
});

const PinType = observer(function PinType({ view }: ViewProps) {
  const { t } = useTexts();
  const { isCategoryMissing } = view;
  const refusalWords = useRefusalWords(view.refusal);
  return (
    <>
      <fieldset
        className={styles.resetLosses}
        data-testid="reset-losses"
        aria-describedby={isCategoryMissing ? 'pin-type-missing' : undefined}
      >
        <legend className="visually-hidden">{t('credentials:reset-pin.type')}</legend>
        {pinKinds.map((kind) => (
          <label key={kind} className={styles.resetLoss}>
            <input
              type="radio"
              name="pin-type"
              checked={view.pinType === kind}
              onChange={() => {
                view.choose(kind);
              }}
            />
            <strong>{t(`credentials:reset-pin.type-${kind}`)}</strong>
            <small>{t(`credentials:change-password.note-${kind}`)}</small>
          </label>
        ))}
      </fieldset>
      {isCategoryMissing ? (
        <FieldError id="pin-type-missing">{refusalWords('PRE0000', t('credentials:reset.refusal-PRE0000'))}</FieldError>
      ) : null}
    </>
  );
});

const wordsOf = {
  'account-missing': 'credentials:reset.refusal-PRE0001',
  'account-invalid': 'credentials:reset.refusal-PRE0002',
  'email-missing': 'credentials:reset.refusal-PRE0003',
  'email-invalid': 'credentials:reset.refusal-PRE0004',
  'birth-date-missing': 'credentials:reset.refusal-PRE0005',
  'birth-date-invalid': 'credentials:reset.refusal-PRE0006',
  'phone-missing': 'credentials:reset-pin.phone-missing',
  'phone-invalid': 'credentials:reset-pin.phone-invalid',
} as const;

const BirthDate = observer(function BirthDate({ view }: ViewProps) {
  const { t } = useTexts();
  const problem = view.problemOf('birthDate');
  const refusalWords = useRefusalWords(view.refusal);
  return (
    <BirthDateField
      entry={view.birthDate}
      error={problem && refusalWords(resetErrorCode(problem), t(wordsOf[problem]))}
      readOnly={view.isSending}
    />
  );
});

type FieldProps = Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'autoCapitalize'> &
  ViewProps & { readonly name: PinResetText };

const Field = observer(function Field({ view, name, ...input }: FieldProps) {
  const { t } = useTexts();
  const problem = view.problemOf(name);
  const refusalWords = useRefusalWords(view.refusal);
  return (
    <TextField
      {...input}
      label={t(`credentials:reset-pin.field-${name}`)}
      hint={t(`credentials:reset-pin.hint-${name}`)}
      error={problem && refusalWords(resetErrorCode(problem), t(wordsOf[problem]))}
      name={name}
      spellCheck={false}
      maxLength={254}
      readOnly={view.isSending}
      value={view.typed[name]}
      onChange={(event) => {
        view.write(name, event.target.value);
      }}
    />
  );
});

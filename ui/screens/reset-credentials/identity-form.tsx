import { observer } from 'mobx-react-lite';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { ResetType } from '../../../domain/credentials/reset/reset-type';
import { useViewModelFor } from '../../app/injection';
import { Button } from '../../components/button';
import { TextField } from '../../components/fields/text-field';
import { BirthDateField } from '../../credentials/birth-date-field';
import { useTexts } from '../../i18n/use-texts';
import { type IdentityText, type IdentityViewModel, IdentityViewModelFactory } from './identity-view-model';
import type { ResetViewModel } from './reset-view-model';
import { ResetFailure } from './reset-failure';
import { LinkButton } from '../../components/link-button';
import { StepHeading } from '../../components/page/step-heading';
import * as styles from '../../components/page/credential-page.module.css';

type IdentityFormProps = { readonly reset: ResetViewModel; readonly type: ResetType };

/** The first step: the data by which the books know the client [RESET-13, RESET-20..26]. */
export const IdentityForm = observer(function IdentityForm({ reset, type }: IdentityFormProps) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const view = useViewModelFor(IdentityViewModelFactory, reset, type);
  const { problems, firstProblem } = view;
  useEffect(() => {
    if (firstProblem) form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
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
      <StepHeading>{t('credentials:reset.data-heading')}</StepHeading>
      <p className={styles.resetIntro}>{t('credentials:reset.data-intro')}</p>
      <fieldset className={styles.resetGroup}>
        <legend>{t('credentials:reset.group-you')}</legend>
        <Field view={view} name="account" autoComplete="username" autoCapitalize="characters" />
        <Field view={view} name="nationalId" autoComplete="off" autoCapitalize="characters" />
        <BirthDate view={view} />
      </fieldset>
      <fieldset className={styles.resetGroup}>
        <legend>{t('credentials:reset.group-contact')}</legend>
        <Field view={view} name="email" type="email" autoComplete="email" />
        <Field view={view} name="mobile" type="tel" autoComplete="tel-national" />
        <Field view={view} name="phone" type="tel" autoComplete="off" />
      </fieldset>
      {view.failure ? <ResetFailure failure={view.failure} /> : null}
      <div>
        <Button type="submit" size="large" aria-busy={view.isSending}>
          {t('credentials:reset.next')}
        </Button>
        <LinkButton onClick={reset.startAgain}>{t('credentials:reset.choose-anew')}</LinkButton>
      </div>
    </form>
  );
});

const BirthDate = observer(function BirthDate({ view }: { readonly view: IdentityViewModel }) {
  const { t } = useTexts();
  const problem = view.problemOf('birthDate');
  return <BirthDateField entry={view.birthDate} error={problem && t(`credentials:reset.problem-${problem}`)} />;
});

type FieldProps = Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'autoCapitalize'> & {
  readonly view: IdentityViewModel;
  readonly name: IdentityText;
};

const Field = observer(function Field({ view, name, ...input }: FieldProps) {
  const { t } = useTexts();
  const problem = view.problemOf(name);
  return (
    <TextField
      {...input}
      label={t(`credentials:reset.field-${name}`)}
      hint={t(`credentials:reset.hint-${name}`)}
      error={problem && t(`credentials:reset.problem-${problem}`)}
      name={name}
      spellCheck={false}
      maxLength={254}
      value={view.typed[name]}
      onChange={(event) => {
        view.write(name, event.target.value);
      }}
    />
  );
});

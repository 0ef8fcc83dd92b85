import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ContactRequest } from '../../../../application/ports/clients/contacts';
import {
  type ContactField,
  contactFields,
  contactWaitingDays,
} from '../../../../domain/credentials/contacts/contact-change';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Async } from '../../../app/loading/async';
import { useViewModel } from '../../../app/injection';
import { ActionRow } from '../../../components/action-row';
import { Button } from '../../../components/button';
import { Fact } from '../../../components/figures/fact';
import { Facts } from '../../../components/figures/facts';
import { TextField } from '../../../components/fields/text-field';
import { FailureNotice } from '../../../components/notices/failure-notice';
import { Note } from '../../../components/notices/note';
import { Notice } from '../../../components/notices/notice';
import { UnconfirmedChange } from '../../../credentials/unconfirmed-change';
import { PresentSecretField } from '../../../credentials/present-secret-field';
import { useTexts } from '../../../i18n/use-texts';
import { ContactViewModel } from './contact-view-model';
import { OpenedForm } from '../opened-form';
import * as styles from '../account-screen.module.css';

/** The e-mail address of the client’s own record, which is shown whole [ACCT-15]. */
type PartProps = { readonly email: string | undefined };

type ViewProps = { readonly view: ContactViewModel };

/** Shows the client's contacts, and lets the client ask for another e-mail address, mobile number or postal address [R14]. */
export const ContactPart = observer(function ContactPart({ email }: PartProps) {
  const { t } = useTexts();
  const view = useViewModel(ContactViewModel);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    view.load();
  }, [view]);
  const { result } = view;
  useEffect(() => {
    // The form that was sent, or the button that was pressed, is gone.
    if (result && 'field' in result) heading.current?.focus();
  }, [result]);
  return (
    <section aria-labelledby="account-contact" className={styles.contact} data-testid="account-contact">
      <h3 id="account-contact" ref={heading} tabIndex={-1}>
        {t('contacts:title')}
      </h3>
      <Note data-testid="account-note">{t('contacts:why', { days: contactWaitingDays })}</Note>
      <Outcome view={view} />
      <Async resource={view.contact}>
        {({ onFile, changes }) => (
          <>
            <Facts className={styles.accountFacts}>
              {contactFields.map((field) => (
                <Fact key={field} label={t(`contacts:${field}`)}>
                  <ContactFact
                    view={view}
                    field={field}
                    onFile={(field === 'email' ? email : undefined) ?? onFile[field]}
                    waiting={changes.find((change) => change.field === field)}
                  />
                </Fact>
              ))}
            </Facts>
            {view.open ? <ContactForm key={view.open} view={view} field={view.open} /> : null}
          </>
        )}
      </Async>
    </section>
  );
});

type FactProps = ViewProps & {
  readonly field: ContactField;
  readonly onFile: string | undefined;
  readonly waiting: ContactRequest | undefined;
};

/** A contact on file, and what it is to become. */
const ContactFact = observer(function ContactFact({ view, field, onFile, waiting }: FactProps) {
  const { t, language } = useTexts();
  const name = t(`contacts:${field}`);
  return (
    <>
      <bdi>{onFile ?? t('contacts:none')}</bdi>
      {waiting ? (
        <Note data-testid="contact-waiting">
          {t('contacts:waiting', {
            value: waiting.value,
            at: formatDate(waiting.effectiveAt, language, 'date-time'),
          })}
        </Note>
      ) : null}
      <ActionRow>
        {waiting ? (
          <Button
            theme="outlined"
            size="small"
            aria-busy={view.isBusy}
            aria-label={t('contacts:cancel-of', { field: name })}
            onClick={() => void view.cancel(waiting.id, field)}
          >
            {t('contacts:cancel')}
          </Button>
        ) : null}
        {view.open === field ? null : (
          <Button
            theme="outlined"
            size="small"
            aria-label={t('contacts:change-of', { field: name })}
            onClick={() => {
              view.edit(field);
            }}
          >
            {t('contacts:change')}
          </Button>
        )}
      </ActionRow>
    </>
  );
});

const Outcome = observer(function Outcome({ view: { result } }: ViewProps) {
  const { t, language } = useTexts();
  if (result === undefined) return null;
  if (result.kind === 'failed') return <FailureNotice failure={result.failure} language={language} />;
  if (result.kind === 'session-over') return <UnconfirmedChange />;
  if (result.kind === 'unknown') return <Notice tone="warning">{t('contacts:unknown')}</Notice>;
  const tone = result.kind === 'gone' ? 'warning' : 'info';
  return <Notice tone={tone}>{t(`contacts:is-${result.kind}`, { field: t(`contacts:${result.field}`) })}</Notice>;
});

const autoComplete = { email: 'email', mobile: 'tel', address: 'street-address' } as const;
const inputMode = { email: 'email', mobile: 'tel', address: 'text' } as const;

/** The form of one contact: the new one, and the present secret. */
const ContactForm = observer(function ContactForm({ view, field }: ViewProps & { readonly field: ContactField }) {
  const { t } = useTexts();
  const { problem, isBusy } = view;
  return (
    <OpenedForm
      data-testid="contact-form"
      title={t('contacts:change-of', { field: t(`contacts:${field}`) })}
      onSubmit={view.submit}
    >
      <TextField
        label={t(`contacts:new-${field}`)}
        error={problem && t(`contacts:problem-${problem}`)}
        name={field}
        autoComplete={autoComplete[field]}
        inputMode={inputMode[field]}
        value={view.value}
        onChange={(event) => {
          view.typeValue(event.target.value);
        }}
      />
      <PresentSecretField view={view} />
      <ActionRow>
        <Button type="submit" aria-busy={isBusy}>
          {t('contacts:send')}
        </Button>
        <Button theme="outlined" onClick={view.close}>
          {t('contacts:close')}
        </Button>
      </ActionRow>
    </OpenedForm>
  );
});

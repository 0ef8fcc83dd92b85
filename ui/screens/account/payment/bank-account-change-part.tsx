import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { BankAccountRequest } from '../../../../application/ports/banking/bank-account-changes';
import { bankAccountWaitingDays } from '../../../../domain/banking/bank-account-change';
import { formatDate } from '../../../../domain/formatting/format-date';
import { useViewModel } from '../../../app/injection';
import { Async } from '../../../app/loading/async';
import { ActionRow } from '../../../components/action-row';
import { Button } from '../../../components/button';
import { FailureNotice } from '../../../components/notices/failure-notice';
import { Note } from '../../../components/notices/note';
import { Notice } from '../../../components/notices/notice';
import { UnconfirmedChange } from '../../../credentials/unconfirmed-change';
import { useTexts } from '../../../i18n/use-texts';
import { BankAccountForm } from './bank-account-form';
import { BankAccountChangeViewModel } from './bank-account-change-view-model';
import * as styles from './payment.module.css';

type ViewProps = { readonly view: BankAccountChangeViewModel };

/** Shows the requests for other bank accounts that wait, and lets the client ask for one [R14]. */
export const BankAccountChangePart = observer(function BankAccountChangePart() {
  const { t, language } = useTexts();
  const view = useViewModel(BankAccountChangeViewModel);
  const outcomeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    view.load();
  }, [view, language]);
  const { outcome } = view;
  useEffect(() => {
    // The form that was sent, or the button that was pressed, is gone.
    if (outcome) outcomeRef.current?.focus();
  }, [outcome]);
  return (
    <div className={styles.bankAccountChange} data-testid="bank-account-change">
      <Note>{t('bank-accounts:why', { days: bankAccountWaitingDays })}</Note>
      <div ref={outcomeRef} tabIndex={-1}>
        <Outcome view={view} />
      </div>
      <Async resource={view.own}>
        {({ changes }) => (
          <>
            {changes.length > 0 ? (
              <ul className={styles.bankAccounts} aria-label={t('bank-accounts:waiting')}>
                {changes.map((change) => (
                  <Waiting key={change.id} view={view} change={change} />
                ))}
              </ul>
            ) : null}
            {view.isOpen ? (
              <BankAccountForm view={view} />
            ) : (
              <ActionRow>
                <Button theme="outlined" onClick={view.open}>
                  {t('bank-accounts:ask')}
                </Button>
              </ActionRow>
            )}
          </>
        )}
      </Async>
    </div>
  );
});

type WaitingProps = ViewProps & { readonly change: BankAccountRequest };

/** A request that waits: which account, for what place, since when it may be used. */
const Waiting = observer(function Waiting({ view, change }: WaitingProps) {
  const { t, language } = useTexts();
  const { bank, branch, masked, replaces, effectiveAt, isAccepted } = change;
  const at = formatDate(effectiveAt, language, 'date-time');
  return (
    <li className={styles.bankAccount} data-testid="bank-account-waiting">
      <p>
        <b>
          <bdi>{[bank, branch, masked].filter(Boolean).join(' ')}</bdi>
        </b>
      </p>
      <p>
        {replaces === undefined ? t('bank-accounts:takes-none') : t('bank-accounts:takes-place', { masked: replaces })}
      </p>
      <Note>{t(isAccepted ? 'bank-accounts:waits-for-time' : 'bank-accounts:waits-for-check', { at })}</Note>
      <ActionRow>
        <Button
          theme="outlined"
          size="small"
          aria-busy={view.isBusy}
          aria-label={t('bank-accounts:cancel-of', { account: `${bank} ${masked}` })}
          onClick={() => void view.cancel(change)}
        >
          {t('bank-accounts:cancel')}
        </Button>
      </ActionRow>
    </li>
  );
});

const Outcome = observer(function Outcome({ view: { outcome } }: ViewProps) {
  const { t, language } = useTexts();
  if (outcome === undefined) return null;
  if (outcome.kind === 'failed') return <FailureNotice failure={outcome.failure} language={language} />;
  if (outcome.kind === 'session-over') return <UnconfirmedChange />;
  if (outcome.kind === 'unknown') return <Notice tone="warning">{t('bank-accounts:unknown')}</Notice>;
  const tone = outcome.kind === 'gone' ? 'warning' : 'info';
  return <Notice tone={tone}>{t(`bank-accounts:is-${outcome.kind}`, { account: outcome.account })}</Notice>;
});

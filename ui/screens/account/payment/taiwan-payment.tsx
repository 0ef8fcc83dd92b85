import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { debitAuthorityState } from '../../../../domain/banking/debit-authority-state';
import { listedAccountState } from '../../../../domain/banking/listed-account-state';
import { useViewModel } from '../../../app/injection';
import { Async } from '../../../app/loading/async';
import { ChangedAccounts } from '../../../components/notices/changed-accounts';
import { Fact } from '../../../components/figures/fact';
import { Notice } from '../../../components/notices/notice';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { BankAccountRow } from './bank-account-row';
import { DebitFacts } from './debit-facts';
import { PaymentSection } from './payment-section';
import { SameDayPart } from './same-day-part';
import { TaiwanPaymentViewModel } from './taiwan-payment-view-model';
import * as styles from './payment.module.css';

type ViewProps = { readonly view: TaiwanPaymentViewModel };

/** Shows the debited and credited accounts of a client in Taiwan, and the same-day debit [API-60..63]. */
export const TaiwanPayment = observer(function TaiwanPayment() {
  const { language } = useTexts();
  const view = useViewModel(TaiwanPaymentViewModel);
  useEffect(() => {
    view.load();
  }, [view, language]);
  return (
    <>
      <RecentChange view={view} />
      <Debited view={view} />
      <Credited view={view} />
      <SameDayPart resource={view.sameDay} />
    </>
  );
});

/** Says that either account may be used, while a change is recent [MSG-27, BANK-09]. */
const RecentChange = observer(function RecentChange({ view: { listed, changed } }: ViewProps) {
  const { t } = useTexts();
  if (listed.phase.kind === 'failed')
    return (
      <RetryPanel
        text={t('payment:changes-failed')}
        action={t('common:panel.retry')}
        onRetry={() => void listed.load()}
      />
    );
  if (changed.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>
        <b>{t('bank-change:title')}</b>
      </p>
      <p>{t('bank-change:text')}</p>
      <ChangedAccounts accounts={changed} />
    </Notice>
  );
});

/** The accounts that orders are paid from, with their limits and their online direct debit [API-62, BANK-08]. */
const Debited = observer(function Debited({ view }: ViewProps) {
  const { t } = useTexts();
  return (
    <PaymentSection heading={t('payment:debited')} lead={t('payment:debited-lead')}>
      <Async resource={view.debits}>
        {(accounts) =>
          accounts.length === 0 ? (
            <p>{t('payment:debited-empty')}</p>
          ) : (
            <ul className={styles.bankAccounts}>
              {accounts.map((account, at) => {
                const state = debitAuthorityState(account, view.day);
                const online = view.onlineDebitOf(account);
                return (
                  <BankAccountRow
                    key={`${String(at)} ${account.bankAccountNo}`}
                    account={{ ...account, currency: account.accountCurrency }}
                    isUsed={state === 'in-force'}
                    state={t(`payment:${state}`)}
                  >
                    {online ? <Fact label={t('payment:online')}>{t(`payment:online-${online}`)}</Fact> : null}
                    <DebitFacts account={account} />
                  </BankAccountRow>
                );
              })}
            </ul>
          )
        }
      </Async>
    </PaymentSection>
  );
});

/** The accounts that money from redemptions and dividends is paid to [API-61, BANK-08]. */
const Credited = observer(function Credited({ view }: ViewProps) {
  const { t } = useTexts();
  return (
    <PaymentSection heading={t('payment:credited')} lead={t('payment:credited-lead')}>
      <Async resource={view.credits}>
        {(accounts) =>
          accounts.length === 0 ? (
            <p>{t('payment:credited-empty')}</p>
          ) : (
            <ul className={styles.bankAccounts}>
              {accounts.map((account, at) => {
                const state = listedAccountState(account);
                return (
                  <BankAccountRow
                    key={`${String(at)} ${account.bankAccountNo ?? ''}`}
                    account={account}
                    isUsed={state === 'in-use'}
                    state={state && t(`payment:state-${state}`)}
                  />
                );
              })}
            </ul>
          )
        }
      </Async>
    </PaymentSection>
  );
});

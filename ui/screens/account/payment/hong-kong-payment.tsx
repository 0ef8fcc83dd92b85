import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isAnyCurrency } from '../../../../domain/banking/any-currency';
import { debitAuthorityState } from '../../../../domain/banking/debit-authority-state';
import type { BankAccount } from '../../../../domain/banking/bank-account';
import { useViewModel } from '../../../app/injection';
import { Async } from '../../../app/loading/async';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import { BankAccountRow } from './bank-account-row';
import { DebitFacts } from './debit-facts';
import { HongKongPaymentViewModel } from './hong-kong-payment-view-model';
import { PaymentSection } from './payment-section';
import { SameDayPart } from './same-day-part';
import * as styles from './payment.module.css';

type ViewProps = { readonly view: HongKongPaymentViewModel };

/** Shows the credited and the debited accounts of a client in Hong Kong, and the same-day debit [BANK-10]. */
export const HongKongPayment = observer(function HongKongPayment() {
  const { language } = useTexts();
  const view = useViewModel(HongKongPaymentViewModel);
  useEffect(() => {
    view.load();
  }, [view, language]);
  return (
    <>
      <PaidTo view={view} />
      <Autopay view={view} />
      <SameDayPart resource={view.sameDay} />
    </>
  );
});

/** The standing payment instruction: the account that is used, why it is that one, and the others [BANK-05, VCA-33]. */
const PaidTo = observer(function PaidTo({ view }: ViewProps) {
  const { t } = useTexts();
  const { paid } = view;
  const isAny = isAnyCurrency(paid?.accountCurrency);
  return (
    <PaymentSection heading={t('payment:standing')} lead={t('payment:standing-lead')}>
      <Async resource={view.instructions}>
        {(accounts) => (
          <>
            {accounts.length === 0 ? <p>{t('payment:standing-empty')}</p> : null}
            {accounts.length > 0 && !paid ? <Notice tone="warning">{t('payment:standing-none')}</Notice> : null}
            {paid ? <p>{t(isAny ? 'payment:standing-any' : 'payment:standing-hkd')}</p> : null}
            <Accounts used={paid} others={view.notPaid} day={view.day} />
          </>
        )}
      </Async>
    </PaymentSection>
  );
});

/** The direct debit that is used and those that are not [BANK-06]. */
const Autopay = observer(function Autopay({ view }: ViewProps) {
  const { t } = useTexts();
  return (
    <PaymentSection heading={t('payment:autopay')} lead={t('payment:autopay-lead')}>
      <Async resource={view.debits}>
        {(accounts) => (
          <>
            {accounts.length === 0 ? <p>{t('payment:autopay-empty')}</p> : null}
            {accounts.length > 0 && !view.debited ? <Notice tone="warning">{t('payment:autopay-none')}</Notice> : null}
            <Accounts used={view.debited} others={view.notDebited} day={view.day} />
          </>
        )}
      </Async>
    </PaymentSection>
  );
});

type AccountsProps = {
  readonly used: BankAccount | undefined;
  readonly others: readonly BankAccount[];
  readonly day: string;
};

/** The account that is used, and folded away those that are not. */
function Accounts({ used, others, day }: AccountsProps) {
  const { t } = useTexts();
  return (
    <>
      {used ? <AccountList accounts={[used]} isUsed day={day} /> : null}
      {used && others.length > 0 ? (
        <details className={styles.bankAccountsMore}>
          <summary>{t('payment:others', { number: others.length })}</summary>
          <AccountList accounts={others} isUsed={false} day={day} />
        </details>
      ) : null}
      {!used && others.length > 0 ? <AccountList accounts={others} isUsed={false} day={day} /> : null}
    </>
  );
}

type ListProps = { readonly accounts: readonly BankAccount[]; readonly isUsed: boolean; readonly day: string };

function AccountList({ accounts, isUsed, day }: ListProps) {
  const { t } = useTexts();
  return (
    <ul className={styles.bankAccounts}>
      {accounts.map((account, at) => (
        // One account may be named twice, once for each of its authorities.
        <BankAccountRow
          key={`${String(at)} ${account.bankAccountNo}`}
          account={{ ...account, currency: account.accountCurrency }}
          isUsed={isUsed}
          state={t(stateOf(account, isUsed, day))}
        >
          <DebitFacts account={account} />
        </BankAccountRow>
      ))}
    </ul>
  );
}

/** Returns the message for an account's use; for an unused one, whether its authority has ended. */
function stateOf(account: BankAccount, isUsed: boolean, day: string) {
  if (isUsed) return 'payment:used';
  return debitAuthorityState(account, day) === 'ended' ? 'payment:ended' : 'payment:not-used';
}

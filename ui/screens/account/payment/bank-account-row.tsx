import type { ReactNode } from 'react';
import { Fact } from '../../../components/figures/fact';
import { useTexts } from '../../../i18n/use-texts';
import { AccountNumber } from './account-number';
import { currencyText } from './currency-text';
import { Facts } from '../../../components/figures/facts';
import * as accountScreenStyles from '../account-screen.module.css';
import * as styles from './payment.module.css';

type RowProps = {
  readonly account: {
    readonly bankAccountNo?: string | undefined;
    readonly bankName?: string | undefined;
    readonly bankAccountName?: string | undefined;
    readonly currency?: string | undefined;
  };
  /** The use of the account in a word. */
  readonly state?: string | undefined;
  readonly isUsed: boolean;
  /** Facts beside the holder and the currency. */
  readonly children?: ReactNode;
};

/** One bank account: whose it is, its number masked, and what may be done with it [ENT-44, BANK-08]. */
export function BankAccountRow({ account, state, isUsed, children }: RowProps) {
  const { t } = useTexts();
  const { bankAccountNo, bankName = t('payment:bank-unknown'), bankAccountName, currency } = account;
  const currencyName = currencyText(t, currency);
  return (
    <li className={isUsed ? `${styles.bankAccount} ${styles.bankAccountUsed}` : styles.bankAccount}>
      <div>
        <h4>
          <bdi>{bankName}</bdi>
          {state ? (
            <span className={styles.bankAccountState} data-testid="bank-account-state">
              {state}
            </span>
          ) : null}
        </h4>
        {bankAccountNo ? <AccountNumber number={bankAccountNo} bank={bankName} /> : null}
      </div>
      <Facts className={`${accountScreenStyles.accountFacts} ${styles.bankAccountFacts}`} data-testid="account-facts">
        {currencyName ? <Fact label={t('payment:currency')}>{currencyName}</Fact> : null}
        {bankAccountName ? <Fact label={t('payment:holder')}>{bankAccountName}</Fact> : null}
        {children}
      </Facts>
    </li>
  );
}

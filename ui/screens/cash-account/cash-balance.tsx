import { observer } from 'mobx-react-lite';
import { topUpPath, withdrawalPath } from '../../../config/named-paths';
import type { CashAccount } from '../../../domain/cash-account/cash-account';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import type { Decimal } from '../../../domain/money/decimal';
import { Fact } from '../../components/figures/fact';
import { Facts } from '../../components/figures/facts';
import { Money } from '../../components/figures/money';
import { ButtonLink } from '../../components/button-link';
import { useTexts } from '../../i18n/use-texts';
import { Note } from '../../components/notices/note';
import * as styles from './cash-account.module.css';

type CashBalanceProps = {
  readonly accounts: readonly CashAccount[];
  /** The instant of the answer. */
  readonly at: string;
};

/** Shows the available balance and the book balance, with their date [VCA-06, ENT-27]. */
export const CashBalance = observer(function CashBalance({ accounts, at }: CashBalanceProps) {
  const { t, language } = useTexts();
  return (
    <section className={styles.cashBalance} data-testid="cash-balance" aria-label={t('cash-account:balance')}>
      {accounts.map((account) => {
        const moved = formatDate(account.balanceLastUpdateTime, language, 'date-time');
        return (
          <Facts key={account.vcaSid}>
            <div className={styles.cashAvailable}>
              <dt>{t('summaries:cash.available')}</dt>
              <dd>
                <Balance account={account} amount={account.availableBalance} />
              </dd>
            </div>
            <Fact label={t('summaries:cash.ledger')}>
              <Balance account={account} amount={account.ledgerBalance} />
            </Fact>
            {moved ? <Fact label={t('summaries:cash.moved-at')}>{moved}</Fact> : null}
            <Fact label={t('cash-account:as-of')}>{formatDate(at, language, 'date-time')}</Fact>
          </Facts>
        );
      })}
      <Note className={styles.cashNote}>{t('cash-account:difference')}</Note>
      <p className={styles.cashActions}>
        <ButtonLink className={styles.cashWay} to={topUpPath}>
          {t('cash-account:top-up-link')}
        </ButtonLink>
        <ButtonLink className={styles.cashWay} to={withdrawalPath} theme="outlined">
          {t('cash-account:withdraw-link')}
        </ButtonLink>
      </p>
    </section>
  );
});

function Balance({ account, amount }: { readonly account: CashAccount; readonly amount: Decimal | undefined }) {
  if (!amount) return '–';
  return <Money of={account.accountCurrency}>{formatNumber(amount, { precision: account.balancePrecision })}</Money>;
}

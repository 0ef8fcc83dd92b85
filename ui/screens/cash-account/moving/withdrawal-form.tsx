import { observer } from 'mobx-react-lite';
import { cashAccountCurrency } from '../../../../domain/cash-account/cash-account';
import { minimumWithdrawal } from '../../../../domain/cash-account/instructions/check-withdrawal';
import { compare } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { Button } from '../../../components/button';
import { moneyText } from '../../../components/figures/money-text';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import { AmountField } from './amount-field';
import { BankName } from '../bank-name';
import type { ReadyMeans } from './cash-move';
import type { CashMoveViewModel } from './cash-move-view-model';
import { InstructionTimes } from './instruction-times';
import * as pageStyles from '../../../components/page/page.module.css';
import * as styles from '../cash-account.module.css';

type WithdrawalFormProps = { readonly view: CashMoveViewModel; readonly means: ReadyMeans };

/** The notes before a withdrawal, and its amount or all there is at once [VCA-25..27, VCA-29, VCA-33, OPEN-67]. */
export const WithdrawalForm = observer(function WithdrawalForm({ view, means }: WithdrawalFormProps) {
  const { t } = useTexts();
  const { bank, available } = means;
  const hasLittle = available !== undefined && compare(available, minimumWithdrawal) < 0;
  return (
    <form
      className={`${styles.cashForm} ${pageStyles.pageBeside}`}
      data-testid="cash-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        view.review();
      }}
    >
      <div>
        {available ? (
          <dl className={styles.cashThere} data-testid="cash-there">
            <dt>{t('summaries:cash.available')}</dt>
            <dd>
              <Amount>{moneyText(cashAccountCurrency, available)}</Amount>
            </dd>
          </dl>
        ) : null}
        <ul className={styles.cashRules} data-testid="cash-rules">
          <li>
            {t('cash-account:withdrawal-to')}
            <SentenceGap />
            <BankName account={bank} />
          </li>
          <li>
            {t('cash-account:withdrawal-hours')}
            {view.isOpen() ? ` ${t('cash-account:withdrawal-open')}` : ''}
          </li>
          <li>{t('cash-account:withdrawal-takes')}</li>
          <li>
            {t(hasLittle ? 'cash-account:withdrawal-all' : 'cash-account:withdrawal-minimum', {
              amount: moneyText(cashAccountCurrency, minimumWithdrawal),
            })}
          </li>
        </ul>
        <InstructionTimes type="withdrawal" timing={view.timing()} />
      </div>
      <div>
        <AmountField view={view} />
        <div className={styles.cashActions}>
          <Button type="submit" size="large">
            {t('cash-account:review')}
          </Button>
          <Button theme="outlined" size="large" onClick={view.takeAll}>
            {t('cash-account:withdraw-all')}
          </Button>
        </div>
      </div>
    </form>
  );
});

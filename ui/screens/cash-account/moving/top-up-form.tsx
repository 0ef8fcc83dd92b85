import { observer } from 'mobx-react-lite';
import type { BankAccount } from '../../../../domain/banking/bank-account';
import { cashAccountCurrency } from '../../../../domain/cash-account/cash-account';
import { minimumTopUp } from '../../../../domain/cash-account/instructions/check-top-up';
import { Button } from '../../../components/button';
import { moneyText } from '../../../components/figures/money-text';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import { AmountField } from './amount-field';
import { BankName } from '../bank-name';
import { InstructionTimes } from './instruction-times';
import type { CashMoveViewModel } from './cash-move-view-model';
import * as pageStyles from '../../../components/page/page.module.css';
import * as styles from '../cash-account.module.css';

type TopUpFormProps = { readonly view: CashMoveViewModel; readonly source: BankAccount };

/** The notes before a top-up, and its amount [VCA-24, VCA-31, OPEN-67]. */
export const TopUpForm = observer(function TopUpForm({ view, source }: TopUpFormProps) {
  const { t } = useTexts();
  const minimum = moneyText(cashAccountCurrency, minimumTopUp);
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
        <ul className={styles.cashRules} data-testid="cash-rules">
          <li>
            {t('cash-account:top-up-from')}
            <SentenceGap />
            <BankName account={source} />
          </li>
          <li>{t('cash-account:top-up-hours')}</li>
          <li>{t('cash-account:top-up-minimum', { amount: minimum })}</li>
        </ul>
        <InstructionTimes type="topup" timing={view.timing()} />
      </div>
      <div>
        <AmountField view={view} />
        <Button type="submit" size="large">
          {t('cash-account:review')}
        </Button>
      </div>
    </form>
  );
});

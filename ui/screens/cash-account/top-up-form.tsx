import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BankAccount } from '../../../domain/banking/bank-account';
import { cashAccountCurrency } from '../../../domain/cash-account/cash-account';
import { minimumTopUp } from '../../../domain/cash-account/check-top-up';
import { Button } from '../../components/button';
import { moneyText } from '../../components/money-text';
import { TextField } from '../../components/text-field';
import { BankName } from './bank-name';
import { InstructionTimes } from './instruction-times';
import type { TopUpViewModel } from './top-up-view-model';

type TopUpFormProps = { readonly view: TopUpViewModel; readonly source: BankAccount };

/** What there is to know before an amount is typed, and the amount [VCA-24, VCA-31, OPEN-67]. */
export const TopUpForm = observer(function TopUpForm({ view, source }: TopUpFormProps) {
  const { t } = useTranslation();
  const problem = view.step.kind === 'entering' ? view.step.problem : undefined;
  const minimum = moneyText(cashAccountCurrency, minimumTopUp);
  return (
    <form
      className="cash-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        view.review();
      }}
    >
      <ul className="cash-rules">
        <li>
          {t('cash-account.top-up-from')} <BankName account={source} />
        </li>
        <li>{t('cash-account.top-up-hours')}</li>
        <li>{t('cash-account.top-up-minimum', { amount: minimum })}</li>
      </ul>
      <InstructionTimes timing={view.timing()} />
      <TextField
        label={t('cash-account.amount')}
        hint={t('cash-account.amount-hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        value={view.typed}
        error={problem && t(`cash-account.refusal-${problem}`)}
        onChange={(event) => {
          view.type(event.target.value);
        }}
      />
      <Button type="submit" size="large">
        {t('cash-account.review')}
      </Button>
    </form>
  );
});

import { observer } from 'mobx-react-lite';
import { BankAccounts } from '../../../../application/ports/account/bank-accounts';
import { SameDayDebits } from '../../../../application/ports/account/same-day-debits';
import { Clock } from '../../../../application/ports/clock';
import { Users } from '../../../../application/ports/client/users';
import { useMade } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { CashMovePage } from './cash-move-page';
import { makeCashMoveViewModel } from './make-cash-move-view-model';
import { NoTopUp } from './no-top-up';
import { topUp } from './top-up';
import { TopUpForm } from './top-up-form';

/** Tops the Cash Account up by direct debit [ROUTE-15, VCA-04, VCA-31, VCA-32]. */
export const TopUpScreen = observer(function TopUpScreen() {
  const { t } = useTexts();
  const view = useMade((get, { region }) => {
    const move = topUp({ users: get(Users), banks: get(BankAccounts), sameDay: get(SameDayDebits), clock: get(Clock) });
    return makeCashMoveViewModel(get, region, move);
  });
  return (
    <CashMovePage
      view={view}
      heading={t('cash-account.top-up')}
      form={({ bank }) => <TopUpForm view={view} source={bank} />}
      impossible={(means) => (means.kind === 'no-bank' ? <NoTopUp why={means.why} /> : null)}
    />
  );
});

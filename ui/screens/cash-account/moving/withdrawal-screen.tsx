import { observer } from 'mobx-react-lite';
import { useViewModelFor } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { CashMovePage } from './cash-move-page';
import { CashMoveViewModelFactory } from './cash-move-view-model';
import { NoWithdrawal } from './no-withdrawal';
import { WithdrawalForm } from './withdrawal-form';

/** Pays money of the Cash Account to the account of the client's standing instruction [ROUTE-16, VCA-05, VCA-33]. */
export const WithdrawalScreen = observer(function WithdrawalScreen() {
  const { t } = useTexts();
  const view = useViewModelFor(CashMoveViewModelFactory, 'withdrawal');
  return (
    <CashMovePage
      view={view}
      heading={t('cash-account:withdraw')}
      form={(means) => <WithdrawalForm view={view} means={means} />}
      impossible={({ kind }) => <NoWithdrawal why={kind} />}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { StandingInstructions } from '../../../../application/ports/account/standing-instructions';
import { Users } from '../../../../application/ports/client/users';
import { CashAccounts } from '../../../../application/ports/home/cash-accounts';
import { useMade } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { CashMovePage } from './cash-move-page';
import { makeCashMoveViewModel } from './make-cash-move-view-model';
import { NoWithdrawal } from './no-withdrawal';
import { withdrawal } from './withdrawal';
import { WithdrawalForm } from './withdrawal-form';

/** Pays money of the Cash Account to the account of the client's standing instruction [ROUTE-16, VCA-05, VCA-33]. */
export const WithdrawalScreen = observer(function WithdrawalScreen() {
  const { t } = useTexts();
  const view = useMade((get, { region }) => {
    const move = withdrawal({
      users: get(Users),
      accounts: get(CashAccounts),
      instructions: get(StandingInstructions),
    });
    return makeCashMoveViewModel(get, region, move);
  });
  return (
    <CashMovePage
      view={view}
      heading={t('cash-account.withdraw')}
      form={(means) => <WithdrawalForm view={view} means={means} />}
      impossible={({ kind }) => <NoWithdrawal why={kind} />}
    />
  );
});

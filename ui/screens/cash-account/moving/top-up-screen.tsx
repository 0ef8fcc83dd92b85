import { observer } from 'mobx-react-lite';
import { useViewModelFor } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { CashMovePage } from './cash-move-page';
import { CashMoveViewModelFactory } from './cash-move-view-model';
import { NoTopUp } from './no-top-up';
import { TopUpForm } from './top-up-form';

/** Tops the Cash Account up by direct debit [ROUTE-15, VCA-04, VCA-31, VCA-32]. */
export const TopUpScreen = observer(function TopUpScreen() {
  const { t } = useTexts();
  const view = useViewModelFor(CashMoveViewModelFactory, 'topup');
  return (
    <CashMovePage
      view={view}
      heading={t('cash-account:top-up')}
      form={({ bank }) => <TopUpForm view={view} source={bank} />}
      impossible={(means) => (means.kind === 'no-bank' ? <NoTopUp why={means.why} /> : null)}
    />
  );
});

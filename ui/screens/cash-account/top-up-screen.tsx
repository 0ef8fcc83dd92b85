import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { InstructCash } from '../../../application/cash-account/instruct-cash';
import { BankAccounts } from '../../../application/ports/account/bank-accounts';
import { SameDayDebits } from '../../../application/ports/account/same-day-debits';
import { CashInstructions } from '../../../application/ports/cash/cash-instructions';
import { Users } from '../../../application/ports/client/users';
import { Clock } from '../../../application/ports/clock';
import { CashAccounts } from '../../../application/ports/home/cash-accounts';
import { SubmitOnce } from '../../../application/submissions/submit-once';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { cashAccountPath } from '../../../config/named-paths';
import { useInstance, useViewModel } from '../../app/injection';
import { PanelPart } from '../../app/panel-part';
import { Link } from '../../components/link';
import { LanguageStore } from '../../stores/language-store';
import { NoCashAccount } from './no-cash-account';
import { NoTopUp } from './no-top-up';
import { TopUpConfirmation } from './top-up-confirmation';
import { TopUpForm } from './top-up-form';
import { TopUpReceipt } from './top-up-receipt';
import { TopUpViewModel } from './top-up-view-model';
import './cash-account.css';

/** Tops the Cash Account up by direct debit [ROUTE-15, VCA-04, VCA-31, VCA-32]. */
export const TopUpScreen = observer(function TopUpScreen() {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const view = useViewModel((get, { region }) => {
    const [users, clock] = [get(Users), get(Clock)];
    const instruct = new InstructCash({
      ...{ users, accounts: get(CashAccounts), instructions: get(CashInstructions), once: get(SubmitOnce) },
    });
    const sources = { users, banks: get(BankAccounts), sameDay: get(SameDayDebits), clock, instruct };
    return new TopUpViewModel(sources, marketCalendar(region));
  });
  useEffect(() => {
    void view.means.load();
  }, [view, language]);
  return (
    <div className="cash-page cash-move">
      <h1>{t('cash-account.top-up')}</h1>
      <PanelPart panel={view.means}>
        {(means) => {
          if (view.step.kind === 'received') return <TopUpReceipt row={view.step.row} />;
          switch (means.kind) {
            case 'none':
            case 'hint-to-enable':
            case 'not-opened':
              return <NoCashAccount access={means.kind} />;
            case 'from':
              return view.step.kind === 'entering' ? (
                <TopUpForm view={view} source={means.account} />
              ) : (
                <TopUpConfirmation view={view} source={means.account} accountNo={means.accountNo} />
              );
            default:
              return <NoTopUp why={means.kind} />;
          }
        }}
      </PanelPart>
      <p className="cash-back">
        <Link to={cashAccountPath}>{t('cash-account.back')}</Link>
      </p>
    </div>
  );
});

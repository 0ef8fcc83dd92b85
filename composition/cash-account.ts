import { ContainerModule } from 'inversify';
import { InstructCash } from '../application/cash-account/instruct-cash';
import { BankAccounts } from '../application/ports/banking/bank-accounts';
import { SameDayDebits } from '../application/ports/banking/same-day-debits';
import { StandingInstructions } from '../application/ports/banking/standing-instructions';
import { CashInstructions } from '../application/ports/cash-account/cash-instructions';
import { Users } from '../application/ports/clients/users';
import { Clock } from '../application/ports/clock';
import { CashAccounts } from '../application/ports/cash-account/cash-accounts';
import { ReAuthentication } from '../application/re-authentication/re-authentication';
import { SubmitOnce } from '../application/submissions/submit-once';
import { marketCalendar } from '../config/calendars/market-calendar';
import { regionFeatures } from '../config/region-features';
import { CashAccountScreen } from '../ui/screens/cash-account/cash-account-screen';
import { CashAccountViewModel } from '../ui/screens/cash-account/cash-account-view-model';
import { CashMoveViewModel, CashMoveViewModelFactory } from '../ui/screens/cash-account/moving/cash-move-view-model';
import { topUp } from '../ui/screens/cash-account/moving/top-up';
import { TopUpScreen } from '../ui/screens/cash-account/moving/top-up-screen';
import { withdrawal } from '../ui/screens/cash-account/moving/withdrawal';
import { WithdrawalScreen } from '../ui/screens/cash-account/moving/withdrawal-screen';
import { bankingPorts } from './ports/banking';
import { cashAccountPorts } from './ports/cash-account';
import { passkeyPorts } from './ports/passkeys';
import { reAuthenticationPorts } from './ports/re-authentication';
import { spreadsheetPorts } from './ports/spreadsheets';
import { submissionPorts } from './ports/submissions';
import { userPorts } from './ports/users';
import type { Bindings, Feature } from './feature';

const viewModels: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.plansAndCash) return;
    bind(CashAccountViewModel).toResolvedValue(
      (users, accounts, instructions, clock) =>
        new CashAccountViewModel({ users, accounts, instructions, clock }, marketCalendar(region)),
      [Users, CashAccounts, CashInstructions, Clock],
    );
    bind(InstructCash).toResolvedValue(
      (users, accounts, instructions, once) => new InstructCash({ users, accounts, instructions, once }),
      [Users, CashAccounts, CashInstructions, SubmitOnce],
    );
    bind(CashMoveViewModelFactory).toResolvedValue(
      (users, accounts, banks, sameDay, instructions, instruct, stepUp, clock) => {
        const moves = {
          topup: topUp({ users, banks, sameDay, clock }),
          withdrawal: withdrawal({ users, accounts, instructions }),
        };
        return {
          create: (type) => new CashMoveViewModel(moves[type], { clock, instruct, stepUp }, marketCalendar(region)),
        };
      },
      [Users, CashAccounts, BankAccounts, SameDayDebits, StandingInstructions, InstructCash, ReAuthentication, Clock],
    );
  });

/** The Cash Account, and the two ways of its money. */
export const feature = {
  components: { CashAccountScreen, TopUpScreen, WithdrawalScreen },
  bindings: [
    bankingPorts,
    cashAccountPorts,
    passkeyPorts,
    reAuthenticationPorts,
    spreadsheetPorts,
    submissionPorts,
    userPorts,
    viewModels,
  ],
} satisfies Feature;

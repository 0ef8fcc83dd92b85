import { CashAccountScreen } from '../ui/screens/cash-account/cash-account-screen';
import { TopUpScreen } from '../ui/screens/cash-account/moving/top-up-screen';
import { WithdrawalScreen } from '../ui/screens/cash-account/moving/withdrawal-screen';
import { bankingPorts } from './ports/banking';
import { cashAccountPorts } from './ports/cash-account';
import { passkeyPorts } from './ports/passkeys';
import { reAuthenticationPorts } from './ports/re-authentication';
import { spreadsheetPorts } from './ports/spreadsheets';
import { submissionPorts } from './ports/submissions';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

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
  ],
} satisfies Feature;

import { InstructCash } from '../../../../application/cash-account/instruct-cash';
import { CashInstructions } from '../../../../application/ports/cash/cash-instructions';
import { Users } from '../../../../application/ports/client/users';
import { Clock } from '../../../../application/ports/clock';
import { CashAccounts } from '../../../../application/ports/home/cash-accounts';
import { SubmitOnce } from '../../../../application/submissions/submit-once';
import { marketCalendar } from '../../../../config/calendars/market-calendar';
import type { Region } from '../../../../domain/region';
import type { Get } from '../../../app/injection';
import { reAuthenticationOf } from '../../../re-authentication/re-authentication-of';
import type { CashMove } from './cash-move';
import { CashMoveViewModel } from './cash-move-view-model';

/** The view model of a page that moves money of the Cash Account. */
export function makeCashMoveViewModel(get: Get, region: Region, move: CashMove): CashMoveViewModel {
  const instruct = new InstructCash({
    users: get(Users),
    accounts: get(CashAccounts),
    instructions: get(CashInstructions),
    once: get(SubmitOnce),
  });
  const sources = { clock: get(Clock), instruct, proofs: reAuthenticationOf(get) };
  return new CashMoveViewModel(move, sources, marketCalendar(region));
}

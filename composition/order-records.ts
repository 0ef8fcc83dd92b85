import { OrderRecordsScreen } from '../ui/screens/order-records/order-records-screen';
import { dividendPorts } from './ports/dividends';
import { openServicePorts } from './ports/open-services';
import { orderRecordPorts } from './ports/order-records';
import { passkeyPorts } from './ports/passkeys';
import { planPorts } from './ports/plans';
import { reAuthenticationPorts } from './ports/re-authentication';
import { spreadsheetPorts } from './ports/spreadsheets';
import { statementPorts } from './ports/statements';
import { submissionPorts } from './ports/submissions';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** What the client has ordered, and the papers about it. */
export const feature = {
  components: { OrderRecordsScreen },
  bindings: [
    dividendPorts,
    openServicePorts,
    orderRecordPorts,
    passkeyPorts,
    planPorts,
    reAuthenticationPorts,
    spreadsheetPorts,
    statementPorts,
    submissionPorts,
    userPorts,
  ],
} satisfies Feature;

import { ToolbarChoices } from '../ui/screens/portfolio/controls/toolbar-choices';
import { EmptyPortfolio } from '../ui/screens/portfolio/empty-portfolio';
import { FigureExplanation } from '../ui/screens/portfolio/explanation/figure-explanation';
import { FundPreviewDialog } from '../ui/screens/portfolio/funds/fund-preview-dialog';
import { FundsOnHome } from '../ui/screens/portfolio/funds/funds-on-home';
import { Notices } from '../ui/screens/portfolio/notices/notices';
import { WarningMessages } from '../ui/screens/portfolio/notices/warning-messages';
import { ClientSummary } from '../ui/screens/portfolio/summaries/client-summary';
import { RegionalSummaries } from '../ui/screens/portfolio/totals/regional-summaries';
import { Tour } from '../ui/screens/portfolio/tour/tour';
import { TourOffer } from '../ui/screens/portfolio/tour/tour-offer';
import { bankingPorts } from './ports/banking';
import { cashAccountPorts } from './ports/cash-account';
import { fundPorts } from './ports/funds';
import { holdingsPorts } from './ports/holdings';
import { noticePorts } from './ports/notices';
import { planPorts } from './ports/plans';
import { spreadsheetPorts } from './ports/spreadsheets';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { topFundsPorts } from './ports/top-funds';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** What stands around the holdings, and what a click on one opens. */
export const feature = {
  components: {
    ToolbarChoices,
    EmptyPortfolio,
    FigureExplanation,
    FundPreviewDialog,
    FundsOnHome,
    Notices,
    WarningMessages,
    ClientSummary,
    RegionalSummaries,
    Tour,
    TourOffer,
  },
  bindings: [
    bankingPorts,
    cashAccountPorts,
    fundPorts,
    holdingsPorts,
    noticePorts,
    planPorts,
    spreadsheetPorts,
    suitabilityPorts,
    tierPorts,
    topFundsPorts,
    userPorts,
  ],
} satisfies Feature;

import type { ChosenPart } from './allocation/chosen-part';
import type { ToolbarChoices } from './controls/toolbar-choices';
import type { EmptyPortfolio } from './empty-portfolio';
import type { FigureExplanation } from './explanation/figure-explanation';
import type { FundPreviewDialog } from './funds/fund-preview-dialog';
import type { FundsOnHome } from './funds/funds-on-home';
import type { PortfolioPast } from './history/portfolio-past';
import type { Notices } from './notices/notices';
import type { WarningMessages } from './notices/warning-messages';
import type { ClientSummary } from './summaries/client-summary';
import type { RegionalSummaries } from './totals/regional-summaries';
import type { Tour } from './tour/tour';
import type { TourOffer } from './tour/tour-offer';

/** Parts of the home that load after the holdings: the panels around them, and the dialogs that a click opens. */
export abstract class PortfolioParts {
  abstract readonly ChosenPart: typeof ChosenPart;
  abstract readonly ClientSummary: typeof ClientSummary;
  abstract readonly EmptyPortfolio: typeof EmptyPortfolio;
  abstract readonly FigureExplanation: typeof FigureExplanation;
  abstract readonly FundPreviewDialog: typeof FundPreviewDialog;
  abstract readonly FundsOnHome: typeof FundsOnHome;
  abstract readonly Notices: typeof Notices;
  abstract readonly PortfolioPast: typeof PortfolioPast;
  abstract readonly RegionalSummaries: typeof RegionalSummaries;
  abstract readonly ToolbarChoices: typeof ToolbarChoices;
  abstract readonly Tour: typeof Tour;
  abstract readonly TourOffer: typeof TourOffer;
  abstract readonly WarningMessages: typeof WarningMessages;
}

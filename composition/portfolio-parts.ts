import { ContainerModule } from 'inversify';
import { FundDirectory } from '../application/funds/fund-directory';
import { GetTradingClient } from '../application/funds/get-trading-client';
import { OfferFunds } from '../application/funds/offer-funds';
import { ExportHoldings } from '../application/portfolio/export-holdings';
import { BankAccounts } from '../application/ports/banking/bank-accounts';
import { Users } from '../application/ports/clients/users';
import { Clock } from '../application/ports/clock';
import { PortfolioHistory } from '../application/ports/holdings/portfolio-history';
import { HoldingsByAccount } from '../application/ports/holdings/holdings-by-account';
import { Spreadsheets } from '../application/ports/files/spreadsheets';
import { FundRecords } from '../application/ports/funds/fund-records';
import { FundPreviews } from '../application/ports/funds/fund-previews';
import { Funds } from '../application/ports/funds/funds';
import { ViewingSettings } from '../application/ports/holdings/viewing-settings';
import { CashAccounts } from '../application/ports/cash-account/cash-accounts';
import { ClientPoints } from '../application/ports/tiers/client-points';
import { ClientTiers } from '../application/ports/tiers/client-tiers';
import { PlanMigrations } from '../application/ports/plans/plan-migrations';
import { RegularPlans } from '../application/ports/plans/regular-plans';
import { SuitabilityRecords } from '../application/ports/suitability/suitability-records';
import { Locale } from '../application/ports/locale';
import { AccountOverviews } from '../application/ports/clients/account-overviews';
import { ClientNotices } from '../application/ports/notices/client-notices';
import { ClientOffers } from '../application/ports/notices/client-offers';
import { OrderMessages } from '../application/ports/notices/order-messages';
import { PageFlows } from '../application/ports/notices/page-flows';
import { SessionVault } from '../application/ports/session/session-vault';
import { TopFunds } from '../application/ports/funds/top-funds';
import { ReadPageFlow } from '../application/session/read-page-flow';
import { marketCalendar } from '../config/calendars/market-calendar';
import { regionFeatures } from '../config/region-features';
import { FundFigures, FundFiguresFactory } from '../ui/funds/figures/fund-figures';
import { FundPreviewViewModel } from '../ui/funds/preview/fund-preview-view-model';
import { ChosenPart } from '../ui/screens/portfolio/allocation/chosen-part';
import { ToolbarChoices } from '../ui/screens/portfolio/controls/toolbar-choices';
import {
  ViewingCurrencyViewModel,
  ViewingCurrencyViewModelFactory,
} from '../ui/screens/portfolio/controls/viewing-currency-view-model';
import { EmptyPortfolio } from '../ui/screens/portfolio/empty-portfolio';
import { FigureExplanation } from '../ui/screens/portfolio/explanation/figure-explanation';
import { ExportViewModel } from '../ui/screens/portfolio/export/export-view-model';
import { FindViewModel, FindViewModelFactory } from '../ui/screens/portfolio/find/find-view-model';
import { FundListsViewModel } from '../ui/screens/portfolio/funds/fund-lists-view-model';
import { FundPreviewDialog } from '../ui/screens/portfolio/funds/fund-preview-dialog';
import { FundPreviewFactory } from '../ui/screens/portfolio/funds/fund-preview-factory';
import { FundsOnHome } from '../ui/screens/portfolio/funds/funds-on-home';
import { PortfolioHistoryViewModel } from '../ui/screens/portfolio/history/portfolio-history-view-model';
import { ShownPast } from '../ui/screens/portfolio/history/shown-past';
import { PortfolioPast } from '../ui/screens/portfolio/history/portfolio-past';
import { BankChangeViewModel } from '../ui/screens/portfolio/notices/bank-change-view-model';
import { LongestWait } from '../ui/screens/portfolio/notices/longest-wait';
import { Notices } from '../ui/screens/portfolio/notices/notices';
import { NoticesViewModel } from '../ui/screens/portfolio/notices/notices-view-model';
import { WarningMessages } from '../ui/screens/portfolio/notices/warning-messages';
import { WarningMessagesViewModel } from '../ui/screens/portfolio/notices/warning-messages-view-model';
import { CashViewModel } from '../ui/screens/portfolio/summaries/cash-view-model';
import { ClientSummary } from '../ui/screens/portfolio/summaries/client-summary';
import { ClientSummaryViewModel } from '../ui/screens/portfolio/summaries/client-summary-view-model';
import { PlansSummaryViewModel } from '../ui/screens/portfolio/summaries/plans-summary-view-model';
import { RegionalSummaries } from '../ui/screens/portfolio/totals/regional-summaries';
import { Tour } from '../ui/screens/portfolio/tour/tour';
import { TourOffer } from '../ui/screens/portfolio/tour/tour-offer';
import { TourViewModel } from '../ui/screens/portfolio/tour/tour-view-model';
import { ClientStore } from '../ui/stores/client-store';
import { PreferencesStore } from '../ui/stores/preferences-store';
import { bankingPorts } from './ports/banking';
import { cashAccountPorts } from './ports/cash-account';
import { fundRecordPorts } from './ports/fund-records';
import { fundPorts } from './ports/funds';
import { holdingsPorts } from './ports/holdings';
import { maintenanceMessage } from './ports/maintenance-message';
import { noticePorts } from './ports/notices';
import { portfolioHistoryPorts } from './ports/portfolio-history';
import { planPorts } from './ports/plans';
import { spreadsheetPorts } from './ports/spreadsheets';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { topFundsPorts } from './ports/top-funds';
import { userPorts } from './ports/users';
import type { Bindings, Feature } from './feature';
import { allFundsBindings } from './shared/all-funds';
import { fundSearch } from './shared/fund-search';
import { riskProfile } from './shared/risk-profile';
import { tradingClient } from './shared/trading-client';

const controls: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    const { exportedHoldings: exported, viewingCurrency } = regionFeatures[region];
    if (viewingCurrency)
      bind(ViewingCurrencyViewModelFactory).toResolvedValue(
        (settings) => ({ create: (portfolio) => new ViewingCurrencyViewModel(settings, portfolio) }),
        [ViewingSettings],
      );
    else bind(ViewingCurrencyViewModelFactory).toResolvedValue(() => ({ create: () => undefined }));
    bind(FindViewModelFactory).toResolvedValue(
      (funds, locale) => ({ create: (view) => new FindViewModel(view, funds, locale) }),
      [Funds, Locale],
    );
    bind(ExportHoldings).toResolvedValue(
      (accounts, spreadsheets, clock) => new ExportHoldings({ accounts, spreadsheets, clock, exported }, region),
      [HoldingsByAccount, Spreadsheets, Clock],
    );
    bind(ExportViewModel).toResolvedValue(
      (holdings, spreadsheets) => new ExportViewModel(holdings, spreadsheets),
      [ExportHoldings, Spreadsheets],
    );
    bind(TourViewModel).toResolvedValue(
      (preferences) =>
        new TourViewModel({
          get taken() {
            return preferences.tour ?? 0;
          },
          remember: (taken) => {
            preferences.change({ tour: taken });
          },
        }),
      [PreferencesStore],
    );
  });

const funds: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(OfferFunds).toResolvedValue(
      (list, users, suitability) => new OfferFunds(list, users, suitability),
      [Funds, Users, SuitabilityRecords],
    );
    bind(FundListsViewModel).toResolvedValue(
      (list, bestSellers, offer) => new FundListsViewModel(list, bestSellers, offer, region),
      [Funds, TopFunds, OfferFunds],
    );
    bind(FundFiguresFactory).toResolvedValue(
      (records) => ({ create: (fund) => new FundFigures(records, fund, () => fund) }),
      [FundRecords],
    );
    bind(FundPreviewFactory).toResolvedValue(
      (previews, client, clock) => ({
        create: (fund, holdings) =>
          new FundPreviewViewModel(previews, client, { fund, region, clock, held: () => holdings }),
      }),
      [FundPreviews, GetTradingClient, Clock],
    );
  });

const notices: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(NoticesViewModel).toResolvedValue(
      (told, offers, orderMessages, locale, vault, clients) =>
        new NoticesViewModel({ notices: told, offers, orderMessages, locale, vault, clients }, region),
      [ClientNotices, ClientOffers, OrderMessages, Locale, SessionVault, ClientStore],
    );
    bind(BankChangeViewModel).toResolvedValue(
      (accounts, vault) => new BankChangeViewModel(accounts, vault),
      [BankAccounts, SessionVault],
    );
    bind(ReadPageFlow).toResolvedValue((flows, vault) => new ReadPageFlow(flows, vault), [PageFlows, SessionVault]);
    bind(WarningMessagesViewModel).toResolvedValue(
      (told, suitability, pageFlow, accounts, clients, vault) =>
        new WarningMessagesViewModel({ notices: told, suitability, pageFlow, accounts }, clients, vault, region),
      [ClientNotices, SuitabilityRecords, ReadPageFlow, AccountOverviews, ClientStore, SessionVault],
    );
    bind(LongestWait).toResolvedValue((clock) => new LongestWait(clock), [Clock]);
  });

const summaries: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(ClientSummaryViewModel).toResolvedValue(
      (tiers, points, clock) => new ClientSummaryViewModel(tiers, points, region, clock),
      [ClientTiers, ClientPoints, Clock],
    );
    bind(ShownPast).toConstantValue(new ShownPast());
    bind(PortfolioHistoryViewModel).toResolvedValue(
      (history, clients, directory, clock) => new PortfolioHistoryViewModel(history, clients, directory, clock),
      [PortfolioHistory, ClientStore, FundDirectory, Clock],
    );
    if (!regionFeatures[region].ports.plansAndCash) return;
    bind(PlansSummaryViewModel).toResolvedValue(
      (plans, migrations, clock) => new PlansSummaryViewModel(plans, migrations, clock),
      [RegularPlans, PlanMigrations, Clock],
    );
    bind(CashViewModel).toResolvedValue(
      (accounts, clock) => new CashViewModel(accounts, clock, marketCalendar(region)),
      [CashAccounts, Clock],
    );
  });

/** The home's panels around the holdings, and the dialogs that a click on a holding opens. */
export const feature = {
  components: {
    ChosenPart,
    ToolbarChoices,
    EmptyPortfolio,
    FigureExplanation,
    FundPreviewDialog,
    FundsOnHome,
    Notices,
    WarningMessages,
    ClientSummary,
    PortfolioPast,
    RegionalSummaries,
    Tour,
    TourOffer,
  },
  bindings: [
    bankingPorts,
    cashAccountPorts,
    fundPorts,
    fundRecordPorts,
    holdingsPorts,
    maintenanceMessage,
    noticePorts,
    planPorts,
    portfolioHistoryPorts,
    spreadsheetPorts,
    suitabilityPorts,
    tierPorts,
    topFundsPorts,
    userPorts,
    allFundsBindings,
    fundSearch,
    riskProfile,
    tradingClient,
    controls,
    funds,
    notices,
    summaries,
  ],
} satisfies Feature;

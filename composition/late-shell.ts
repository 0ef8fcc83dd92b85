import { ContainerModule } from 'inversify';
import { Clock } from '../application/ports/clock';
import { Connection } from '../application/ports/connection';
import { KeepAlive } from '../application/ports/session/keep-alive';
import { DividendFunds } from '../application/ports/dividends/dividend-funds';
import { OpenServices } from '../application/ports/orders/open-services';
import { ClientNotices } from '../application/ports/notices/client-notices';
import { SessionVault } from '../application/ports/session/session-vault';
import { TabChannel } from '../application/ports/session/tab-channel';
import type { ExternalPage } from '../config/external-pages';
import type { PortalConfiguration } from '../config/portal-configuration';
import { regionFeatures } from '../config/region-features';
import { DisplayChoices } from '../ui/app/header/display-choices';
import { FooterDisclaimer } from '../ui/app/footer/footer-disclaimer';
import { FooterDisclaimerViewModel } from '../ui/app/footer/footer-disclaimer-view-model';
import { FindFundButton } from '../ui/app/header/find-fund-button';
import { HelpButton } from '../ui/app/header/help-button';
import { DeferredShell } from '../ui/app/loading/deferred-shell';
import { MainMenu } from '../ui/app/menu/main-menu';
import { MainMenuViewModel } from '../ui/app/menu/main-menu-view-model';
import { PrintHeadViewModel } from '../ui/app/print-head-view-model';
import { PageEnd } from '../ui/app/page-end';
import { ClientStore } from '../ui/stores/client-store';
import { ConnectionStore } from '../ui/stores/connection-store';
import { IdleStore } from '../ui/stores/idle-store';
import { LanguageStore } from '../ui/stores/language-store';
import { keepAlivePorts } from './ports/keep-alive';
import { noticePorts } from './ports/notices';
import { openServicePorts } from './ports/open-services';
import { userPorts } from './ports/users';
import { maintenanceMessage } from './ports/maintenance-message';
import { serviceStopPorts } from './ports/service-stops';
import { serviceStopsBindings } from './shared/service-stops';
import type { Bindings, Feature } from './feature';

const viewModels: Bindings = ({ limits }) =>
  new ContainerModule(({ bind }) => {
    bind(FooterDisclaimerViewModel).toResolvedValue(
      (notices) => new FooterDisclaimerViewModel(notices),
      [ClientNotices],
    );
    bind(ConnectionStore)
      .toResolvedValue((connection, clock) => new ConnectionStore(connection, clock), [Connection, Clock])
      .inSingletonScope();
    bind(IdleStore).toResolvedValue(
      (clock, tabs, keepAlive) => new IdleStore(clock, tabs, keepAlive, limits),
      [Clock, TabChannel, KeepAlive],
    );
    bind(PrintHeadViewModel).toResolvedValue(
      (clients, clock) => new PrintHeadViewModel(clients, clock),
      [ClientStore, Clock],
    );
  });

const menu: Bindings = (configuration) =>
  new ContainerModule(({ bind }) => {
    if (regionFeatures[configuration.region].ports.servicesInMenu)
      bind(MainMenuViewModel).toResolvedValue(
        (languages, vault, clients, services, dividendFunds) =>
          new MainMenuViewModel({
            configuration,
            hasPage: configuredPages(configuration, languages),
            vault,
            clients,
            taiwan: { services, dividendFunds },
          }),
        [LanguageStore, SessionVault, ClientStore, OpenServices, DividendFunds],
      );
    else
      bind(MainMenuViewModel).toResolvedValue(
        (languages, vault, clients) =>
          new MainMenuViewModel({
            configuration,
            hasPage: configuredPages(configuration, languages),
            vault,
            clients,
          }),
        [LanguageStore, SessionVault, ClientStore],
      );
  });

/** Tells whether an address is configured for an outside page, in the client's language. */
const configuredPages =
  ({ externalPages }: PortalConfiguration, languages: Pick<LanguageStore, 'language'>) =>
  (page: ExternalPage): boolean =>
    Boolean(externalPages[page]?.[languages.language]);

/** Parts of the signed-in page's frame that can wait until the page is shown. */
export const feature = {
  components: { DisplayChoices, FooterDisclaimer, FindFundButton, HelpButton, DeferredShell, MainMenu, PageEnd },
  bindings: [
    keepAlivePorts,
    noticePorts,
    openServicePorts,
    maintenanceMessage,
    serviceStopPorts,
    serviceStopsBindings,
    userPorts,
    viewModels,
    menu,
  ],
} satisfies Feature;

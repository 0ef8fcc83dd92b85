import { Container, ContainerModule } from 'inversify';
import { browserModule } from './adapters/browser/browser.module';
import { graphqlModule } from './adapters/graphql/graphql.module';
import { axiosModule, httpModule } from './adapters/http/http.module';
import { restModule } from './adapters/rest/rest.module';
import { sessionStorageModule } from './adapters/session-storage/session-storage.module';
import { BrowserSession } from './application/ports/browser-session';
import { Clock } from './application/ports/clock';
import { Failures } from './application/ports/failures';
import { InFlight } from './application/ports/in-flight';
import { Locale } from './application/ports/locale';
import { Navigation } from './application/ports/navigation';
import { PageViews } from './application/ports/page-views';
import type { PortGroup } from './application/ports/port-group';
import { PreferencesVault } from './application/ports/preferences-vault';
import { SessionEnd } from './application/ports/session-end';
import { SessionVault } from './application/ports/session-vault';
import { Sessions } from './application/ports/sessions';
import { TabChannel } from './application/ports/tab-channel';
import { Users } from './application/ports/client/users';
import { LogIn } from './application/session/log-in';
import { LogOut } from './application/session/log-out';
import { NameSession } from './application/session/name-session';
import { OpenSession } from './application/session/open-session';
import { SessionEpoch } from './application/session/session-epoch';
import type { PortalConfiguration } from './config/portal-configuration';
import { chooseLanguage } from './domain/language';
import { MainContent } from './ui/app/main-content';
import { ModuleLoader } from './ui/app/loading/module-loader';
import { ScreenLoader } from './ui/app/routes/screen-loader';
import { screens } from './ui/app/routes/screens';
import { createTranslator } from './ui/i18n/i18n';
import { ClientStore } from './ui/stores/client-store';
import { FailureStore } from './ui/stores/failure-store';
import { InFlightStore } from './ui/stores/in-flight-store';
import { LanguageStore } from './ui/stores/language-store';
import { PreferencesStore } from './ui/stores/preferences-store';
import { SessionStore } from './ui/stores/session-store';

/** Wires the portal as its configuration says; `transport` takes the place of the mode's own, for tests. */
export async function buildContainer(
  configuration: PortalConfiguration,
  transport?: ContainerModule,
): Promise<Container> {
  const container = new Container();
  container.load(
    transport ?? (await transportModule(configuration)),
    httpModule(configuration),
    restModule(configuration),
    graphqlModule(configuration),
    sessionStorageModule(configuration),
    browserModule(configuration),
    storesModule(configuration),
    useCasesModule(configuration),
  );
  await bindLanguage(container, configuration);
  bindScreens(container, configuration);
  return container;
}

/** The mock and its recorded answers are loaded in mock mode alone. */
async function transportModule(configuration: PortalConfiguration): Promise<ContainerModule> {
  if (configuration.mode === 'live') return axiosModule(configuration);
  const { mockModule } = await import('./adapters/mock/mock.module');
  return mockModule(configuration);
}

/** The ports of a group are bound when what names it is first shown. */
function bindScreens(container: Container, configuration: PortalConfiguration): void {
  const modules = new ModuleLoader(async (group) => {
    container.load(...(await modulesOf(group, configuration)));
  });
  container.bind(ModuleLoader).toConstantValue(modules);
  container.bind(MainContent).toConstantValue(new MainContent(container.get(Clock)));
  container
    .bind(ScreenLoader)
    .toConstantValue(new ScreenLoader(screens.portfolio, container.get(LanguageStore), modules));
}

/** A wiring waits where it imports an adapter that few configurations choose. */
type Wiring = (configuration: PortalConfiguration) => ContainerModule | Promise<ContainerModule>;

/** The adapters of each group of ports, in folders of its name. */
const wirings = import.meta.glob<Wiring>('./adapters/*/*/wiring.ts', { import: 'wiring' });

async function modulesOf(group: PortGroup, configuration: PortalConfiguration): Promise<ContainerModule[]> {
  const loads = Object.entries(wirings).filter(([path]) => path.endsWith(`/${group}/wiring.ts`));
  return Promise.all(loads.map(async ([, load]) => (await load())(configuration)));
}

/** State that screens share; some of it is what the adapters' ports ask for. */
const storesModule = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(InFlightStore)
      .toResolvedValue((clock) => new InFlightStore(clock), [Clock])
      .inSingletonScope();
    bind(FailureStore)
      .toResolvedValue(() => new FailureStore())
      .inSingletonScope();
    bind(SessionStore)
      .toResolvedValue(
        (vault, navigation, tabs, browserSession, epoch) =>
          new SessionStore({ vault, navigation, tabs, browserSession, epoch }),
        [SessionVault, Navigation, TabChannel, BrowserSession, SessionEpoch],
      )
      .inSingletonScope();
    bind(PreferencesStore)
      .toResolvedValue((vault) => new PreferencesStore(region, vault), [PreferencesVault])
      .inSingletonScope();
    bind(ClientStore)
      .toResolvedValue((users, pageViews) => new ClientStore(users, pageViews), [Users, PageViews])
      .inSingletonScope();
    bind(InFlight).toService(InFlightStore);
    bind(Failures).toService(FailureStore);
    bind(SessionEnd).toService(SessionStore);
    bind(Locale).toService(LanguageStore);
  });

/** The language is known before anything is shown: its catalogue comes first. A first visit speaks the browser's own. */
async function bindLanguage(container: Container, { languages, hotline }: PortalConfiguration): Promise<void> {
  const preferences = container.get(PreferencesStore);
  const language = chooseLanguage(languages, { chosen: preferences.language, preferred: navigator.languages });
  const translator = await createTranslator(language, hotline);
  container.bind(LanguageStore).toConstantValue(new LanguageStore(language, languages, translator, preferences));
}

const useCasesModule = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(NameSession).toResolvedValue(
      (browserSession, vault, tabs) => new NameSession(browserSession, vault, tabs),
      [BrowserSession, SessionVault, TabChannel],
    );
    bind(OpenSession).toResolvedValue(
      (vault, nameSession) => new OpenSession(vault, nameSession),
      [SessionVault, NameSession],
    );
    bind(LogIn).toResolvedValue(
      (sessions, vault, openSession) => new LogIn(sessions, vault, openSession, region),
      [Sessions, SessionVault, OpenSession],
    );
    bind(LogOut).toResolvedValue((sessions, sessionEnd) => new LogOut(sessions, sessionEnd), [Sessions, SessionEnd]);
  });

import { Container, ContainerModule } from 'inversify';
import { browserModule } from './start/browser';
import { graphqlModule } from './start/graphql';
import { axiosModule, httpModule } from './start/http';
import { restModule } from './start/rest';
import { sessionStorageModule } from './start/session-storage';
import { BrowserSession } from '../application/ports/session/browser-session';
import { Clock } from '../application/ports/clock';
import { Failures } from '../application/ports/failures';
import { InFlight } from '../application/ports/in-flight';
import { Locale } from '../application/ports/locale';
import { Navigation } from '../application/ports/navigation';
import { PageViews } from '../application/ports/page-views';
import { PreferencesVault } from '../application/ports/preferences-vault';
import { SessionEnd } from '../application/ports/session/session-end';
import { SessionSharing } from '../application/ports/session/session-sharing';
import { SessionVault } from '../application/ports/session/session-vault';
import { Sessions } from '../application/ports/session/sessions';
import { TabChannel } from '../application/ports/session/tab-channel';
import { Users } from '../application/ports/clients/users';
import { SignIn } from '../application/session/sign-in';
import { SignOut } from '../application/session/sign-out';
import { ShareSession } from '../application/session/share-session';
import { SharedToken } from '../application/session/shared-token';
import { RegisterSession } from '../application/session/register-session';
import { SessionOpener } from '../application/session/session-opener';
import { SessionEpoch } from '../application/session/session-epoch';
import type { PortalConfiguration } from '../config/portal-configuration';
import { chooseLanguage } from '../domain/language';
import { MainContent } from '../ui/app/main-content';
import { ScreenLoader } from '../ui/app/routes/screen-loader';
import { ChatbotParts, DeferredShellParts, FindFundParts, ShellParts } from '../ui/app/shell-parts';
import { createTranslator } from '../ui/i18n/i18n';
import { ClientStore } from '../ui/stores/client-store';
import { FailureStore } from '../ui/stores/failure-store';
import { InFlightStore } from '../ui/stores/in-flight-store';
import { LanguageStore } from '../ui/stores/language-store';
import { PreferencesStore } from '../ui/stores/preferences-store';
import { SessionStore } from '../ui/stores/session-store';
import { FeatureLoader } from './feature-loader';
import { FeatureScreens } from './screens';

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
  bindCode(container, configuration);
  return container;
}

/** The mock and its recorded answers are loaded in mock mode alone. */
async function transportModule(configuration: PortalConfiguration): Promise<ContainerModule> {
  if (configuration.mode === 'live') return axiosModule(configuration);
  const { mockModule } = await import('./start/mock');
  return mockModule(configuration);
}

/** Screens and their parts bring their bindings along when they are first shown. */
function bindCode(container: Container, configuration: PortalConfiguration): void {
  const loader = new FeatureLoader(container, configuration, container.get(LanguageStore));
  container.bind(FeatureLoader).toConstantValue(loader);
  container.bind(MainContent).toConstantValue(new MainContent(container.get(Clock)));
  container.bind(ScreenLoader).toConstantValue(new ScreenLoader(new FeatureScreens(loader)));
  container
    .bind(ShellParts)
    .toDynamicValue(() => loader.load(() => import('./shell'), 'first'))
    .inSingletonScope();
  container
    .bind(DeferredShellParts)
    .toDynamicValue(() => loader.load(() => import('./late-shell')))
    .inSingletonScope();
  container
    .bind(FindFundParts)
    .toDynamicValue(() => loader.load(() => import('./find-fund')))
    .inSingletonScope();
  container
    .bind(ChatbotParts)
    .toDynamicValue(() => loader.load(() => import('./chatbot')))
    .inSingletonScope();
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
        (vault, navigation, tabs, browserSession, sharing, epoch) =>
          new SessionStore({ vault, navigation, tabs, browserSession, sharing, epoch }),
        [SessionVault, Navigation, TabChannel, BrowserSession, SessionSharing, SessionEpoch],
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
    bind(RegisterSession).toResolvedValue(
      (browserSession, vault, tabs) => new RegisterSession(browserSession, vault, tabs),
      [BrowserSession, SessionVault, TabChannel],
    );
    bind(SessionOpener).toResolvedValue(
      (vault, nameSession) => new SessionOpener(vault, nameSession),
      [SessionVault, RegisterSession],
    );
    bind(SignIn).toResolvedValue(
      (sessions, vault, openSession) => new SignIn(sessions, vault, openSession, region),
      [Sessions, SessionVault, SessionOpener],
    );
    bind(ShareSession).toResolvedValue(
      (vault, sharing, sharedToken, session) => new ShareSession(vault, sharing, sharedToken, session),
      [SessionVault, SessionSharing, SharedToken, SessionStore],
    );
    bind(SignOut).toResolvedValue((sessions, sessionEnd) => new SignOut(sessions, sessionEnd), [Sessions, SessionEnd]);
  });

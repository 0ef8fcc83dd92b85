import { ContainerModule } from 'inversify';
import { LocalSessions } from '../application/ports/session/local-sessions';
import { SessionVault } from '../application/ports/session/session-vault';
import { SessionOpener } from '../application/session/session-opener';
import { LocalLoginScreen } from '../ui/screens/local-login/local-login-screen';
import { LocalLoginViewModel } from '../ui/screens/local-login/local-login-view-model';
import { SessionStore } from '../ui/stores/session-store';
import type { Bindings, Feature } from './feature';
import { localLoginPorts } from './ports/local-login';

const viewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(LocalLoginViewModel).toResolvedValue(
      (sessions, vault, openSession, session) => new LocalLoginViewModel(sessions, vault, openSession, session),
      [LocalSessions, SessionVault, SessionOpener, SessionStore],
    );
  });

/** The local login page. */
export const feature = {
  components: { LocalLoginScreen },
  bindings: [localLoginPorts, viewModels],
} satisfies Feature;

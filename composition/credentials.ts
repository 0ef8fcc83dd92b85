import { ContainerModule } from 'inversify';
import { RequestPin } from '../application/credentials/request-pin';
import { ChangeSecrets } from '../application/credentials/change-secrets';
import { ChangeUsername } from '../application/credentials/change-username';
import { CompleteReset } from '../application/credentials/complete-reset';
import { VerifyIdentity } from '../application/credentials/verify-identity';
import { ResetTradingPassword } from '../application/credentials/reset-trading-password';
import { Clock } from '../application/ports/clock';
import { CredentialResets } from '../application/ports/credentials/credential-resets';
import { PinResets } from '../application/ports/credentials/pin-resets';
import { SecretChanges } from '../application/ports/credentials/secret-changes';
import { TradingResets } from '../application/ports/credentials/trading-resets';
import { Usernames } from '../application/ports/credentials/usernames';
import { PendingSubmissions } from '../application/ports/submissions/pending-submissions';
import { SessionEnd } from '../application/ports/session/session-end';
import { SessionEpoch } from '../application/session/session-epoch';
import { regionFeatures } from '../config/region-features';
import { OneTimeCodeViewModel } from '../ui/one-time-code/one-time-code-view-model';
import { ActivatePinScreen } from '../ui/screens/activate-pin/activate-pin-screen';
import { ActivatePinViewModel } from '../ui/screens/activate-pin/activate-pin-view-model';
import { ChangePasswordScreen } from '../ui/screens/change-password/change-password-screen';
import { ChangePasswordViewModel } from '../ui/screens/change-password/change-password-view-model';
import { IdentityViewModel, IdentityViewModelFactory } from '../ui/screens/reset-credentials/identity-view-model';
import {
  NewDetailsViewModel,
  NewDetailsViewModelFactory,
} from '../ui/screens/reset-credentials/new-details-view-model';
import { ResetCodeFactory } from '../ui/screens/reset-credentials/reset-code-factory';
import { ResetCredentialsScreen } from '../ui/screens/reset-credentials/reset-credentials-screen';
import { ResetViewModel } from '../ui/screens/reset-credentials/reset-view-model';
import { ResetPinScreen } from '../ui/screens/reset-pin/reset-pin-screen';
import { ResetPinViewModel } from '../ui/screens/reset-pin/reset-pin-view-model';
import { TradingResetScreen } from '../ui/screens/reset-trading/trading-reset-screen';
import { TradingResetViewModel } from '../ui/screens/reset-trading/trading-reset-view-model';
import { UsernameScreen } from '../ui/screens/username/username-screen';
import { UsernameViewModel } from '../ui/screens/username/username-view-model';
import { ClientStore } from '../ui/stores/client-store';
import type { Bindings, Feature } from './feature';
import { credentialPorts } from './ports/credentials';
import { submissionPorts } from './ports/submissions';
import { userPorts } from './ports/users';

const changes: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(ChangeSecrets).toResolvedValue(
      (secretChanges, clock, epoch, submissions, sessionEnd) =>
        new ChangeSecrets({
          changes: secretChanges,
          context: { clock, epoch },
          submissions,
          sessionEnd,
        }),
      [SecretChanges, Clock, SessionEpoch, PendingSubmissions, SessionEnd],
    );
    bind(ChangePasswordViewModel).toResolvedValue(
      (secretChanges, change, clients) =>
        new ChangePasswordViewModel({ changes: secretChanges, change, region, clients }),
      [SecretChanges, ChangeSecrets, ClientStore],
    );
    bind(ChangeUsername).toResolvedValue(
      (usernames, clock, epoch, submissions, sessionEnd) =>
        new ChangeUsername({ usernames, context: { clock, epoch }, submissions, sessionEnd }),
      [Usernames, Clock, SessionEpoch, PendingSubmissions, SessionEnd],
    );
    bind(UsernameViewModel).toResolvedValue(
      (usernames, change, clock, clients) => new UsernameViewModel({ usernames, change, clock, region, clients }),
      [Usernames, ChangeUsername, Clock, ClientStore],
    );
  });

const pins: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].pinReset) return;
    bind(RequestPin).toResolvedValue((resets, clock) => new RequestPin(resets, clock, region), [PinResets, Clock]);
    bind(ResetPinViewModel).toResolvedValue((askForPin) => new ResetPinViewModel(askForPin, region), [RequestPin]);
    bind(ActivatePinViewModel).toResolvedValue((resets) => new ActivatePinViewModel(resets, region), [PinResets]);
  });

const tradingPassword: Bindings = ({ limits, region }) =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].tradingReset) return;
    bind(ResetTradingPassword).toResolvedValue(
      (resets, secretChanges, submissions, sessionEnd, clock, epoch) =>
        new ResetTradingPassword({
          resets,
          changes: secretChanges,
          submissions,
          sessionEnd,
          context: { clock, epoch },
        }),
      [TradingResets, SecretChanges, PendingSubmissions, SessionEnd, Clock, SessionEpoch],
    );
    bind(TradingResetViewModel).toResolvedValue(
      (resets, reset, clock) =>
        new TradingResetViewModel({ resets, reset, clock, region, resendSeconds: limits.codeResendSeconds }),
      [TradingResets, ResetTradingPassword, Clock],
    );
  });

const resets: Bindings = ({ flags, limits, region }) =>
  new ContainerModule(({ bind }) => {
    if (!flags.RESET_USERNAME_PASSWORD) return;
    bind(ResetViewModel).toResolvedValue((all) => new ResetViewModel(all), [CredentialResets]);
    bind(ResetCodeFactory).toResolvedValue(
      (all, clock) => ({
        create: () =>
          new OneTimeCodeViewModel({
            send: (channel) => all.sendCode(channel),
            validate: (code) => all.validateCode(code),
            clock,
            resendSeconds: limits.codeResendSeconds,
          }),
      }),
      [CredentialResets, Clock],
    );
    bind(VerifyIdentity).toResolvedValue(
      (all, clock) => new VerifyIdentity(all, clock, region),
      [CredentialResets, Clock],
    );
    bind(IdentityViewModelFactory).toResolvedValue(
      (prove) => ({
        create: (reset, type) =>
          new IdentityViewModel({ prove, type, region, onProved: (...proved) => reset.follow(...proved) }),
      }),
      [VerifyIdentity],
    );
    bind(CompleteReset).toResolvedValue(
      (all, clock, epoch) => new CompleteReset(all, { clock, epoch }),
      [CredentialResets, Clock, SessionEpoch],
    );
    bind(NewDetailsViewModelFactory).toResolvedValue(
      (all, clock, complete) => ({
        create: (reset, type) =>
          new NewDetailsViewModel({
            resets: all,
            clock,
            complete,
            type,
            onDone: (...done) => reset.showDone(...done),
            isOver: (...answer) => reset.leaveWhenOver(...answer),
          }),
      }),
      [CredentialResets, Clock, CompleteReset],
    );
  });

/** The screens where what a login takes is changed, or had anew. */
export const feature = {
  components: {
    ActivatePinScreen,
    ChangePasswordScreen,
    ResetCredentialsScreen,
    ResetPinScreen,
    TradingResetScreen,
    UsernameScreen,
  },
  bindings: [credentialPorts, submissionPorts, userPorts, changes, pins, tradingPassword, resets],
} satisfies Feature;

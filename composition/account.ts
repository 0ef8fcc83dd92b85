import { ContainerModule } from 'inversify';
import { ChangeContact } from '../application/credentials/change-contact';
import { ChangeBankAccount } from '../application/security/change-bank-account';
import { FreezeAccount } from '../application/security/freeze-account';
import { AddPasskey } from '../application/passkeys/add-passkey';
import { RemovePasskey } from '../application/passkeys/remove-passkey';
import { AccountSecurity } from '../application/ports/clients/account-security';
import { BankAccountChanges } from '../application/ports/banking/bank-account-changes';
import { BankAccounts } from '../application/ports/banking/bank-accounts';
import { CommunicationPreferences } from '../application/ports/clients/communication-preferences';
import { Contacts } from '../application/ports/clients/contacts';
import { PriceAlertChanges } from '../application/ports/funds/price-alert-changes';
import { SameDayDebits } from '../application/ports/banking/same-day-debits';
import { StandingInstructions } from '../application/ports/banking/standing-instructions';
import { Users } from '../application/ports/clients/users';
import { Clock } from '../application/ports/clock';
import { FundDirectory } from '../application/funds/fund-directory';
import { FundPreviews } from '../application/ports/funds/fund-previews';
import { Funds } from '../application/ports/funds/funds';
import { Holdings } from '../application/ports/holdings/holdings';
import { PriceAlerts } from '../application/ports/funds/price-alerts';
import { ClientTiers } from '../application/ports/tiers/client-tiers';
import { AccountOverviews } from '../application/ports/clients/account-overviews';
import { Authenticator } from '../application/ports/passkeys/authenticator';
import { Passkeys } from '../application/ports/passkeys/passkeys';
import { Assessments } from '../application/ports/suitability/assessments';
import { LatestQuestionnaires } from '../application/ports/suitability/latest-questionnaires';
import { SessionEnd } from '../application/ports/session/session-end';
import { SessionEpoch } from '../application/session/session-epoch';
import { regionFeatures } from '../config/region-features';
import { AccountScreen } from '../ui/screens/account/account-screen';
import { CommunicationViewModel } from '../ui/screens/account/communication/communication-view-model';
import { ContactViewModel } from '../ui/screens/account/details/contact-view-model';
import { PersonalDetailsViewModel } from '../ui/screens/account/details/personal-details-view-model';
import { PreferredCurrencyViewModel } from '../ui/screens/account/details/preferred-currency-view-model';
import { BankAccountChangeViewModel } from '../ui/screens/account/payment/bank-account-change-view-model';
import { HongKongPaymentViewModel } from '../ui/screens/account/payment/hong-kong-payment-view-model';
import { TaiwanPaymentViewModel } from '../ui/screens/account/payment/taiwan-payment-view-model';
import { FundTypeAhead } from '../ui/funds/finding/fund-type-ahead';
import { AlertedFund } from '../ui/screens/account/price-alerts/alerted-fund';
import {
  PriceAlertsViewModel,
  PriceAlertsViewModelFactory,
} from '../ui/screens/account/price-alerts/price-alerts-view-model';
import { LatestQuestionnaireViewModel } from '../ui/screens/account/questionnaire/latest-questionnaire-view-model';
import { PastRatingsViewModel } from '../ui/screens/account/questionnaire/past-ratings-view-model';
import { PasskeysViewModel, PasskeysViewModelFactory } from '../ui/screens/account/security/passkeys-view-model';
import { FreezeViewModel } from '../ui/screens/account/security/freeze-view-model';
import { SecurityViewModel } from '../ui/screens/account/security/security-view-model';
import type { Bindings, Feature } from './feature';
import { accountPorts } from './ports/account';
import { bankingPorts } from './ports/banking';
import { fundPorts } from './ports/funds';
import { fundSearch } from './shared/fund-search';
import { holdingsPorts } from './ports/holdings';
import { maintenanceMessage } from './ports/maintenance-message';
import { noticePorts } from './ports/notices';
import { passkeyPorts } from './ports/passkeys';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import { riskProfile } from './shared/risk-profile';
import { clientRiskStatus } from './shared/client-risk-status';

const details: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(PersonalDetailsViewModel).toResolvedValue(
      (users, tiers) => new PersonalDetailsViewModel(users, tiers, region),
      [Users, ClientTiers],
    );
    bind(ChangeContact).toResolvedValue(
      (contacts, sessionEnd, clock, epoch) => new ChangeContact({ contacts, sessionEnd, context: { clock, epoch } }),
      [Contacts, SessionEnd, Clock, SessionEpoch],
    );
    bind(ContactViewModel).toResolvedValue(
      (contacts, change) => new ContactViewModel(contacts, change, region),
      [Contacts, ChangeContact],
    );
    bind(PreferredCurrencyViewModel).toResolvedValue(
      (overviews) => new PreferredCurrencyViewModel(overviews),
      [AccountOverviews],
    );
  });

const payment: Bindings = ({ region, limits: { uploadBytes } }) =>
  new ContainerModule(({ bind }) => {
    bind(ChangeBankAccount).toResolvedValue(
      (changes, sessionEnd, clock, epoch) => new ChangeBankAccount({ changes, sessionEnd, context: { clock, epoch } }),
      [BankAccountChanges, SessionEnd, Clock, SessionEpoch],
    );
    bind(BankAccountChangeViewModel).toResolvedValue(
      (changes, change) => new BankAccountChangeViewModel(changes, change, { region, uploadBytes }),
      [BankAccountChanges, ChangeBankAccount],
    );
    if (regionFeatures[region].ports.standingInstructions)
      bind(HongKongPaymentViewModel).toResolvedValue(
        (accounts, instructions, sameDay, clock) =>
          new HongKongPaymentViewModel({ accounts, instructions, sameDay, clock }),
        [BankAccounts, StandingInstructions, SameDayDebits, Clock],
      );
    else
      bind(TaiwanPaymentViewModel).toResolvedValue(
        (accounts, sameDay, clock) => new TaiwanPaymentViewModel({ accounts, sameDay, clock }),
        [BankAccounts, SameDayDebits, Clock],
      );
  });

const communicationAndAlerts: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(CommunicationViewModel).toResolvedValue(
      (preferences, clock, epoch) => new CommunicationViewModel(preferences, region, { clock, epoch }),
      [CommunicationPreferences, Clock, SessionEpoch],
    );
    bind(PriceAlertsViewModelFactory).toResolvedValue(
      (alerts, changes, funds, directory, previews, holdings, clock, epoch) => ({
        create: (id) => {
          const alerted = new AlertedFund({ previews, holdings });
          const typeAhead = new FundTypeAhead({ funds: directory, clock });
          return new PriceAlertsViewModel({ alerts, changes, funds, alerted, typeAhead, lookup: { clock, epoch } }, id);
        },
      }),
      [PriceAlerts, PriceAlertChanges, Funds, FundDirectory, FundPreviews, Holdings, Clock, SessionEpoch],
    );
  });

const questionnaire: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(LatestQuestionnaireViewModel).toResolvedValue(
      (questionnaires) => new LatestQuestionnaireViewModel(questionnaires),
      [LatestQuestionnaires],
    );
    bind(PastRatingsViewModel).toResolvedValue((assessments) => new PastRatingsViewModel(assessments), [Assessments]);
  });

const security: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(SecurityViewModel).toResolvedValue(
      (source, clock, epoch) => new SecurityViewModel(source, { clock, epoch }),
      [AccountSecurity, Clock, SessionEpoch],
    );
    bind(FreezeAccount).toResolvedValue(
      (source, sessionEnd, clock, epoch) =>
        new FreezeAccount({ security: source, sessionEnd, context: { clock, epoch } }),
      [AccountSecurity, SessionEnd, Clock, SessionEpoch],
    );
    bind(FreezeViewModel).toResolvedValue((freezeAccount) => new FreezeViewModel(freezeAccount), [FreezeAccount]);
    bind(AddPasskey).toResolvedValue(
      (passkeys, authenticator, clock, epoch) => new AddPasskey({ passkeys, authenticator, context: { clock, epoch } }),
      [Passkeys, Authenticator, Clock, SessionEpoch],
    );
    bind(RemovePasskey).toResolvedValue(
      (passkeys, sessionEnd, clock, epoch) => new RemovePasskey({ passkeys, sessionEnd, context: { clock, epoch } }),
      [Passkeys, SessionEnd, Clock, SessionEpoch],
    );
    bind(PasskeysViewModelFactory).toResolvedValue(
      (passkeys, add, removal) => ({
        create: (onChange) => new PasskeysViewModel({ passkeys, add, removal, region, onChange }),
      }),
      [Passkeys, AddPasskey, RemovePasskey],
    );
  });

/** The client's own details. */
export const feature = {
  components: { AccountScreen },
  bindings: [
    accountPorts,
    bankingPorts,
    fundPorts,
    fundSearch,
    holdingsPorts,
    maintenanceMessage,
    noticePorts,
    passkeyPorts,
    suitabilityPorts,
    tierPorts,
    userPorts,
    riskProfile,
    clientRiskStatus,
    details,
    payment,
    communicationAndAlerts,
    questionnaire,
    security,
  ],
} satisfies Feature;

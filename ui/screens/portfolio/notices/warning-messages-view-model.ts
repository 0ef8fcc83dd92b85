import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountOverviews } from '../../../../application/ports/clients/account-overviews';
import type { ClientNotices } from '../../../../application/ports/notices/client-notices';
import type { SessionVault } from '../../../../application/ports/session/session-vault';
import type { SuitabilityRecords } from '../../../../application/ports/suitability/suitability-records';
import { type ReadPageFlow, stepFlags } from '../../../../application/session/read-page-flow';
import { regionFeatures } from '../../../../config/region-features';
import type { AccountDetails } from '../../../../domain/clients/account-details';
import { type OrderBlock, accountPause } from '../../../../domain/eligibility/order-block';
import { reactivationEligibility, secondFactorReminder } from '../../../../domain/clients/feature-gates';
import { ratingState } from '../../../../domain/eligibility/rating-state';
import { type AccountReminder, accountRemindersFor } from '../../../../domain/notices/account-reminder';
import { type PageFlowStep, pageFlowSteps } from '../../../../domain/notices/page-flow-step';
import type { Region } from '../../../../domain/region';
import { regionalRiskRecords } from '../../../../domain/suitability/risk/regional-risk-records';
import { riskAlertIn } from '../../../../domain/suitability/risk/risk-alert-in';
import type { SuitabilityRecord } from '../../../../domain/suitability/risk/suitability-record';
import type { ClientStore } from '../../../stores/client-store';
import { AsyncResource } from '../../../stores/async-resource';

/** The ports and stores that the notices come from. */
type Deps = {
  readonly notices: Pick<ClientNotices, 'maintenance' | 'typhoon'>;
  readonly suitability: SuitabilityRecords;
  readonly pageFlow: Pick<ReadPageFlow, 'execute' | 'skip'>;
  readonly accounts: AccountOverviews;
};

/**
 * The notices that need attention: service notices, the risk profile, and warnings that can be marked as read
 * [MSG-16..18].
 */
export class WarningMessagesViewModel {
  readonly maintenanceResource: AsyncResource<readonly string[]>;
  readonly typhoonResource: AsyncResource<readonly string[]>;
  readonly riskResource: AsyncResource<readonly SuitabilityRecord[]>;
  readonly accountResource: AsyncResource<AccountDetails>;
  private readonly pageFlow: Deps['pageFlow'];
  /** True once the client marked the warnings of this session as read. */
  read = false;
  private readTyphoon = '';
  private readReminders: readonly string[] = [];
  private isPasswordDismissed = false;
  private flagged: ReadonlySet<PageFlowStep> = new Set();
  /** True once the tasks after the login are known or have failed to load. */
  private isFlowRead = false;
  private isShown = false;

  constructor(
    { notices, suitability, pageFlow, accounts }: Deps,
    private readonly clients: Pick<ClientStore, 'user' | 'isLost'>,
    private readonly vault: SessionVault,
    private readonly region: Region,
  ) {
    this.pageFlow = pageFlow;
    this.maintenanceResource = new AsyncResource(() => notices.maintenance());
    this.typhoonResource = new AsyncResource(() => notices.typhoon());
    this.riskResource = new AsyncResource(() => suitability.current());
    this.accountResource = new AsyncResource(() => accounts.current());
    makeAutoObservable<this, 'pageFlow' | 'clients' | 'vault' | 'region'>(
      this,
      {
        maintenanceResource: false,
        typhoonResource: false,
        riskResource: false,
        accountResource: false,
        pageFlow: false,
        clients: false,
        vault: false,
        region: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** The maintenance message, as long as it is switched on. */
  get maintenance(): readonly string[] {
    return this.maintenanceResource.value ?? [];
  }

  /**
   * The reason that stops the client's orders: in Hong Kong a paused account or a rating that is missing or over, in
   * Taiwan the risk profile [SUIT-23, SUIT-26, SHELL-14, DOC-13].
   */
  get accountStates(): readonly OrderBlock[] {
    const { user } = this.clients;
    const paused = user && accountPause(reactivationEligibility(user));
    const unrated = user && ratingState(user);
    const alert = riskAlertIn(this.riskResource.value ?? []);
    const ofRisk = alert ? (`risk-${alert}` as const) : unrated;
    return [paused, ofRisk].filter((state) => state !== undefined);
  }

  /** The server's reminder of a second factor, in Hong Kong, while there is none [OPEN-57]. */
  get secondFactor(): readonly string[] {
    const user = this.clients.user;
    const reminder = user ? secondFactorReminder(user) : '';
    return reminder === '' ? [] : [reminder];
  }

  /** The typhoon message; another one counts as unread [MSG-05]. */
  get typhoon(): readonly string[] {
    const lines = this.typhoonResource.value ?? [];
    return this.read && lines.join('\n') === this.readTyphoon ? [] : lines;
  }

  /** The reminders about the account that aren't read yet [MSG-17]. */
  get accountRelated(): readonly AccountReminder[] {
    const reminders = accountRemindersFor({
      passwordChangeReminder:
        this.clients.user?.passwordChangeReminder ?? this.accountResource.value?.passwordChangeReminder,
      isPasswordDismissed: this.isPasswordDismissed,
      flagged: this.flagged,
    });
    return reminders.filter((reminder) => !this.read || !this.readReminders.includes(reminder));
  }

  /** All warnings that aren't read yet. */
  get completedList(): readonly string[] {
    return [...this.typhoon, ...this.accountRelated];
  }

  /** True when there are warnings to mark as read [MSG-18]. */
  get show(): boolean {
    return this.completedList.length > 0;
  }

  get hasFailed(): boolean {
    return this.resources.some(({ phase, isOutdated }) => phase.kind === 'failed' || isOutdated);
  }

  /** True when every source of notices has answered or failed. */
  get isComplete(): boolean {
    const { user, isLost } = this.clients;
    return (
      (user !== undefined || isLost) && this.isFlowRead && this.resources.every(({ phase }) => phase.kind !== 'waiting')
    );
  }

  /** The number of notices from all sources. */
  get number(): number {
    const { maintenance, accountStates, secondFactor, completedList } = this;
    return maintenance.length + accountStates.length + secondFactor.length + completedList.length;
  }

  /** Restores what the tab remembers; a flag that requests a reminder works once [OPEN-10, OPEN-87]. */
  start(): void {
    this.isShown = true;
    this.read = this.vault.read('warning-message-read') ?? false;
    this.readTyphoon = this.vault.read('typhoon-message') ?? '';
    this.readReminders = (this.vault.read('account-message') ?? '').split(' ');
    this.isPasswordDismissed = this.vault.read('pin-change-reminder') ?? false;
    this.takeFlags();
  }

  /** The page is left: what the answers on their way ask for is kept for the next home. */
  stop(): void {
    this.isShown = false;
  }

  load(): void {
    for (const resource of this.resources) void resource.load();
    void this.followPageFlow();
  }

  /** Loads again what failed. */
  retry(): void {
    for (const resource of this.resources)
      if (resource.phase.kind === 'failed' || resource.isOutdated) void resource.load();
  }

  /** Clears and hides the list, for this session [MSG-18, OPEN-51]. */
  markRead(): void {
    const reminders = new Set([...this.readReminders.filter(Boolean), ...this.accountRelated]);
    this.isPasswordDismissed ||= reminders.has('password-change');
    this.readTyphoon = (this.typhoonResource.value ?? []).join('\n');
    this.readReminders = [...reminders];
    this.read = true;
    this.vault.write('warning-message-read', true);
    this.vault.write('typhoon-message', this.readTyphoon);
    this.vault.write('account-message', this.readReminders.join(' '));
    this.vault.write('pin-change-reminder', this.isPasswordDismissed);
    if (this.flagged.size > 0) this.pageFlow.skip();
  }

  /** Shows the tasks after a login beside the other notices, as soon as they are known [API-27, OPEN-87]. */
  private async followPageFlow(): Promise<void> {
    await this.pageFlow.execute();
    runInAction(() => {
      this.isFlowRead = true;
      if (this.isShown) this.takeFlags();
    });
  }

  private takeFlags(): void {
    const asked = pageFlowSteps.filter((step) => this.vault.read(stepFlags[step]) === true);
    for (const step of asked) this.vault.remove(stepFlags[step]);
    this.flagged = new Set([...this.flagged, ...asked]);
  }

  private get resources(): readonly AsyncResource<unknown>[] {
    return [
      this.maintenanceResource,
      this.typhoonResource,
      ...(regionalRiskRecords[this.region].suitability ? [this.riskResource] : []),
      ...(regionFeatures[this.region].reminderWithUser ? [] : [this.accountResource]),
    ];
  }
}

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
import { Panel } from '../../../stores/panel';

/** Who is asked for what needs the client's attention. */
type Sources = {
  readonly notices: Pick<ClientNotices, 'maintenance' | 'typhoon'>;
  readonly suitability: SuitabilityRecords;
  readonly pageFlow: Pick<ReadPageFlow, 'execute' | 'skip'>;
  readonly accounts: AccountOverviews;
};

/** What needs the client's attention: service notices, the risk profile, and warnings that can be marked as read [MSG-16..18]. */
export class WarningMessagesViewModel {
  readonly maintenancePanel: Panel<readonly string[]>;
  readonly typhoonPanel: Panel<readonly string[]>;
  readonly riskPanel: Panel<readonly SuitabilityRecord[]>;
  readonly accountPanel: Panel<AccountDetails>;
  private readonly pageFlow: Sources['pageFlow'];
  /** Whether the client marked the warnings of this session as read. */
  read = false;
  private readTyphoon = '';
  private readReminders: readonly string[] = [];
  private isPasswordDismissed = false;
  private flagged: ReadonlySet<PageFlowStep> = new Set();
  /** Whether it is known, or can't be had, what the client is asked to do after the login. */
  private isFlowRead = false;
  private isShown = false;

  constructor(
    { notices, suitability, pageFlow, accounts }: Sources,
    private readonly clients: Pick<ClientStore, 'user' | 'isLost'>,
    private readonly vault: SessionVault,
    private readonly region: Region,
  ) {
    this.pageFlow = pageFlow;
    this.maintenancePanel = new Panel(() => notices.maintenance());
    this.typhoonPanel = new Panel(() => notices.typhoon());
    this.riskPanel = new Panel(() => suitability.current());
    this.accountPanel = new Panel(() => accounts.current());
    makeAutoObservable<this, 'pageFlow' | 'clients' | 'vault' | 'region'>(
      this,
      {
        maintenancePanel: false,
        typhoonPanel: false,
        riskPanel: false,
        accountPanel: false,
        pageFlow: false,
        clients: false,
        vault: false,
        region: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** What the maintenance message says; it stays while it is switched on. */
  get maintenance(): readonly string[] {
    return this.maintenancePanel.value ?? [];
  }

  /** The reason that stops the client's orders: in Hong Kong a paused account or a rating that is missing or over, in Taiwan the risk profile [SUIT-23, SUIT-26, SHELL-14, DOC-13]. */
  get accountStates(): readonly OrderBlock[] {
    const { user } = this.clients;
    const paused = user && accountPause(reactivationEligibility(user));
    const unrated = user && ratingState(user);
    const alert = riskAlertIn(this.riskPanel.value ?? []);
    const ofRisk = alert ? (`risk-${alert}` as const) : unrated;
    return [paused, ofRisk].filter((state) => state !== undefined);
  }

  /** The server's reminder of a second factor, in Hong Kong, while there is none [OPEN-57]. */
  get secondFactor(): readonly string[] {
    const user = this.clients.user;
    const reminder = user ? secondFactorReminder(user) : '';
    return reminder === '' ? [] : [reminder];
  }

  /** What the typhoon message says; another one counts as unread [MSG-05]. */
  get typhoon(): readonly string[] {
    const lines = this.typhoonPanel.value ?? [];
    return this.read && lines.join('\n') === this.readTyphoon ? [] : lines;
  }

  /** The reminders about the account that aren't read yet [MSG-17]. */
  get accountRelated(): readonly AccountReminder[] {
    const reminders = accountRemindersFor({
      passwordChangeReminder:
        this.clients.user?.passwordChangeReminder ?? this.accountPanel.value?.passwordChangeReminder,
      isPasswordDismissed: this.isPasswordDismissed,
      flagged: this.flagged,
    });
    return reminders.filter((reminder) => !this.read || !this.readReminders.includes(reminder));
  }

  /** All warnings that aren't read yet. */
  get completedList(): readonly string[] {
    return [...this.typhoon, ...this.accountRelated];
  }

  /** Whether there are warnings to mark as read [MSG-18]. */
  get show(): boolean {
    return this.completedList.length > 0;
  }

  get hasFailed(): boolean {
    return this.panels.some(({ phase, isOutdated }) => phase.kind === 'failed' || isOutdated);
  }

  /** Whether everybody who may have a notice has answered or failed to. */
  get isComplete(): boolean {
    const { user, isLost } = this.clients;
    return (
      (user !== undefined || isLost) && this.isFlowRead && this.panels.every(({ phase }) => phase.kind !== 'waiting')
    );
  }

  /** How many notices there are, whoever they come from. */
  get number(): number {
    const { maintenance, accountStates, secondFactor, completedList } = this;
    return maintenance.length + accountStates.length + secondFactor.length + completedList.length;
  }

  /** What the tab remembers; a flag that asks for a reminder is good for once [OPEN-10, OPEN-87]. */
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
    for (const panel of this.panels) void panel.load();
    void this.followPageFlow();
  }

  /** Asks again for what could not be had. */
  retry(): void {
    for (const panel of this.panels) if (panel.phase.kind === 'failed' || panel.isOutdated) void panel.load();
  }

  /** Clears the list and hides the panel, for this session [MSG-18, OPEN-51]. */
  markRead(): void {
    const reminders = new Set([...this.readReminders.filter(Boolean), ...this.accountRelated]);
    this.isPasswordDismissed ||= reminders.has('password-change');
    this.readTyphoon = (this.typhoonPanel.value ?? []).join('\n');
    this.readReminders = [...reminders];
    this.read = true;
    this.vault.write('warning-message-read', true);
    this.vault.write('typhoon-message', this.readTyphoon);
    this.vault.write('account-message', this.readReminders.join(' '));
    this.vault.write('pin-change-reminder', this.isPasswordDismissed);
    if (this.flagged.size > 0) this.pageFlow.skip();
  }

  /** What the client is asked to do after a login is said beside the rest, as soon as it is known [API-27, OPEN-87]. */
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

  private get panels(): readonly Panel<unknown>[] {
    return [
      this.maintenancePanel,
      this.typhoonPanel,
      ...(regionalRiskRecords[this.region].suitability ? [this.riskPanel] : []),
      ...(regionFeatures[this.region].reminderWithUser ? [] : [this.accountPanel]),
    ];
  }
}

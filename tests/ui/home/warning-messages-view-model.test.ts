import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { AccountOverviews } from '../../../application/ports/clients/account-overviews';
import { PageFlows } from '../../../application/ports/notices/page-flows';
import { SuitabilityRecords } from '../../../application/ports/suitability/suitability-records';
import { ReadPageFlow } from '../../../application/session/read-page-flow';
import type { AccountDetails } from '../../../domain/clients/account-details';
import { defaultSetting } from '../../../domain/clients/setting';
import type { HkUser, User } from '../../../domain/clients/user';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { PageFlowStep } from '../../../domain/notices/page-flow-step';
import type { Region } from '../../../domain/region';
import type { SuitabilityRecord } from '../../../domain/suitability/risk/suitability-record';
import { WarningMessagesViewModel } from '../../../ui/screens/portfolio/notices/warning-messages-view-model';
import { MemoryVault } from '../../builders/memory-vault';
import { StatedNotices } from '../../builders/stated-notices';
import { settled } from '../../builders/settled';

const offline = err<CallFailure>({ kind: 'no-answer', reason: 'offline' });

class StatedSuitability extends SuitabilityRecords {
  asked = 0;
  constructor(private readonly records: readonly SuitabilityRecord[]) {
    super();
  }
  async current(): AsyncResult<readonly SuitabilityRecord[]> {
    this.asked += 1;
    return ok(this.records);
  }
}

type Setup = {
  readonly region?: Region;
  readonly notices?: StatedNotices;
  readonly vault?: MemoryVault;
  readonly reminded?: boolean;
  readonly records?: readonly SuitabilityRecord[];
  readonly who?: User;
  readonly steps?: Result<readonly PageFlowStep[], CallFailure>;
  /** True where the page is left before anybody has answered. */
  readonly isLeft?: boolean;
};

class StatedFlow extends PageFlows {
  constructor(private readonly stated: Result<readonly PageFlowStep[], CallFailure>) {
    super();
  }
  async steps(): AsyncResult<readonly PageFlowStep[]> {
    return this.stated;
  }
}

class StatedOverviews extends AccountOverviews {
  constructor(private readonly reminded: boolean) {
    super();
  }
  async current(): AsyncResult<AccountDetails> {
    return ok({ ...accountDetails, passwordChangeReminder: this.reminded });
  }
}

const accountDetails: AccountDetails = {
  accountInfo: {},
  passwordChangeReminder: false,
  preferenceCurrency: 'twd',
  setting: defaultSetting,
  priceAlert: [],
  dda: [],
  bankChangedList: [],
};

const user: User = {
  region: 'TW',
  userId: 'U1',
  userNameWithTitle: 'Ms Chan',
  accountSupplementalInfoList: [],
};

async function started({
  region = 'TW',
  notices,
  vault = new MemoryVault(),
  reminded = true,
  records = [],
  who = user,
  steps = ok([]),
  isLeft = false,
}: Setup) {
  const suitability = new StatedSuitability(records);
  const view = new WarningMessagesViewModel(
    {
      notices: notices ?? new StatedNotices(),
      suitability,
      pageFlow: new ReadPageFlow(new StatedFlow(steps), vault),
      accounts: new StatedOverviews(reminded),
    },
    { user: who.region === 'HK' ? { ...who, passwordChangeReminder: reminded } : who, isLost: false },
    vault,
    region,
  );
  view.start();
  view.load();
  if (isLeft) view.stop();
  await settled();
  return { view, suitability, vault };
}

describe('the warning messages', () => {
  it('[MSG-16, MSG-17, MSG-05] the warnings are the typhoon message and the reminders about the account', async () => {
    const { view } = await started({ notices: new StatedNotices({ typhoon: ['T8 is hoisted'] }) });
    expect(view.typhoon).toEqual(['T8 is hoisted']);
    expect(view.accountRelated).toEqual(['password-change']);
    expect(view.completedList).toEqual(['T8 is hoisted', 'password-change']);
    expect(view.read).toBe(false);
    expect(view.show).toBe(true);
  });

  it('[ROLE-05, OPEN-57, ENT-14] the warnings have the server’s words for a client of Hong Kong without a second factor, and for nobody else', async () => {
    const hongKong: HkUser = {
      region: 'HK',
      userId: 'U1',
      userNameWithTitle: 'Ms Chan',
      ineligibleReasons: [],
      msAccounts: [],
      effectiveCrr: '4',
      taAccountHKs: [],
      mfaIndicator: false,
      mfaReminderMessage: 'Please register.',
    };
    const lines = async (who: User) => {
      const { view } = await started({ region: who.region, who, reminded: false });
      return [view.secondFactor, view.number];
    };
    expect(await lines(hongKong)).toEqual([['Please register.'], 1]);
    expect(await lines({ ...hongKong, mfaIndicator: true })).toEqual([[], 0]);
    expect(await lines({ ...hongKong, mfaReminderMessage: undefined })).toEqual([[], 0]);
    expect(await lines(user)).toEqual([[], 0]);
  });

  it('[MSG-18, SESS-31..34, OPEN-10] once marked as read are cleared, hidden and remembered by the tab', async () => {
    const notices = new StatedNotices({ typhoon: ['T8'] });
    const { view, vault } = await started({ notices });
    view.markRead();
    expect(view.completedList).toEqual([]);
    expect(view.show).toBe(false);
    expect(view.read).toBe(true);
    expect(vault.read('warning-message-read')).toBe(true);
    expect(vault.read('typhoon-message')).toBe('T8');
    expect(vault.read('account-message')).toBe('password-change');
    expect(vault.read('pin-change-reminder')).toBe(true);
    const { view: after } = await started({ notices, vault });
    expect(after.show).toBe(false);
    expect(after.number).toBe(0);
  });

  it('[MSG-18, MSG-05] show again what was not read yet: another typhoon message, another reminder', async () => {
    const { view, vault } = await started({ notices: new StatedNotices({ typhoon: ['T8'] }) });
    view.markRead();
    vault.write('m03InvalidAddress', true);
    const { view: after } = await started({ notices: new StatedNotices({ typhoon: ['T10'] }), vault });
    expect(after.completedList).toEqual(['T10', 'invalid-address']);
    after.markRead();
    expect(after.show).toBe(false);
    expect(vault.read('account-message')).toBe('password-change invalid-address');
  });

  it('[SESS-31, OPEN-51] leave out the change of password while it is dismissed, and for who need not change it', async () => {
    const vault = new MemoryVault();
    vault.write('pin-change-reminder', true);
    expect((await started({ vault })).view.show).toBe(false);
    expect((await started({ reminded: false })).view.show).toBe(false);
  });

  it('[SESS-27, OPEN-87] remind once of what the tab is flagged with', async () => {
    const vault = new MemoryVault();
    vault.write('showCreateUsernameReminder', true);
    vault.write('communicationPreferenceChange', true);
    vault.write('showRipMigrationMessage', true);
    const { view } = await started({ vault, reminded: false });
    view.start();
    expect(view.accountRelated).toEqual(['create-username', 'communication-preference', 'plan-migration']);
    expect((await started({ vault, reminded: false })).view.show).toBe(false);
  });

  it('[API-27, SESS-23, SESS-27..30, OPEN-87] offer once what the client is asked to do after the login, until it is skipped', async () => {
    const vault = new MemoryVault();
    const steps = ok<readonly PageFlowStep[]>(['create-username', 'invalid-address']);
    const { view } = await started({ vault, steps, reminded: false });
    expect(view.accountRelated).toEqual(['create-username', 'invalid-address']);
    expect([view.isComplete, vault.read('pageFlowSkipped')]).toEqual([true, false]);
    view.markRead();
    expect([view.show, vault.read('pageFlowSkipped')]).toEqual([false, true]);
    expect((await started({ vault, steps, reminded: false })).view.show).toBe(false);
    const notSkipped = new MemoryVault();
    await started({ vault: notSkipped, steps, reminded: false });
    expect((await started({ vault: notSkipped, steps, reminded: false })).view.show).toBe(false);
  });

  it('[SESS-27..30, OPEN-87] leave what comes after the page was left to the next home', async () => {
    const vault = new MemoryVault();
    const steps = ok<readonly PageFlowStep[]>(['invalid-address']);
    await started({ vault, steps, reminded: false, isLeft: true });
    expect(vault.read('m03InvalidAddress')).toBe(true);
    expect((await started({ vault, steps, reminded: false })).view.accountRelated).toEqual(['invalid-address']);
  });

  it('[API-27, OPEN-87] say nothing of steps that can’t be had, and don’t wait for them', async () => {
    const { view, vault } = await started({ steps: offline, reminded: false });
    expect([view.number, view.hasFailed, view.isComplete]).toEqual([0, false, true]);
    view.markRead();
    expect(vault.read('pageFlowSkipped')).toBeUndefined();
  });

  it('[SHELL-14, SUIT-26, MSG-04] stand beside the maintenance message and the risk alert, which nothing but their cause takes away', async () => {
    const notices = new StatedNotices({ maintenance: ['Sunday'] });
    const { view } = await started({ notices, records: [{ kycStatus: 'O' }] });
    expect(view.number).toBe(3);
    view.markRead();
    expect(view.maintenance).toEqual(['Sunday']);
    expect(view.accountStates).toEqual(['risk-O']);
    expect(view.number).toBe(2);
    const inHongKong = await started({ region: 'HK', records: [{ kycStatus: 'O' }] });
    expect(inHongKong.suitability.asked).toBe(0);
    expect(inHongKong.view.accountStates).toEqual([]);
  });

  it('[SUIT-23, CONFLICT-24] say in Hong Kong that there is no rating, or that its year is over, which marking as read doesn’t change', async () => {
    const who: HkUser = {
      region: 'HK',
      userId: 'U1',
      userNameWithTitle: 'Ms Chan',
      ineligibleReasons: [],
      msAccounts: [],
      taAccountHKs: [],
    };
    const statesOf = async (rating: Pick<HkUser, 'effectiveCrr' | 'crrLastUpdateDate'>) => {
      const { view } = await started({ region: 'HK', who: { ...who, ...rating } });
      view.markRead();
      return view.accountStates;
    };
    expect(await statesOf({ effectiveCrr: 'growth', crrLastUpdateDate: '2026-05-04' })).toEqual([]);
    expect(await statesOf({})).toEqual(['no-risk-rating']);
    expect(await statesOf({ crrLastUpdateDate: '2025-05-04' })).toEqual(['risk-rating-over']);
  });

  it('[SHELL-14, DOC-13] say in Hong Kong that the account is paused, which marking as read doesn’t change', async () => {
    const paused = async (amlReactivationEligibility: HkUser['amlReactivationEligibility']) => {
      const who: HkUser = {
        region: 'HK',
        userId: 'U1',
        userNameWithTitle: 'Ms Chan',
        ineligibleReasons: [],
        msAccounts: [],
        effectiveCrr: '4',
        taAccountHKs: [],
        amlReactivationEligibility,
      };
      const { view } = await started({ region: 'HK', who });
      view.markRead();
      return [view.accountStates, view.number];
    };
    expect(await paused('ELIGIBLE')).toEqual([['account-paused'], 1]);
    expect(await paused('REQUESTED')).toEqual([['account-checked'], 1]);
    expect(await paused('NOT_ELIGIBLE')).toEqual([[], 0]);
  });

  it('[OPEN-92] that can’t be had are asked for again, and only they', async () => {
    const notices = new StatedNotices({ maintenance: ['Sunday'] });
    notices.typhoonAnswer = offline;
    const { view, suitability } = await started({ notices });
    expect(view.hasFailed).toBe(true);
    expect(view.maintenance).toEqual(['Sunday']);
    notices.typhoonAnswer = ok(['T8']);
    view.retry();
    await settled();
    expect(view.hasFailed).toBe(false);
    expect(view.typhoon).toEqual(['T8']);
    expect(suitability.asked).toBe(1);
  });
});

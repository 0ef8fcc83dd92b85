import { describe, expect, it } from 'vitest';
import type { HkUser, TwUser } from '../../../domain/clients/user';
import { err, ok } from '../../../domain/kernel/result';
import { PersonalDetailsViewModel } from '../../../ui/screens/account/details/personal-details-view-model';
import { StatedTiers, StatedUsers } from '../../builders/stated-client';
import { settled } from '../../builders/settled';

const hongKong: HkUser = {
  region: 'HK',
  userId: 'U1',
  userNameWithTitle: 'Ms Chan',
  effectiveCrr: '4',
  email: 'chan@example.test',
  lastLoginDate: '2026-11-19T10:00:00Z',
  ineligibleReasons: [],
  msAccounts: [{ msAccountNo: '51001230018901' }],
  taAccountHKs: [{ accountSid: 'S', accountNo: '510012300189', spiCurrencies: [] }],
};
const taiwan: TwUser = { region: 'TW', userId: 'U2', userNameWithTitle: '林先生', accountSupplementalInfoList: [] };

describe('the personal details', () => {
  it('[ACCT-01, ACCT-09..15, ROLE-08] tell who the client is to the books', async () => {
    const tiers = new StatedTiers(ok({ membershipTier: 'Platinum+' }));
    const view = new PersonalDetailsViewModel(new StatedUsers(ok(hongKong)), tiers, 'HK');
    expect(view.user.phase.kind).toBe('waiting');
    view.load();
    await settled();
    expect(view.client).toMatchObject({ name: 'Ms Chan', email: 'chan@example.test', isFirstLogin: false });
    expect(view.accounts.map(({ type, accountNo }) => `${type} ${accountNo}`)).toEqual([
      'MA 510012300189',
      'MS 51001230018901',
    ]);
    expect([view.client?.riskRating, view.tier?.name, view.tier?.mark]).toEqual(['4', 'platinum', '+']);
  });

  it('[ACCT-01, OPEN-92] lose neither half when the other can’t be had', async () => {
    const refused = err({ kind: 'server-error', status: 500 } as const);
    const known = new PersonalDetailsViewModel(new StatedUsers(ok(taiwan)), new StatedTiers(refused), 'TW');
    known.load();
    await settled();
    expect([known.client?.name, known.accounts, known.client?.riskRating, known.tier]).toEqual([
      '林先生',
      [],
      undefined,
      undefined,
    ]);
    expect(known.tierResource.phase.kind).toBe('failed');
    const unknown = new PersonalDetailsViewModel(new StatedUsers(refused), new StatedTiers(ok({})), 'TW');
    unknown.load();
    await settled();
    expect([unknown.user.phase.kind, unknown.client]).toEqual(['failed', undefined]);
  });

  it('[ACCT-08, DOC-12, DOC-13, OPEN-57] say that the account is paused until a document is sent or while it is checked, to nobody else', async () => {
    const told = async (user: HkUser | TwUser) => {
      const view = new PersonalDetailsViewModel(new StatedUsers(ok(user)), new StatedTiers(ok({})), user.region);
      view.load();
      await settled();
      return view.paused;
    };
    expect(await told({ ...hongKong, amlReactivationEligibility: 'ELIGIBLE' })).toBe('account-paused');
    expect(await told({ ...hongKong, amlReactivationEligibility: 'REQUESTED' })).toBe('account-checked');
    for (const user of [hongKong, taiwan]) expect(await told(user)).toBeUndefined();
  });

  it('[ACCT-04, ACCT-07] lead to where a username is made for who has none, and changed for everyone else', async () => {
    const changes = async (user: HkUser | TwUser) => {
      const view = new PersonalDetailsViewModel(new StatedUsers(ok(user)), new StatedTiers(ok({})), user.region);
      view.load();
      await settled();
      return view.changes;
    };
    expect(await changes({ ...hongKong, hasUserIdAlias: false })).toContain('createUsername');
    for (const user of [hongKong, { ...hongKong, hasUserIdAlias: true }, taiwan])
      expect(await changes(user)).toContain('changeUsername');
  });

  it('[OPEN-89, ENT-14] tell who has no username what one is good for, where the server wants it', async () => {
    const tells = async (user: HkUser | TwUser) => {
      const view = new PersonalDetailsViewModel(new StatedUsers(ok(user)), new StatedTiers(ok({})), user.region);
      view.load();
      await settled();
      return view.seesUsernameTooltip;
    };
    expect(await tells({ ...hongKong, hasUserIdAlias: false, showUserIdAliasTooltip: true })).toBe(true);
    expect(await tells({ ...hongKong, hasUserIdAlias: false, showUserIdAliasTooltip: false })).toBe(false);
    expect(await tells({ ...hongKong, hasUserIdAlias: true, showUserIdAliasTooltip: true })).toBe(false);
    expect(await tells(taiwan)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { ClientOffers } from '../../../application/ports/notices/client-offers';
import type { HkUser, TwUser, User } from '../../../domain/clients/user';
import { err, ok } from '../../../domain/kernel/result';
import { emptyAnnouncementDocument, emptyNoticeDocument } from '../../../domain/notices/notice-document';
import type { Message } from '../../../domain/notices/message';
import type { Promotion } from '../../../domain/notices/promotion';
import type { Tip } from '../../../domain/notices/tip';
import type { Region } from '../../../domain/region';
import { NoticesViewModel } from '../../../ui/screens/portfolio/notices/notices-view-model';
import { MemoryVault } from '../../builders/memory-vault';
import { StatedNotices, StatedOrderMessages } from '../../builders/stated-notices';
import { settled } from '../../builders/settled';

class StatedOffers extends ClientOffers {
  asked = 0;
  constructor(
    private readonly list: readonly Promotion[] = [],
    private readonly advice: readonly Tip[] = [],
    private readonly picked: readonly Tip[] = [],
  ) {
    super();
  }
  async promotions(): AsyncResult<readonly Promotion[]> {
    this.asked += 1;
    return ok(this.list);
  }
  async tips(): AsyncResult<readonly Tip[]> {
    return ok(this.advice);
  }
  async smartTips(): AsyncResult<readonly Tip[]> {
    return ok(this.picked);
  }
}

const promotion = (code: string, isSticky = false): Promotion => ({
  code,
  isSticky,
  isHero: false,
  isNewClientPromo: false,
  data: { ...emptyNoticeDocument, title: code },
});

const announcement = {
  headerText: '',
  descText: '',
  position: 1,
  document: { ...emptyAnnouncementDocument, title: 'A', longDescription: 'L' },
};

type Deps = {
  readonly notices?: StatedNotices;
  readonly offers?: StatedOffers;
  readonly orderMessages?: StatedOrderMessages;
  readonly user?: User;
};

async function loaded(
  region: Region,
  {
    notices = new StatedNotices(),
    offers = new StatedOffers(),
    orderMessages = new StatedOrderMessages(),
    user,
  }: Deps = {},
) {
  const vault = new MemoryVault();
  const locale = { current: () => (region === 'HK' ? ('en_US' as const) : ('zh_TW' as const)) };
  const view = new NoticesViewModel({ notices, offers, orderMessages, locale, vault, clients: { user } }, region);
  view.load();
  await settled();
  return { view, vault };
}

describe('the notices of the home', () => {
  it('[MSG-26, SHAPE-03, API-10] offer promotions in Hong Kong alone, by the number in their code', async () => {
    const offers = new StatedOffers([promotion('12'), promotion('9'), promotion('X')]);
    const { view } = await loaded('HK', { offers });
    expect(view.promotions.map(({ code }) => code)).toEqual(['9', '12', 'X']);
    const elsewhere = new StatedOffers([promotion('1')]);
    expect((await loaded('TW', { offers: elsewhere })).view.promotions).toEqual([]);
    expect(elsewhere.asked).toBe(0);
  });

  it('[OPEN-86] hide a promotion for the session, but never a sticky one', async () => {
    const offers = new StatedOffers([promotion('1'), promotion('2', true)]);
    const { view, vault } = await loaded('HK', { offers });
    view.dismiss(promotion('1'));
    view.dismiss(promotion('2', true));
    expect(view.promotions.map(({ code }) => code)).toEqual(['2']);
    expect(vault.read('dismissedPromotions')).toEqual(['1', '2']);
  });

  it('[MSG-01, MSG-19, SHAPE-06] list the announcements by the rules of the region', async () => {
    const empty = { ...announcement, position: 0, document: { ...announcement.document, longDescription: '' } };
    const notices = new StatedNotices({ announcements: [announcement, empty] });
    expect((await loaded('TW', { notices })).view.announcements).toHaveLength(1);
    expect((await loaded('HK', { notices })).view.announcements).toHaveLength(2);
  });

  it('[MSG-03, MSG-24, MSG-15] give the tips in the client’s language', async () => {
    const text = { header: 'H', description: 'D', target: '_blank' };
    const offers = new StatedOffers([], [{ position: 1, locales: { zh_TW: text } }]);
    expect((await loaded('TW', { offers })).view.tips).toMatchObject([{ header: 'H', position: 1 }]);
    expect((await loaded('HK', { offers })).view.tips).toEqual([]);
  });

  it('[API-68, MSG-24] shows a tip that was picked for the client once, ahead of those for everybody', async () => {
    const picked = { position: 1, locales: { en_US: { header: 'Yours', description: 'D', target: '_blank' } } };
    const other = { position: 2, locales: { en_US: { header: 'All', description: 'D', target: '_blank' } } };
    const { view } = await loaded('HK', { offers: new StatedOffers([], [picked, other], [picked]) });
    expect(view.smartTips.map(({ header }) => header)).toEqual(['Yours']);
    expect(view.tips.map(({ header }) => header)).toEqual(['All']);
  });

  it('[OPEN-86, ENUM-21] say the server’s RR5 note or else the built-in one, and add the server’s own', async () => {
    const message = (type: Message['type'], value: string, enable = true): Message => ({
      enable,
      type,
      values: [{ code: '1', value }],
    });
    const own = [message('FUND_HIGH_RISK_MESSAGE', 'own'), message('RIGHT_DIFF_NOTES', 'added')];
    const { view } = await loaded('TW', { orderMessages: new StatedOrderMessages(own) });
    expect(view.orderNotes(['built-in'])).toEqual(['own', 'added']);
    const off = [message('FUND_HIGH_RISK_MESSAGE', 'own', false), message('RIGHT_DIFF_NOTES', 'added', false)];
    const { view: builtIn } = await loaded('TW', { orderMessages: new StatedOrderMessages(off) });
    expect(builtIn.orderNotes(['built-in'])).toEqual(['built-in']);
  });

  it('[ROLE-10, ROLE-11] add notes for staff in Taiwan, and none for anyone else', async () => {
    const user: TwUser = {
      region: 'TW',
      userId: 'U1',
      userNameWithTitle: 'Mr Fang',
      isStaff: true,
      accountSupplementalInfoList: [],
    };
    const { view } = await loaded('TW', { user });
    expect(view.ownNotes).toEqual(['staff-approval', 'staff-information']);
    const { view: other } = await loaded('TW', { user: { ...user, isStaff: false } });
    expect(other.ownNotes).toEqual([]);
    expect((await loaded('TW')).view.ownNotes).toEqual([]);
  });

  it('[ROLE-09, CONFLICT-52, OPEN-89] show the referral code to a client of Hong Kong who isn’t staff', async () => {
    const user: HkUser = {
      region: 'HK',
      userId: 'U1',
      userNameWithTitle: 'Ms Chan',
      showPromoCode: true,
      referralCode: 'REF1',
      ineligibleReasons: [],
      msAccounts: [],
      taAccountHKs: [],
    };
    const shown = async (who: User) => (await loaded(who.region, { user: who })).view.referral;
    expect(await shown(user)).toEqual({ referralCode: 'REF1' });
    expect(await shown({ ...user, referralCode: undefined })).toEqual({ referralCode: '' });
    expect(await shown({ ...user, isStaff: true })).toBeUndefined();
    expect(await shown({ ...user, showPromoCode: false })).toBeUndefined();
    const taiwan = {
      region: 'TW',
      userId: 'U1',
      userNameWithTitle: '林先生',
      accountSupplementalInfoList: [],
    } as const;
    expect(await shown(taiwan)).toBeUndefined();
    expect((await loaded('HK')).view.referral).toBeUndefined();
  });

  it('[OPEN-92] fail each by itself and keep what was there', async () => {
    const notices = new StatedNotices({ announcements: [announcement], news: [emptyNoticeDocument] });
    const { view } = await loaded('HK', { notices });
    notices.announcementAnswer = err<CallFailure>({ kind: 'server-error', status: 500 });
    await view.announcementResource.load();
    expect(view.announcementResource.isOutdated).toBe(true);
    expect(view.announcements).toHaveLength(1);
    expect(view.newsResource.isOutdated).toBe(false);
    expect(view.news).toHaveLength(1);
  });
});

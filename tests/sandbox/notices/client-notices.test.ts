import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { AnnouncementsHkDocument, AnnouncementsTwDocument } from '../../../contract/graphql/notices/generated/graphql';
import { PublicMaintenanceMessageDocument } from '../../../contract/graphql/visitors/generated/graphql';
import { UserSuitabilityTwForEnhancedSuitabilityDocument } from '../../../contract/graphql/home/generated/graphql';
import { readAnnouncementDocument } from '../../../adapters/http/read-notice-document';
import { announcementList, codedTexts, noticeAnswer } from '../../../contract/rest/notices/notices';
import { promotionList } from '../../../contract/rest/visitors/promotions';
import { messages } from '../../../sandbox/database/schema/content';
import { sharedSandbox } from '../support/shared-sandbox';
import { Visitor } from '../support/visitor';

const shared = sharedSandbox();

const inHongKong = () => shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
const inTaiwan = () => shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);

test('[GQL-20, MSG-08, MSG-10] gives Hong Kong’s clients the announcements on show, as valid XML in their language', async () => {
  const { data } = await (await inHongKong()).graphql(AnnouncementsHkDocument);
  expect(data?.announcements.map(({ position }) => position).sort()).toEqual([10, 20, 30]);
  for (const { descText, locale } of data?.announcements ?? []) {
    expect(locale).toBe('en_US');
    expect(readAnnouncementDocument(descText ?? '').title).toMatch(/[a-z]/);
    expect(descText).toMatch(/<date>\d{4}-\d{2}-\d{2}<\/date>/);
  }
});

test('[GQL-19, ENT-34, SHAPE-06] gives Taiwan’s clients theirs with a date, one without a long description among them', async () => {
  const { data } = await (await inTaiwan()).graphql(AnnouncementsTwDocument);
  expect(data?.announcements.every(({ announceDate }) => /^\d{4}-/.test(announceDate ?? ''))).toBe(true);
  const silent = data?.announcements.filter(
    ({ descText }) => readAnnouncementDocument(descText ?? '').longDescription === '',
  );
  expect(silent).toHaveLength(1);
});

test('[API-29] gives the same by REST', async () => {
  const answer = await (await inTaiwan()).call('GET', '/announcement');
  expect(announcementList.parse(answer.json())).toHaveLength(4);
});

test('[API-69, API-70, CONFLICT-56] gives the notices of typhoons, in Hong Kong, and of maintenance by REST', async () => {
  const notice = async (visitor: Visitor, path: string) => noticeAnswer.parse((await visitor.call('GET', path)).json());
  expect(await notice(await inHongKong(), '/typhoonNotice')).toMatchObject({ enable: false, type: 'TYPHOON' });
  for (const visitor of [await inHongKong(), await inTaiwan()])
    expect(await notice(visitor, '/maintenanceNotice')).toMatchObject({ enable: false, type: 'MAINTENANCE' });
});

test('[MSG-04] shows and hides announcements and messages by their days', async () => {
  const later = new Date(shared.sandbox.clock.now().getTime() + 6 * 86_400_000);
  await shared.sandbox.database
    .update(messages)
    .set({ enabled: true, shownFrom: later.toISOString().slice(0, 10) })
    .where(eq(messages.type, 'MAINTENANCE'));
  const maintenance = async () => {
    const { data } = await new Visitor(shared.servers.TW, 'TW').graphql(PublicMaintenanceMessageDocument);
    return data?.message?.enable;
  };
  expect(await maintenance()).toBe(false);
  shared.sandbox.clock.set(later.toISOString());
  expect(await maintenance()).toBe(true);
  const { data } = await (await inHongKong()).graphql(AnnouncementsHkDocument);
  expect(data?.announcements.map(({ position }) => position).sort()).toEqual([10, 20, 30, 40]);
  await shared.sandbox.forget();
});

test('[API-36, API-30, CONFLICT-63] gives promotions to Hong Kong’s clients, and the news to everyone else, on one address', async () => {
  const promotions = promotionList.parse((await (await inHongKong()).call('GET', '/promotions')).json());
  expect(promotions.map(({ code }) => code)).toEqual(['1000', '1002']);
  for (const visitor of [new Visitor(shared.servers.HK, 'HK'), await inTaiwan()])
    expect(codedTexts.parse((await visitor.call('GET', '/promotions')).json())[0]?.code).toBe('NEWS-1');
});

test.each([
  ['SUNG2146', 'Maple7381Dew', 'N'],
  ['CHIANG58', 'Ocean5270Fig', 'O'],
  ['FANGSTAFF7', 'Birch4906Sun', 'S'],
  ['TANGYU31', 'Lotus8135Oak', 'R'],
  ['LINCHI72', 'Maple6093Sky', null],
])(
  '[GQL-21, SUIT-47, ENT-38, OPEN-60] tells what stands in the risk profile of %s',
  async (name, secret, kycStatus) => {
    const visitor = await shared.visitors.loggedOn('TW', [name, secret]);
    for (const nextStep of [0, 1]) {
      const { data } = await visitor.graphql(UserSuitabilityTwForEnhancedSuitabilityDocument, { nextStep });
      expect(data?.userSuitabilityTW.accountHolderSuitabilities).toMatchObject([
        { kycStatus, clientRiskLevel: kycStatus === 'N' ? null : '4' },
      ]);
    }
  },
);

test('[API-29, API-31, API-32, API-34, API-68, SESS-06, API-10] tells a visitor nothing, and the other region what it hasn’t got', async () => {
  for (const path of ['/announcement', '/coolKnowledge', '/clientPromotions', '/smartTip'])
    expect((await new Visitor(shared.servers.HK, 'HK').call('GET', path)).statusCode).toBe(401);
  for (const path of ['/clientPromotions', '/smartTip', '/typhoonNotice'])
    expect((await (await inTaiwan()).call('GET', path)).statusCode).toBe(404);
  expect((await (await inHongKong()).call('GET', '/footerDisclaimer')).statusCode).toBe(404);
  const answer = await new Visitor(shared.servers.TW, 'TW').graphql(AnnouncementsTwDocument);
  expect(answer.errors?.[0]?.extensions.classification).toBe('UNAUTHORIZED');
});

import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { announcementList, codedTexts, noticeAnswer } from '../../adapters/rest/contract/notices';
import { promotionList } from '../../adapters/rest/contract/promotions';
import { tipList } from '../../adapters/rest/contract/tips';
import { type CallName, callCatalogue } from '../../adapters/rest/contract/call-catalogue';
import { readJson } from '../../adapters/rest/read-answer';
import { shownAnnouncements } from '../../domain/notices/shown-announcements';
import type { Region } from '../../domain/region';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of ClientNotices and ClientOffers keeps to. */
export function describeClientNotices(name: string, setting: () => ContractSetting): void {
  const signedIn = async () => {
    const portal = aPortal(setting());
    await portal.signIn();
    return portal;
  };

  describe(`ClientNotices ${name}`, () => {
    it('[GQL-19, GQL-20, MSG-10, MSG-19, CONFLICT-46] tell announcements, each with a document that says it', async () => {
      const { clientNotices } = await signedIn();
      const { region } = setting();
      const announcements = valueOf(await clientNotices.announcements());
      const shown = shownAnnouncements(region, region === 'HK' ? 'en_US' : 'zh_TW', announcements);
      expect(shown.length).toBeGreaterThan(2);
      for (const { title, longDescription, date } of shown) {
        expect(`${title}${longDescription}`).not.toMatch(/<\w+>|&amp;/);
        expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
      const positions = shown.map(({ title }) => announcements.find((each) => each.document.title === title)?.position);
      const ascending = [...positions].sort((a = 0, b = 0) => a - b);
      expect(positions).toEqual(region === 'TW' ? ascending : ascending.reverse());
    });

    it('[GQL-19, GQL-20, ERR-10] tell a visitor no announcements', async () => {
      const answer = await aPortal(setting()).clientNotices.announcements();
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });

    it('[GQL-13, GQL-14, OPEN-60] say nothing of maintenance and typhoons while they are switched off', async () => {
      const { clientNotices } = await signedIn();
      expect(await clientNotices.maintenance()).toEqual({ ok: true, value: [] });
      expect(await clientNotices.typhoon()).toEqual({ ok: true, value: [] });
    });

    it('[GQL-17, MSG-08, MSG-21, CONFLICT-46] give the news of the side bar from their documents', async () => {
      const { clientNotices } = await signedIn();
      const news = valueOf(await clientNotices.sideBarNews());
      expect(news.length).toBeGreaterThan(0);
      for (const { title, url } of news) {
        expect(title).not.toMatch(/[<>]/);
        expect(url).toMatch(/^\/eTrading\/#\//);
      }
    });

    it('[GQL-16, MSG-22] tell the disclaimer', async () => {
      expect(valueOf(await (await signedIn()).clientNotices.disclaimer()).join('')).not.toBe('');
    });

    it('[ENUM-21, OPEN-86] tell what goes with every order', async () => {
      const messages = valueOf(await (await signedIn()).clientNotices.orderMessages());
      expect(messages.map(({ type }) => type)).toEqual(['FUND_HIGH_RISK_MESSAGE', 'RIGHT_DIFF_NOTES']);
    });
  });

  describe(`ClientOffers ${name}`, () => {
    it('[API-34, MSG-24] advise in every language of the region', async () => {
      const tips = valueOf(await (await signedIn()).clientOffers.tips());
      expect(tips.length).toBeGreaterThan(0);
      for (const { locales } of tips) expect(Object.keys(locales).length).toBe(setting().region === 'HK' ? 2 : 1);
    });

    it('[API-36, MSG-26] offer promotions in Hong Kong alone', async () => {
      const answer = await (await signedIn()).clientOffers.promotions();
      if (setting().region === 'TW') expect(answer).toEqual({ ok: false, error: { kind: 'not-in-region' } });
      else expect(valueOf(answer).map(({ isHero }) => isHero)).toContain(true);
    });
  });

  describe(`the REST calls of messages ${name}`, () => {
    it('[API-29, API-31, API-32, API-34, API-36, API-68..70, CONFLICT-46] answer what the contract says, where there is such a call', async () => {
      const { world } = await signedIn();
      for (const [name, schema] of messageCalls) {
        const read = readJson<z.ZodMiniType, unknown>(schema, (value) => value);
        const answer = await world.rest.call(callCatalogue, { name, policy: { showErrors: false }, read });
        const regions: readonly Region[] = callCatalogue[name].regions;
        const expected = regions.includes(setting().region) ? { ok: true } : { error: { kind: 'not-in-region' } };
        expect({ name, ...answer }).toMatchObject({ name, ...expected });
      }
    });

    it('[API-30, MSG-20, CONFLICT-63] give a visitor the news where a client has her promotions', async () => {
      const { world } = aPortal(setting());
      const answer = await world.rest.call(callCatalogue, {
        name: 'preLoginNews',
        policy: { showErrors: false },
        read: readJson(codedTexts, (texts) => texts),
      });
      expect(valueOf(answer).map(({ code }) => code)).toContain('NEWS-1');
    });
  });
}

const messageCalls = [
  ['announcement', announcementList],
  ['clientPromotions', codedTexts],
  ['footerDisclaimer', codedTexts],
  ['coolKnowledge', tipList],
  ['promotions', promotionList],
  ['smartTip', tipList],
  ['typhoonNotice', noticeAnswer],
  ['maintenanceNotice', noticeAnswer],
] as const satisfies readonly (readonly [CallName, z.ZodMiniType])[];

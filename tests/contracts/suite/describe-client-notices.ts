import { describe, expect, it } from 'vitest';
import { RestClient } from '../../../adapters/rest/rest-client';
import { announcementList, codedTexts, noticeAnswer } from '../../../contract/rest/notices/notices';
import { promotionList } from '../../../contract/rest/visitors/promotions';
import { tipList } from '../../../contract/rest/visitors/tips';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import { readJson } from '../../../adapters/rest/read-answer';
import { Locale } from '../../../application/ports/locale';
import { ClientNotices } from '../../../application/ports/notices/client-notices';
import { ClientOffers } from '../../../application/ports/notices/client-offers';
import { OrderMessages } from '../../../application/ports/notices/order-messages';
import { PageFlows } from '../../../application/ports/notices/page-flows';
import { regionDefaults } from '../../../config/regions';
import { pageFlowSteps } from '../../../domain/notices/page-flow-step';
import { shownAnnouncements } from '../../../domain/notices/shown-announcements';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';
import { answersAsAgreed } from './answers-as-agreed';

/** Tests the contract of ClientNotices and ClientOffers. */
export function describeClientNotices(target: ContractTarget): void {
  describe('ClientNotices', () => {
    it('[GQL-19, GQL-20, MSG-10, MSG-19, CONFLICT-46] tell announcements, each with a document that says it', async () => {
      const { portal } = await target.clientWith('announcements');
      const announcements = valueOf(await portal.get(ClientNotices).announcements());
      const shown = shownAnnouncements(target.region, portal.get(Locale).current(), announcements);
      expect(shown.length).toBeGreaterThan(0);
      for (const { title, longDescription, date } of shown) {
        expect(`${title}${longDescription}`).not.toMatch(/<\w+>|&amp;/);
        expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
      const positions = shown.map(({ title }) => announcements.find((each) => each.document.title === title)?.position);
      const ascending = [...positions].sort((a = 0, b = 0) => a - b);
      expect(positions).toEqual({ TW: ascending, HK: ascending.toReversed() }[target.region]);
    });

    it('[GQL-19, GQL-20, ERR-10] tell a visitor no announcements', async () => {
      const answer = await (await target.visit()).get(ClientNotices).announcements();
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });

    it('[GQL-13, GQL-14, OPEN-60] say nothing of maintenance and typhoons while they are switched off', async () => {
      const { portal } = await target.clientWith('noNotices');
      const notices = portal.get(ClientNotices);
      expect(await notices.maintenance()).toEqual({ ok: true, value: [] });
      expect(await notices.typhoon()).toEqual({ ok: true, value: [] });
    });

    it('[GQL-17, MSG-08, MSG-21, CONFLICT-46] give the news of the side bar from their documents', async () => {
      const { portal } = await target.clientWith('sideBarNews');
      const news = valueOf(await portal.get(ClientNotices).sideBarNews());
      expect(news.length).toBeGreaterThan(0);
      for (const { title, url } of news) {
        expect(title).not.toMatch(/[<>]/);
        expect(url).toMatch(/^\/eTrading\/#\//);
      }
    });

    it('[GQL-16, MSG-22] tell the disclaimer', async () => {
      const { portal } = await target.clientWith('disclaimer');
      expect(valueOf(await portal.get(ClientNotices).disclaimer()).join('')).not.toBe('');
    });

    it('[ENUM-21, OPEN-86] tell what goes with every order', async () => {
      const { portal, known } = await target.clientWith('orderMessages');
      const messages = valueOf(await portal.get(OrderMessages).current());
      expect(messages.map(({ type }) => type)).toEqual(known);
    });
  });

  describe('ClientOffers', () => {
    it('[API-34, MSG-24] advise in every language of the region', async () => {
      const { portal } = await target.clientWith('tips');
      const tips = valueOf(await portal.get(ClientOffers).tips());
      expect(tips.length).toBeGreaterThan(0);
      const languages = regionDefaults[target.region].languages;
      for (const { locales } of tips) expect(Object.keys(locales)).toHaveLength(languages.length);
    });

    if (target.region === 'HK')
      it('[API-36, MSG-26] offer promotions in Hong Kong', async () => {
        const { portal } = await target.clientWith('promotions');
        const promotions = valueOf(await portal.get(ClientOffers).promotions());
        expect(promotions.map(({ isHero }) => isHero)).toContain(true);
      });
  });

  describe('PageFlows', () => {
    it('[API-27, OPEN-87] name steps that there are, each once', async () => {
      const portal = await target.signedIn();
      const steps = valueOf(await portal.get(PageFlows).steps());
      expect(steps.filter((step) => !pageFlowSteps.includes(step))).toEqual([]);
      expect(new Set(steps).size).toBe(steps.length);
    });
  });

  describe('the REST calls of messages', () => {
    it('[API-29, CONFLICT-46] tell announcements', answersAsAgreed(target, 'announcement', announcementList));
    it('[API-34, CONFLICT-46] tell tips', answersAsAgreed(target, 'coolKnowledge', tipList));
    it('[API-70, CONFLICT-46] tell of maintenance', answersAsAgreed(target, 'maintenanceNotice', noticeAnswer));
    if (target.region === 'HK') {
      it('[API-31, CONFLICT-46] tell a client’s promotions', answersAsAgreed(target, 'clientPromotions', codedTexts));
      it('[API-36, CONFLICT-46] tell promotions', answersAsAgreed(target, 'promotions', promotionList));
      it('[API-68, CONFLICT-46] give a smart tip', answersAsAgreed(target, 'smartTip', tipList));
      it('[API-69, CONFLICT-46] tell of typhoons', answersAsAgreed(target, 'typhoonNotice', noticeAnswer));
    } else it('[API-32, CONFLICT-46] tell the disclaimer', answersAsAgreed(target, 'footerDisclaimer', codedTexts));

    it('[API-30, MSG-20, CONFLICT-63] give a visitor the news where a client has promotions', async () => {
      const { portal, known } = await target.visitorWith('news');
      const answer = await portal.get(RestClient).call(callCatalogue, {
        name: 'preLoginNews',
        policy: { showErrors: false },
        read: readJson(codedTexts, (texts) => texts),
      });
      expect(valueOf(answer).map(({ code }) => code)).toContain(known);
    });
  });
}

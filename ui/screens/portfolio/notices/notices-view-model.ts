import { makeAutoObservable } from 'mobx';
import type { ClientNotices } from '../../../../application/ports/notices/client-notices';
import type { ClientOffers } from '../../../../application/ports/notices/client-offers';
import type { OrderMessages } from '../../../../application/ports/notices/order-messages';
import type { Locale } from '../../../../application/ports/locale';
import type { SessionVault } from '../../../../application/ports/session/session-vault';
import { type OrderNote, regionFeatures } from '../../../../config/region-features';
import { referralNote, seesStaffNotes } from '../../../../domain/clients/staff-notes';
import type { Message } from '../../../../domain/notices/message';
import type { AnnouncementDocument, NoticeDocument } from '../../../../domain/notices/notice-document';
import { addedOrderNotes, highRiskNote } from '../../../../domain/notices/order-notes';
import type { Promotion } from '../../../../domain/notices/promotion';
import { promotionBanner } from '../../../../domain/notices/promotion';
import { sortPromotions } from '../../../../domain/notices/promotions';
import { type AnnouncementWithDocument, shownAnnouncements } from '../../../../domain/notices/shown-announcements';
import { type Tip, type ShownTip, tipsIn } from '../../../../domain/notices/tip';
import type { Region } from '../../../../domain/region';
import type { ClientStore } from '../../../stores/client-store';
import { AsyncResource } from '../../../stores/async-resource';

type Ports = {
  readonly notices: ClientNotices;
  readonly offers: ClientOffers;
  readonly orderMessages: OrderMessages;
  readonly locale: Locale;
  readonly vault: SessionVault;
  readonly clients: Pick<ClientStore, 'user'>;
};

/**
 * The asset manager's notices and offers beside and below the portfolio, each loaded by itself [MSG-01..03, MSG-19,
 * MSG-21, MSG-24, MSG-26].
 */
export class NoticesViewModel {
  readonly announcementResource: AsyncResource<readonly AnnouncementWithDocument[]>;
  readonly promotionResource: AsyncResource<readonly Promotion[]>;
  readonly newsResource: AsyncResource<readonly NoticeDocument[]>;
  readonly tipResource: AsyncResource<readonly Tip[]>;
  readonly smartTipResource: AsyncResource<readonly Tip[]>;
  readonly orderResource: AsyncResource<readonly Message[]>;
  private dismissed: readonly string[];

  constructor(
    private readonly ports: Ports,
    private readonly region: Region,
  ) {
    const { notices, offers, orderMessages, vault } = ports;
    this.announcementResource = new AsyncResource(() => notices.announcements());
    this.promotionResource = new AsyncResource(() => offers.promotions());
    this.newsResource = new AsyncResource(() => notices.sideBarNews());
    this.tipResource = new AsyncResource(() => offers.tips());
    this.smartTipResource = new AsyncResource(() => offers.smartTips());
    this.orderResource = new AsyncResource(() => orderMessages.current());
    this.dismissed = vault.read('dismissedPromotions') ?? [];
    makeAutoObservable<this, 'ports' | 'region'>(
      this,
      {
        announcementResource: false,
        promotionResource: false,
        newsResource: false,
        tipResource: false,
        smartTipResource: false,
        orderResource: false,
        ports: false,
        region: false,
      },
      { autoBind: true, deep: false },
    );
  }

  get announcements(): readonly AnnouncementDocument[] {
    return shownAnnouncements(this.region, this.ports.locale.current(), this.announcementResource.value ?? []);
  }

  /** Hong Kong's alone, without those dismissed [MSG-26, OPEN-86]. */
  get promotions(): readonly Promotion[] {
    return sortPromotions(this.promotionResource.value ?? []).filter(
      (promotion) => !promotionBanner(promotion).dismissible || !this.dismissed.includes(promotion.code),
    );
  }

  get news(): readonly NoticeDocument[] {
    return this.newsResource.value ?? [];
  }

  /** The tips that were picked for the client [API-68]. */
  get smartTips(): readonly ShownTip[] {
    return tipsIn(this.ports.locale.current(), this.smartTipResource.value ?? []);
  }

  /** The tips for everybody, without those that were picked for the client [MSG-24]. */
  get tips(): readonly ShownTip[] {
    const picked = new Set(this.smartTips.map(({ header, description }) => `${header}\n${description}`));
    const all = tipsIn(this.ports.locale.current(), this.tipResource.value ?? []);
    return all.filter(({ header, description }) => !picked.has(`${header}\n${description}`));
  }

  /** The RR5 note, the server's or else the built-in one, and what the server adds to every order [OPEN-86]. */
  orderNotes(builtIn: readonly string[]): readonly string[] {
    const messages = this.orderResource.value;
    return messages ? [...highRiskNote(messages, builtIn), ...addedOrderNotes(messages)] : [];
  }

  /** Our own notes before an order: those of staff, or of everyone else [ROLE-10, ROLE-11]. */
  get ownNotes(): readonly OrderNote[] {
    const user = this.ports.clients.user;
    if (user === undefined || this.orderResource.value === undefined) return [];
    return regionFeatures[this.region].orderNotes[seesStaffNotes(user) ? 'staff' : 'nonStaff'];
  }

  /** The code that a client of Hong Kong who isn't staff may pass on [ROLE-09, CONFLICT-52, OPEN-89]. */
  get referral(): ReturnType<typeof referralNote> {
    const user = this.ports.clients.user;
    return user && referralNote(user);
  }

  load(): void {
    void this.announcementResource.load();
    void this.newsResource.load();
    void this.tipResource.load();
    void this.smartTipResource.load();
    void this.orderResource.load();
    if (regionFeatures[this.region].promotionsOnHome) void this.promotionResource.load();
  }

  /** Hides a promotion for the rest of the session. */
  dismiss({ code }: Promotion): void {
    this.dismissed = [...this.dismissed, code];
    this.ports.vault.write('dismissedPromotions', this.dismissed);
  }
}

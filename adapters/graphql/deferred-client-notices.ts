import type { Answer } from '../../application/ports/call-failure';
import { ClientNotices } from '../../application/ports/client-notices';
import type { Message } from '../../domain/notices/message';
import type { NoticeDocument } from '../../domain/notices/notice-document';
import type { AnnouncementWithDocument } from '../../domain/notices/shown-announcements';
import { Deferred } from '../http/deferred';

/** Notices for clients, by code that arrives when they are first asked for. */
export class DeferredClientNotices extends ClientNotices {
  private readonly deferred: Deferred<ClientNotices>;

  constructor(fetch: () => Promise<ClientNotices>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async maintenance(): Answer<readonly string[]> {
    return this.deferred.ask((notices) => notices.maintenance());
  }

  async typhoon(): Answer<readonly string[]> {
    return this.deferred.ask((notices) => notices.typhoon());
  }

  async disclaimer(): Answer<readonly string[]> {
    return this.deferred.ask((notices) => notices.disclaimer());
  }

  async announcements(): Answer<readonly AnnouncementWithDocument[]> {
    return this.deferred.ask((notices) => notices.announcements());
  }

  async sideBarNews(): Answer<readonly NoticeDocument[]> {
    return this.deferred.ask((notices) => notices.sideBarNews());
  }

  async orderMessages(): Answer<readonly Message[]> {
    return this.deferred.ask((notices) => notices.orderMessages());
  }
}

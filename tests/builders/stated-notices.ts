import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import { ClientNotices } from '../../application/ports/notices/client-notices';
import { OrderMessages } from '../../application/ports/notices/order-messages';
import { ok, type Result } from '../../domain/kernel/result';
import type { Message } from '../../domain/notices/message';
import type { NoticeDocument } from '../../domain/notices/notice-document';
import type { AnnouncementWithDocument } from '../../domain/notices/shown-announcements';

type Stated = {
  readonly maintenance?: readonly string[];
  readonly typhoon?: readonly string[];
  readonly announcements?: readonly AnnouncementWithDocument[];
  readonly news?: readonly NoticeDocument[];
};

/** Notices that say what a test wants. */
export class StatedNotices extends ClientNotices {
  typhoonAnswer: Result<readonly string[], CallFailure>;
  announcementAnswer: Result<readonly AnnouncementWithDocument[], CallFailure>;

  constructor(private readonly stated: Stated = {}) {
    super();
    this.typhoonAnswer = ok(stated.typhoon ?? []);
    this.announcementAnswer = ok(stated.announcements ?? []);
  }

  async maintenance(): AsyncResult<readonly string[]> {
    return ok(this.stated.maintenance ?? []);
  }

  async typhoon(): AsyncResult<readonly string[]> {
    return this.typhoonAnswer;
  }

  async disclaimer(): AsyncResult<readonly string[]> {
    return ok([]);
  }

  async announcements(): AsyncResult<readonly AnnouncementWithDocument[]> {
    return this.announcementAnswer;
  }

  async sideBarNews(): AsyncResult<readonly NoticeDocument[]> {
    return ok(this.stated.news ?? []);
  }
}

/** The notes before an order that a test wants. */
export class StatedOrderMessages extends OrderMessages {
  constructor(private readonly stated: readonly Message[] = []) {
    super();
  }

  async current(): AsyncResult<readonly Message[]> {
    return ok(this.stated);
  }
}

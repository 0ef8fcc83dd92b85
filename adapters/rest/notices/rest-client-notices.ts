import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { ClientNotices } from '../../../application/ports/notices/client-notices';
import { noticeCalls } from '../../../contract/rest/notices/notice-calls';
import { codedTexts } from '../../../contract/rest/notices/notices';
import { ok } from '../../../domain/kernel/result';
import { type Message, type MessageType, shownMessages } from '../../../domain/notices/message';
import { withoutStops } from '../../../domain/notices/service-stop';
import type { NoticeDocument } from '../../../domain/notices/notice-document';
import type { AnnouncementWithDocument } from '../../../domain/notices/shown-announcements';
import { announcementFields, toAnnouncements } from '../../http/notices/announcements';
import { messageFields, messageOfTexts, toMessages } from '../../http/notices/message-fields';
import { readSideBarNews } from '../../http/notices/side-bar-news';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';
import { whereNotOffered } from '../where-not-offered';

const policy = { showErrors: false };

/** Notices for clients over REST; what the region has no call for says nothing, and failures are the parts' own [CONFLICT-46, API-10, OPEN-92]. */
export class RestClientNotices extends ClientNotices {
  constructor(private readonly client: RestClient) {
    super();
  }

  maintenance(): AsyncResult<readonly string[]> {
    return this.notice('maintenanceNotice');
  }

  typhoon(): AsyncResult<readonly string[]> {
    return this.notice('typhoonNotice');
  }

  disclaimer(): AsyncResult<readonly string[]> {
    return this.texts('footerDisclaimer', 'DISCLAIMER');
  }

  async announcements(): AsyncResult<readonly AnnouncementWithDocument[]> {
    return this.client.call(noticeCalls, {
      name: 'announcement',
      policy,
      read: readJson(announcementFields, toAnnouncements),
    });
  }

  async sideBarNews(): AsyncResult<readonly NoticeDocument[]> {
    const lines = await this.texts('clientPromotions', 'SIDE_BAR_PROMOTION');
    return lines.ok ? ok(lines.value.flatMap(readSideBarNews)) : lines;
  }

  private async notice(name: 'maintenanceNotice' | 'typhoonNotice'): AsyncResult<readonly string[]> {
    const answer = await this.client.call(noticeCalls, {
      name,
      policy,
      read: readJson(z.nullable(messageFields), (message) => linesOf(toMessages(message))),
    });
    return whereNotOffered(answer, []);
  }

  private async texts(
    name: 'footerDisclaimer' | 'clientPromotions',
    type: MessageType,
  ): AsyncResult<readonly string[]> {
    const answer = await this.client.call(noticeCalls, {
      name,
      policy,
      read: readJson(codedTexts, (texts) => linesOf([messageOfTexts(type, texts)])),
    });
    return whereNotOffered(answer, []);
  }
}

const linesOf = (messages: readonly Message[]): readonly string[] =>
  shownMessages(withoutStops(messages)).flatMap(({ lines }) => lines);

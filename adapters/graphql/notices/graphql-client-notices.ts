import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { ClientNotices } from '../../../application/ports/notices/client-notices';
import { regionFeatures } from '../../../config/region-features';
import { type Message, shownMessages } from '../../../domain/notices/message';
import { withoutStops } from '../../../domain/notices/service-stop';
import type { NoticeDocument } from '../../../domain/notices/notice-document';
import type { AnnouncementWithDocument } from '../../../domain/notices/shown-announcements';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { parseBody } from '../../http/parse-body';
import { announcementFields, toAnnouncements } from '../../http/notices/announcements';
import {
  AnnouncementsHkDocument,
  AnnouncementsTwDocument,
  SideBarPromotionMessageDocument,
  TyphoonMessageDocument,
} from '../../../contract/graphql/notices/generated/graphql';
import { PublicDisclaimerMessageDocument } from '../../../contract/graphql/visitors/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import type { MaintenanceMessage } from './maintenance-message';
import { messageFields, toMessages } from '../../http/notices/message-fields';
import { readSideBarNews } from '../../http/notices/side-bar-news';

const answer = z.object({ message: z.optional(z.nullable(messageFields)) });
const announcementsAnswer = z.object({ announcements: announcementFields });

type MessageDocument =
  | typeof TyphoonMessageDocument
  | typeof SideBarPromotionMessageDocument
  | typeof PublicDisclaimerMessageDocument;

const announcementDocuments = { undated: AnnouncementsHkDocument, dated: AnnouncementsTwDocument };

/** Notices for clients over GraphQL; parts of a page, so their failures are their own [CONFLICT-46, OPEN-92]. */
export class GraphqlClientNotices extends ClientNotices {
  constructor(
    private readonly client: GraphqlClient,
    private readonly message: Pick<MaintenanceMessage, 'read'>,
    private readonly region: Region,
  ) {
    super();
  }

  async maintenance(): AsyncResult<readonly string[]> {
    const messages = await this.message.read();
    return messages.ok ? ok(linesOf(messages.value)) : messages;
  }

  async typhoon(): AsyncResult<readonly string[]> {
    return this.lines(TyphoonMessageDocument);
  }

  async disclaimer(): AsyncResult<readonly string[]> {
    return this.lines(PublicDisclaimerMessageDocument);
  }

  async announcements(): AsyncResult<readonly AnnouncementWithDocument[]> {
    return this.client.ask({
      document: announcementDocuments[regionFeatures[this.region].ports.announcements],
      variables: {},
      showErrors: false,
      read: parseBody(announcementsAnswer, ({ announcements }) => toAnnouncements(announcements)),
    });
  }

  async sideBarNews(): AsyncResult<readonly NoticeDocument[]> {
    const lines = await this.lines(SideBarPromotionMessageDocument);
    return lines.ok ? ok(lines.value.flatMap(readSideBarNews)) : lines;
  }

  private async lines(document: MessageDocument): AsyncResult<readonly string[]> {
    return this.client.ask({
      document,
      variables: {},
      showErrors: false,
      read: parseBody(answer, ({ message }) => linesOf(toMessages(message))),
    });
  }
}

const linesOf = (messages: readonly Message[]): readonly string[] =>
  shownMessages(withoutStops(messages)).flatMap(({ lines }) => lines);

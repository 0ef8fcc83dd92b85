import {
  emptyAnnouncementDocument,
  type AnnouncementDocument,
  type NoticeDocument,
} from '../../domain/notices/notice-document';
import { readTexts } from './promotion-document';

/** Reads a promotion's XML document; nothing when it isn't valid [ENT-36, MSG-11, CONFLICT-61]. */
export function readNoticeDocument(xml: string): NoticeDocument | undefined {
  const text = readTexts(xml);
  return text && toNoticeDocument(text);
}

/** Reads an announcement's XML document; an empty one when it isn't valid [ENT-36, MSG-10, MSG-12, CONFLICT-61]. */
export function readAnnouncementDocument(xml: string): AnnouncementDocument {
  const text = readTexts(xml);
  return text ? { ...toNoticeDocument(text), date: text('date') } : emptyAnnouncementDocument;
}

const toNoticeDocument = (text: (name: string) => string): NoticeDocument => ({
  title: text('title'),
  shortDescription: text('shortdescription'),
  longDescription: text('longdescription'),
  disclaimers: text('disclaimers'),
  image: text('image'),
  url: text('url'),
  label: text('label'),
  fullView: ['y', 'true'].includes(text('fullview').toLowerCase()),
});

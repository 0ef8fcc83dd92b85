import { emptyNoticeDocument, type NoticeDocument } from '../../../domain/notices/notice-document';
import { readNoticeDocument } from '../read-notice-document';

/** A promotion of the side bar: an XML document, nothing where that isn't valid [MSG-11], or a line of plain text. */
export function readSideBarNews(value: string): readonly NoticeDocument[] {
  if (!value.trimStart().startsWith('<')) return [{ ...emptyNoticeDocument, title: value }];
  const document = readNoticeDocument(value);
  return document ? [document] : [];
}

import type { NoticeDocument } from '../../../../domain/notices/notice-document';
import { ContentLink } from '../../../app/content-link';

/** The link of a notice, if it has one; a refused address is text [OPEN-73]. */
export function NoticeLink({ document: { url, label, title } }: { readonly document: NoticeDocument }) {
  if (!url) return null;
  return (
    <p>
      <ContentLink to={url}>{label || title}</ContentLink>
    </p>
  );
}

import type { NoticeDocument } from '../../../../domain/notices/notice-document';
import { Link } from '../../../components/link';

/** Where a notice leads, if it says so; a refused address is text [OPEN-73]. */
export function NoticeLink({ document: { url, label, title } }: { readonly document: NoticeDocument }) {
  if (!url) return null;
  return (
    <p>
      <Link to={url}>{label || title}</Link>
    </p>
  );
}

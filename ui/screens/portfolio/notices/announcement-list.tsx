import { useTexts } from '../../../i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../../domain/formatting/format-date';
import type { AnnouncementDocument } from '../../../../domain/notices/notice-document';
import { ContentPicture } from '../../../app/content-picture';
import { NoticeLink } from './notice-link';
import * as styles from './notices.module.css';

type ListProps = { readonly announcements: readonly AnnouncementDocument[] };

/**
 * The announcements with their dates; each opens to its full text, its small print and where it leads, if it has any
 * [MSG-01, MSG-10, ENT-33].
 */
export const AnnouncementList = observer(function AnnouncementList({ announcements }: ListProps) {
  return (
    <ul className={styles.announcements}>
      {announcements.map((announcement, at) => (
        // Nothing else tells two announcements of one title apart.
        <li key={`${String(at)} ${announcement.title}`}>
          <Announcement announcement={announcement} />
        </li>
      ))}
    </ul>
  );
});

const Announcement = observer(function Announcement({ announcement }: { readonly announcement: AnnouncementDocument }) {
  const { title, shortDescription, longDescription, disclaimers, image, url, date, fullView } = announcement;
  const { language } = useTexts();
  const heading = (
    <>
      <b>{title || shortDescription}</b>
      <time dateTime={date}>{formatDate(date, language)}</time>
      {title && shortDescription ? <span>{shortDescription}</span> : null}
    </>
  );
  const picture = <ContentPicture address={image} size="wide" />;
  if (!longDescription && !disclaimers && !url)
    return (
      <>
        <p className={styles.announcement} data-testid="announcement">
          {heading}
        </p>
        {picture}
      </>
    );
  return (
    <details className={styles.announcement} data-testid="announcement" open={fullView}>
      <summary>{heading}</summary>
      {picture}
      {longDescription ? <p>{longDescription}</p> : null}
      {disclaimers ? <small>{disclaimers}</small> : null}
      <NoticeLink document={announcement} />
    </details>
  );
});

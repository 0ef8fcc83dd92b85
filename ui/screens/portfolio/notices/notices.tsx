import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ShownTip } from '../../../../domain/notices/tip';
import { useViewModel } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { ContentLink } from '../../../app/content-link';
import { ContentPicture } from '../../../app/content-picture';
import { ExternalPageLink } from '../../../app/external-page-link';
import { useTexts } from '../../../i18n/use-texts';
import { AnnouncementList } from './announcement-list';
import { NoticeLink } from './notice-link';
import { NoticePart } from './notice-part';
import { NoticesViewModel } from './notices-view-model';
import { PromotionList } from './promotion-list';
import { BankChangeNotice } from './bank-change-notice';
import * as styles from './notices.module.css';

/**
 * The notices at the end of the portfolio: announcements, what to know before an order, news and tips, in two columns of
 * about the same length.
 */
export const Notices = observer(function Notices() {
  const { t, language } = useTexts();
  const { promotionsOnHome, bankChangeNotice } = useRegionFeatures();
  const view = useViewModel(NoticesViewModel);
  useEffect(() => {
    view.load();
  }, [view, language]);
  const toRead = (
    <>
      <News view={view} />
      <SmartTips view={view} />
    </>
  );
  return (
    <section className={styles.notices} data-testid="notices" aria-label={t('notices:label')}>
      <div>
        <NoticePart
          resource={view.announcementResource}
          heading={t('notices:announcements')}
          failed={t('notices:announcements-failed')}
          nothing={t('notices:no-announcements')}
          isEmpty={view.announcements.length === 0}
        >
          <AnnouncementList announcements={view.announcements} />
        </NoticePart>
        <OrderNotes view={view} />
        {/* Offers fill the other column by themselves. */}
        {promotionsOnHome ? toRead : null}
      </div>
      <div>
        {promotionsOnHome ? (
          <NoticePart
            resource={view.promotionResource}
            heading={t('notices:promotions')}
            failed={t('notices:promotions-failed')}
            isEmpty={view.promotions.length === 0}
          >
            <PromotionList view={view} />
          </NoticePart>
        ) : (
          toRead
        )}
        <Tips view={view} />
        <Referral view={view} />
      </div>
      {bankChangeNotice ? <BankChangeNotice /> : null}
    </section>
  );
});

type ViewProps = { readonly view: NoticesViewModel };

const OrderNotes = observer(function OrderNotes({ view }: ViewProps) {
  const { t } = useTexts();
  const notes = [
    ...view.orderNotes([t('notices:high-risk')]),
    ...view.ownNotes.map((note) => t(`notices:note-${note}`)),
  ];
  return (
    <NoticePart
      resource={view.orderResource}
      heading={t('notices:before-order')}
      failed={t('notices:before-order-failed')}
      isEmpty={notes.length === 0}
      folded
    >
      <ul className={styles.noticeList} data-testid="notice-list">
        {notes.map((note, at) => (
          <li key={`${String(at)} ${note}`}>{note}</li>
        ))}
      </ul>
    </NoticePart>
  );
});

/**
 * The client's referral code, for clients who aren't staff, with the terms where their page is known [ROLE-09,
 * CONFLICT-52].
 */
const Referral = observer(function Referral({ view: { referral } }: ViewProps) {
  const { t } = useTexts();
  if (!referral) return null;
  const { referralCode: code } = referral;
  return (
    <div className={styles.noticePart} data-testid="notice-part">
      <h2>{t('notices:referral')}</h2>
      <div className={styles.noticeList} data-testid="notice-list">
        <p>{code === '' ? t('notices:referral-without-code') : t('notices:referral-code', { code })}</p>
        <ExternalPageLink page="referralTerms">{t('notices:referral-terms')}</ExternalPageLink>
      </div>
    </div>
  );
});

const News = observer(function News({ view: { newsResource, news } }: ViewProps) {
  const { t } = useTexts();
  return (
    <NoticePart
      resource={newsResource}
      heading={t('notices:news')}
      failed={t('notices:news-failed')}
      isEmpty={news.length === 0}
    >
      <ul className={styles.noticeList} data-testid="notice-list">
        {news.map((document, at) => (
          <li key={`${String(at)} ${document.title}`}>
            <ContentPicture address={document.image} size="small" />
            <b>{document.title}</b>
            {document.shortDescription ? <p>{document.shortDescription}</p> : null}
            {document.longDescription ? <p>{document.longDescription}</p> : null}
            {document.disclaimers ? <small>{document.disclaimers}</small> : null}
            <NoticeLink document={document} />
          </li>
        ))}
      </ul>
    </NoticePart>
  );
});

/** The tips picked for the client, ahead of those for everybody [API-68]. */
const SmartTips = observer(function SmartTips({ view: { smartTipResource, smartTips } }: ViewProps) {
  const { t } = useTexts();
  return (
    <NoticePart
      resource={smartTipResource}
      heading={t('notices:smart-tips')}
      failed={t('notices:smart-tips-failed')}
      isEmpty={smartTips.length === 0}
    >
      <TipList tips={smartTips} />
    </NoticePart>
  );
});

const Tips = observer(function Tips({ view: { tipResource, tips } }: ViewProps) {
  const { t } = useTexts();
  return (
    <NoticePart
      resource={tipResource}
      heading={t('notices:tips')}
      failed={t('notices:tips-failed')}
      isEmpty={tips.length === 0}
      folded
    >
      <TipList tips={tips} />
    </NoticePart>
  );
});

function TipList({ tips }: { readonly tips: readonly ShownTip[] }) {
  return (
    <ul className={styles.noticeList} data-testid="notice-list">
      {tips.map(({ position, header, link, target, description, image }) => (
        <li key={position}>
          <ContentPicture address={image} size="small" />
          <b>
            {link ? (
              <ContentLink to={link} newTab={target === '_blank'}>
                {header}
              </ContentLink>
            ) : (
              header
            )}
          </b>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

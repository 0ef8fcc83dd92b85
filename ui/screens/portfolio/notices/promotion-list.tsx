import { observer } from 'mobx-react-lite';
import { promotionBanner, type Promotion } from '../../../../domain/notices/promotion';
import { ContentPicture } from '../../../app/content-picture';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import { NoticeLink } from './notice-link';
import type { NoticesViewModel } from './notices-view-model';
import * as styles from './notices.module.css';

/** The promotions of a client, a hero large, one that isn't sticky with a way to hide it [MSG-02, MSG-26, OPEN-86]. */
export const PromotionList = observer(function PromotionList({ view }: { readonly view: NoticesViewModel }) {
  return (
    <ul className={styles.noticeList} data-testid="notice-list">
      {view.promotions.map((promotion) => (
        <li
          key={promotion.code}
          data-size={promotionBanner(promotion).size}
          data-testid={`promotion-${promotionBanner(promotion).size}`}
        >
          <PromotionText promotion={promotion} />
          {promotionBanner(promotion).dismissible ? <HideButton view={view} promotion={promotion} /> : null}
        </li>
      ))}
    </ul>
  );
});

function PromotionText({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTexts();
  const { data, isNewClientPromo } = promotion;
  return (
    <>
      <ContentPicture address={data.image} size={promotionBanner(promotion).size === 'large' ? 'wide' : 'small'} />
      {isNewClientPromo ? <em>{t('notices:new-client')}</em> : null}
      <b>{data.title}</b>
      <p>{data.shortDescription}</p>
      {data.longDescription ? (
        <details open={data.fullView}>
          <summary>{t('notices:more')}</summary>
          <p>{data.longDescription}</p>
        </details>
      ) : null}
      {data.disclaimers ? <small>{data.disclaimers}</small> : null}
      <NoticeLink document={data} />
    </>
  );
}

type HideProps = { readonly view: NoticesViewModel; readonly promotion: Promotion };

function HideButton({ view, promotion }: HideProps) {
  const { t } = useTexts();
  return (
    <Button
      className={styles.promotionHide}
      theme="outlined"
      size="small"
      aria-label={t('notices:hide-offer', { title: promotion.data.title })}
      onClick={() => view.dismiss(promotion)}
    >
      {t('notices:hide')}
    </Button>
  );
}

import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { fund } from '../../workshop/samples';
import { type Meta, story } from '../../workshop/story';
import * as styles from '../order-page.module.css';
import { FundName } from './fund-name';

export default { title: 'orders/fund-name', component: FundName } satisfies Meta;

const onCard = (named: FundPreview) => (
  <div className={styles.orderPage}>
    <article className={styles.orderCard}>
      <header>
        <FundName fund={named} />
      </header>
    </article>
  </div>
);

export const Usual = story(({ language }) => onCard(fund(language)));
export const TooLong = story(({ language }) => onCard(fund(language, 'long')));
export const WithoutRating = story(({ language }) => onCard({ ...fund(language), fundRiskRating: undefined }));

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formatDate } from '../../../../domain/formatting/format-date';
import { useViewModel } from '../../../app/injection';
import { Async } from '../../../app/loading/async';
import { useTexts } from '../../../i18n/use-texts';
import { PastRatingsViewModel } from './past-ratings-view-model';
import * as styles from './past-ratings.module.css';

/**
 * The rating of each questionnaire that the client sent here, the latest first; nothing before the first [SUIT-13,
 * SUIT-23].
 */
export const PastRatings = observer(function PastRatings() {
  const { t, language } = useTexts();
  const { ratings } = useViewModel(PastRatingsViewModel);
  useEffect(() => {
    void ratings.load();
  }, [ratings]);
  return (
    <Async resource={ratings}>
      {(list) =>
        list.length === 0 ? null : (
          <section aria-labelledby="past-ratings-title">
            <h3 id="past-ratings-title">{t('questionnaire:standing.past-title')}</h3>
            <ul className={styles.pastRatings}>
              {list.map(({ assessedOn, level }, index) => (
                <li key={`${assessedOn} ${String(list.length - index)}`}>
                  <time dateTime={assessedOn}>{formatDate(assessedOn, language)}</time>
                  <span>{level ? t(`summaries:about.risk-${level}`) : t('summaries:about.no-risk')}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Async>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Assessments } from '../../../../application/ports/suitability/assessments';
import { formatDate } from '../../../../domain/formatting/format-date';
import { useMade } from '../../../app/injection';
import { PanelPart } from '../../../app/loading/panel-part';
import { useTexts } from '../../../i18n/use-texts';
import { Panel } from '../../../stores/panel';
import './past-ratings.css';

/** The rating of each questionnaire that the client sent here, the latest first; nothing before the first [SUIT-13, SUIT-23]. */
export const PastRatings = observer(function PastRatings() {
  const { t, language } = useTexts();
  const panel = useMade((get) => {
    const assessments = get(Assessments);
    return new Panel(() => assessments.pastRatings());
  });
  useEffect(() => {
    void panel.load();
  }, [panel]);
  return (
    <PanelPart panel={panel}>
      {(ratings) =>
        ratings.length === 0 ? null : (
          <section aria-labelledby="past-ratings-title">
            <h3 id="past-ratings-title">{t('standing.past-title')}</h3>
            <ul className="past-ratings">
              {ratings.map(({ assessedOn, level }, index) => (
                <li key={`${assessedOn} ${String(ratings.length - index)}`}>
                  <time dateTime={assessedOn}>{formatDate(assessedOn, language)}</time>
                  <span>{level ? t(`about.risk-${level}`) : t('about.no-risk')}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </PanelPart>
  );
});

import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../../domain/formatting/format-date';
import type { PointsDetail } from '../../../../domain/points/reward-points';
import { Amount } from '../../../components/figures/amount';
import { useTexts } from '../../../i18n/use-texts';
import { pointsText } from './points-text';

/** Shows the days on which points expire, and which of them soon [EPNT-02]. */
export const PointsExpiry = observer(function PointsExpiry({ details }: { readonly details: readonly PointsDetail[] }) {
  const { t, language } = useTexts();
  if (details.length === 0) return null;
  return (
    <details>
      <summary>{t('summaries:points.details')}</summary>
      <ul>
        {details.map(({ points, expiryDate, aboutToExpire }, index) => (
          // The server gives a line no name, and lines never move.
          <li key={index}>
            <span>
              {formatDate(expiryDate, language)} {aboutToExpire ? <small>{t('summaries:points.soon')}</small> : null}
            </span>
            <Amount>{pointsText(points)}</Amount>
          </li>
        ))}
      </ul>
    </details>
  );
});

import type { CoolingOffReason } from '../../domain/cooling-off/cooling-off-reason';
import { Button } from '../components/button';
import { StepHeading } from '../components/page/step-heading';
import { useTexts } from '../i18n/use-texts';
import * as styles from './cooling-off.module.css';

type CoolingOffNoticeProps = {
  readonly reasons: readonly CoolingOffReason[];
  readonly what: 'withdrawal' | 'redemption';
  readonly onWait: () => void;
  readonly onLeave: () => void;
};

/**
 * Explains why money isn't sent at once and what waiting means, and lets the client choose; the same wherever money
 * leaves [VCA-05, TRADE-109].
 */
export function CoolingOffNotice({ reasons, what, onWait, onLeave }: CoolingOffNoticeProps) {
  const { t } = useTexts();
  return (
    <section className={styles.coolingOff} data-testid="cooling-off">
      <StepHeading>{t('cooling-off:title')}</StepHeading>
      <p>{t('cooling-off:intro')}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{t(`cooling-off:reason-${reason}`)}</li>
        ))}
      </ul>
      <p>{t(`cooling-off:how-${what}`)}</p>
      <p>{t('cooling-off:told')}</p>
      <p className={styles.coolingOffBeware}>{t('cooling-off:beware')}</p>
      <p>{t('cooling-off:nothing')}</p>
      <div className={styles.coolingOffChoices}>
        <Button className={styles.coolingOffChoice} size="large" onClick={onLeave}>
          {t(`cooling-off:leave-${what}`)}
        </Button>
        <Button className={styles.coolingOffChoice} size="large" theme="outlined" onClick={onWait}>
          {t('cooling-off:wait')}
        </Button>
      </div>
    </section>
  );
}

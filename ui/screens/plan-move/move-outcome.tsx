import { observer } from 'mobx-react-lite';
import { plansPath } from '../../../config/named-paths';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { StepHeading } from '../../components/page/step-heading';
import { useTexts } from '../../i18n/use-texts';
import type { PlanMoveViewModel } from './plan-move-view-model';
import * as styles from './plan-move.module.css';

type OutcomeProps = {
  readonly view: PlanMoveViewModel;
  readonly phase: Extract<PlanMoveViewModel['phase'], { readonly kind: 'unknown' | 'not-possible' }>;
};

/**
 * Says why the plans aren't to be moved and what to do; or that the outcome is unknown, with a way to look it up
 * [RSP-05, RSP-13, API-90].
 */
export const MoveOutcome = observer(function MoveOutcome({ view, phase }: OutcomeProps) {
  const { t } = useTexts();
  const isUnknown = phase.kind === 'unknown';
  return (
    <section className={styles.planMoveParts}>
      <StepHeading>{t(isUnknown ? 'order-list:unknown-title' : 'plans:plan-move.not-possible-title')}</StepHeading>
      <p>{isUnknown ? t('submissions:unknown') : t(`plans:plan-move.not-possible-${phase.why}`)}</p>
      <p className={styles.planMoveActions}>
        {isUnknown ? (
          <Button onClick={() => void view.find()}>{t('order-list:find')}</Button>
        ) : (
          <Button onClick={view.goBack}>{t('plans:plan-move.look-again')}</Button>
        )}
        <ButtonLink to={plansPath} theme="outlined">
          {t('plans:new-plan.to-plans')}
        </ButtonLink>
      </p>
    </section>
  );
});

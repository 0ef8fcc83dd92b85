import { observer } from 'mobx-react-lite';
import { plansPath } from '../../../config/named-paths';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { StepHeading } from '../../components/page/step-heading';
import { useTexts } from '../../i18n/use-texts';
import type { NewPlanPhase, PlanConfirmationFlow } from './plan-confirmation-flow';
import { ActionRow } from '../../components/action-row';
import * as styles from './new-plan.module.css';

type OutcomeProps = {
  readonly view: PlanConfirmationFlow;
  readonly phase: Extract<NewPlanPhase, { readonly kind: 'unknown' | 'not-possible' }>;
};

/**
 * Says why no plan was set up and what to do; or that the outcome is unknown, with a way to look it up [RSP-07,
 * API-90].
 */
export const PlanSubmissionOutcome = observer(function PlanSubmissionOutcome({ view, phase }: OutcomeProps) {
  const { t } = useTexts();
  const isUnknown = phase.kind === 'unknown';
  return (
    <section className={styles.newPlanParts} data-testid="new-plan-parts">
      <StepHeading>{t(isUnknown ? 'order-list:unknown-title' : 'plans:new-plan.not-possible-title')}</StepHeading>
      <p>{isUnknown ? t('submissions:unknown') : t(`plans:new-plan.not-possible-${phase.why}`)}</p>
      <ActionRow data-testid="new-plan-actions">
        {isUnknown ? (
          <Button onClick={() => void view.find()}>{t('order-list:find')}</Button>
        ) : (
          <Button onClick={view.goBack}>{t('plans:new-plan.go-back')}</Button>
        )}
        <ButtonLink to={plansPath} theme="outlined">
          {t('plans:new-plan.to-plans')}
        </ButtonLink>
      </ActionRow>
    </section>
  );
});

import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { FindingStatus } from '../../components/fields/finding-status';
import { Notice } from '../../components/notices/notice';
import { StepHeading } from '../../components/page/step-heading';
import { useTexts } from '../../i18n/use-texts';
import { SecretForm } from '../../orders/terms/secret-form';
import { UnlessStopped } from '../../orders/unless-stopped';
import { orderOfMove } from './move-form';
import { MovedPlans } from './moved-plans';
import type { PlanMoveViewModel } from './plan-move-view-model';
import * as termsStyles from '../../orders/terms/terms.module.css';
import * as styles from './plan-move.module.css';

/** The move as it will be, to be read, and the transaction PIN that confirms it [RSP-05, RSP-12, PIN-03]. */
export const MoveConfirmation = observer(function MoveConfirmation({ view }: { readonly view: PlanMoveViewModel }) {
  const { t } = useTexts();
  return (
    <div className={styles.planMoveParts}>
      <StepHeading>{t('plans:plan-move.confirm-title')}</StepHeading>
      <MovedPlans moved={view.moved} />
      <section className={termsStyles.orderTerms} data-testid="order-terms">
        <h3>{t('plans:plan-move.terms-title')}</h3>
        <ul className={styles.planMoveTerms}>
          <li>{t('plans:plan-move.terms-final')}</li>
          <li>{t('plans:plan-move.terms-once')}</li>
          <li>{t('plans:plan-move.terms-payment')}</li>
          <li>{t('plans:plan-move.terms-units')}</li>
        </ul>
        <SendingProblem view={view} />
        <UnlessStopped orders={view.isSending ? [] : [orderOfMove(view)]}>
          <SecretForm view={view} />
        </UnlessStopped>
        <FindingStatus isFinding={view.phase.kind === 'finding'} />
        {view.isSending ? null : (
          <Button theme="outlined" size="small" onClick={view.goBack}>
            {t('plans:plan-move.go-back')}
          </Button>
        )}
      </section>
    </div>
  );
});

const SendingProblem = observer(function SendingProblem({ view: { phase } }: { readonly view: PlanMoveViewModel }) {
  const { t, language } = useTexts();
  if (phase.kind !== 'confirming' || !phase.problem) return null;
  return phase.problem === 'not-received' ? (
    <Notice tone="warning">{t('plans:plan-move.not-received')}</Notice>
  ) : (
    <FailureNotice failure={phase.problem} language={language} />
  );
});

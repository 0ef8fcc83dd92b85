import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { FindingStatus } from '../../components/fields/finding-status';
import { Notice } from '../../components/notices/notice';
import { StepHeading } from '../../components/page/step-heading';
import { useTexts } from '../../i18n/use-texts';
import { SecretForm } from '../../orders/terms/secret-form';
import { TermsChanged } from '../../orders/terms/terms-changed';
import { UnlessStopped } from '../../orders/unless-stopped';
import { orderOfMove } from './move-form';
import { MovedPlans } from './moved-plans';
import type { PlanMoveViewModel } from './plan-move-view-model';
import * as termsStyles from '../../orders/terms/terms.module.css';
import * as styles from './plan-move.module.css';

const termNames = ['final', 'once', 'payment', 'units'] as const;

/** The move as it will be, to be read, and the transaction PIN that confirms it [RSP-05, RSP-12, PIN-03]. */
export const MoveConfirmation = observer(function MoveConfirmation({ view }: { readonly view: PlanMoveViewModel }) {
  const { t } = useTexts();
  const title = t('plans:plan-move.terms-title');
  const terms = termNames.map((name) => t(`plans:plan-move.terms-${name}`));
  useEffect(() => {
    if (!view.isSending) view.showTerms({ title, text: terms.join('\n') });
  });
  return (
    <div className={termsStyles.orderConfirmation}>
      <div className={styles.planMoveParts}>
        <StepHeading>{t('plans:plan-move.confirm-title')}</StepHeading>
        <MovedPlans moved={view.moved} />
      </div>
      <section className={termsStyles.orderTerms} data-testid="order-terms">
        <h3>{title}</h3>
        <ul className={styles.planMoveTerms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <SendingProblem view={view} />
        <UnlessStopped orders={view.isSending ? [] : [orderOfMove(view)]}>
          {view.phase.kind === 'terms-changed' ? <TermsChanged keepsEntries={false} /> : <SecretForm view={view} />}
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

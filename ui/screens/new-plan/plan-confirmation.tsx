import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useInstance } from '../../app/injection';
import { PanelPart } from '../../app/panel-part';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/failure-notice';
import { FindingStatus } from '../../components/finding-status';
import { Notice } from '../../components/notice';
import { StepHeading } from '../../components/step-heading';
import { FundName } from '../../orders/fund-choice/fund-name';
import { NotesToAccept } from '../../orders/terms/notes-to-accept';
import { SecretForm } from '../../orders/terms/secret-form';
import { LanguageStore } from '../../stores/language-store';
import type { NewPlanViewModel } from './new-plan-view-model';
import { PlanFacts } from './plan-facts';
import type { PlanFigures } from './plan-figures';

type ConfirmationProps = { readonly view: NewPlanViewModel; readonly figures: PlanFigures };

/** The plan as it will be, to be read; what must be accepted; and the transaction PIN [RSP-07, TRADE-65, TRADE-81..84, PIN-03]. */
export const PlanConfirmation = observer(function PlanConfirmation({ view, figures }: ConfirmationProps) {
  const { t } = useTranslation();
  const { fund, amount, paidFrom } = figures;
  return (
    <div className="new-plan-parts">
      <StepHeading>{t('new-plan.confirm-title')}</StepHeading>
      <article className="order-card new-plan-fund" aria-label={fund.name}>
        <FundName fund={fund} />
        {amount && paidFrom ? <PlanFacts {...factsOf(figures, { amount, paidFrom })} /> : null}
        {view.isSending ? null : (
          <Button theme="outlined" size="small" onClick={view.goBack}>
            {t('new-plan.go-back')}
          </Button>
        )}
      </article>
      <section className="order-terms" aria-label={t('order-list.notes-title')}>
        <PanelPart panel={view.agreements}>
          {() => <NotesToAccept terms={view.terms} isLocked={view.isSending} />}
        </PanelPart>
        <SendingProblem view={view} />
        {view.isAccepted ? (
          <SecretForm view={view} />
        ) : (
          <p className="order-not-yet">{t('order-list.not-yet-notes-pin')}</p>
        )}
        <FindingStatus isFinding={view.phase.kind === 'finding'} />
      </section>
    </div>
  );
});

const factsOf = (
  { currency, dayOfMonth, first, cost }: PlanFigures,
  known: Pick<Parameters<typeof PlanFacts>[0], 'amount' | 'paidFrom'>,
) => ({ currency, dayOfMonth, first, cost, ...known });

const SendingProblem = observer(function SendingProblem({ view: { phase } }: { readonly view: NewPlanViewModel }) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  if (phase.kind !== 'confirming' || !phase.problem) return null;
  return phase.problem === 'not-received' ? (
    <Notice tone="warning">{t('new-plan.not-received')}</Notice>
  ) : (
    <FailureNotice failure={phase.problem} language={language} />
  );
});

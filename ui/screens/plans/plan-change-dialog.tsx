import { observer } from 'mobx-react-lite';
import { isStoppedWithPlans, type PlanChangeKind } from '../../../domain/regular-plans/changing/plan-change';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { Button } from '../../components/button';
import { Dialog } from '../../components/notices/dialog';
import { FailureNotice } from '../../components/notices/failure-notice';
import { FindingStatus } from '../../components/fields/finding-status';
import { Notice } from '../../components/notices/notice';
import { SentenceGap } from '../../components/sentence-gap';
import { useTexts } from '../../i18n/use-texts';
import { TermsChanged } from '../../orders/terms/terms-changed';
import { TransactionSecretField } from '../../orders/terms/secret-form';
import { orderOf, UnlessStopped, useOrderStop } from '../../orders/unless-stopped';
import { useChangeText, useChangeWords } from './change-text';
import type { PlanChangeFlow } from './plan-change-flow';
import { PlanFigure, usePlanName } from './plan-figure';
import { PlanTermsFields } from './plan-terms-fields';
import type { PlansViewModel } from './plans-view-model';
import * as dialogStyles from '../../components/notices/dialog.module.css';
import * as styles from './plans.module.css';

type ChangePromptProps = { readonly view: PlanChangeFlow; readonly at: NonNullable<PlanChangeFlow['at']> };
type PlanChangeDialogProps = Pick<ChangePromptProps, 'at'> & { readonly plans: PlansViewModel };

/** Confirms a change of a plan, says from which debit it is effective, and shows the outcome [RSP-09]. */
export const PlanChangeDialog = observer(function PlanChangeDialog({ plans, at }: PlanChangeDialogProps) {
  const { t } = useTexts();
  const { changing: view, points } = plans;
  const { plan, change, phase } = at;
  const areTermsChanged = phase.kind === 'terms-changed';
  const isOver = phase.kind === 'not-possible' || areTermsChanged;
  const nameOf = usePlanName();
  const { title } = useChangeWords(at);
  const textOf = useChangeText(at);
  const orders =
    isStoppedWithPlans(change) && phase.kind === 'asking' ? [orderOf('plan', [plan.fund, plan.intoFund])] : [];
  const isStopped = useOrderStop(orders) !== undefined;
  return (
    <Dialog title={title} size={change === 'change' && !isOver ? 'l' : 'm'} onClose={view.leave}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isStopped) void view.send(textOf(view));
        }}
      >
        <div className={styles.planDialog} data-testid="plan-dialog">
          <p>
            <b>{nameOf(plans.listed(plan))}</b> <small>{plan.refNo}</small>
          </p>
          {change === 'change' && !isOver ? <PlanTermsFields view={view} plan={plan} points={points} /> : null}
          <FindingStatus isFinding={phase.kind === 'finding'} />
          {areTermsChanged ? (
            <TermsChanged keepsEntries={false} />
          ) : phase.kind === 'not-possible' ? (
            <Notice tone="danger">{t(`plans:not-possible-${phase.why}`)}</Notice>
          ) : phase.kind === 'unknown' ? (
            <Notice tone="warning">{t('submissions:unknown')}</Notice>
          ) : (
            <ChangeStartText view={view} at={at} />
          )}
          <Problem at={at} />
          <UnlessStopped orders={orders}>{null}</UnlessStopped>
          {view.needsSecret && !isOver ? <TransactionSecretField view={view} /> : null}
        </div>
        <div className={dialogStyles.dialogActions}>
          {isOver || isStopped ? null : (
            <Button type="submit" theme={change === 'change' ? 'primary' : 'outlined'} aria-busy={view.isSending}>
              {t(phase.kind === 'unknown' ? 'plans:find-again' : goKey(plan, change))}
            </Button>
          )}
          <Button
            theme={change === 'change' && !isOver ? 'outlined' : 'primary'}
            data-first-focus={change === 'change' ? undefined : true}
            onClick={view.leave}
          >
            {t(isOver ? 'plans:close' : 'plans:keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});

const ChangeStartText = observer(function ChangeStartText({ view, at }: ChangePromptProps) {
  const words = useChangeWords(at);
  const { start } = view;
  if (!start) return null;
  return (
    <>
      <p>{words.effect(start)}</p>
      {start.before.map((due) => (
        <p key={`${due.month} ${String(due.day)}`}>
          {words.unchangedOn(due)}
          <SentenceGap />
          <PlanFigure plan={at.plan} figure={due.amount} />
        </p>
      ))}
    </>
  );
});

const goKey = ({ intoFund }: PlanSchedule, change: PlanChangeKind) =>
  intoFund ? (`plans:switch-plan.go-${change}` as const) : (`plans:go-${change}` as const);

const Problem = observer(function Problem({ at: { phase } }: Pick<ChangePromptProps, 'at'>) {
  const { language } = useTexts();
  return phase.kind === 'asking' && phase.problem ? (
    <FailureNotice failure={phase.problem} language={language} />
  ) : null;
});

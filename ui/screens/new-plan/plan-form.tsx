import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import { FundName } from '../../orders/fund-choice/fund-name';
import { FundPicker } from '../../orders/fund-choice/fund-picker';
import { SuggestedFunds } from '../../orders/fund-choice/suggested-funds';
import { RefusalNote } from '../../orders/refusal-note';
import { orderOf, useOrderStop } from '../../orders/unless-stopped';
import { useCheckedForm } from '../../orders/use-checked-form';
import type { NewPlanViewModel } from './new-plan-view-model';
import { PlanContinue } from './plan-continue';
import { PlanFields } from './plan-fields';
import { PlanPayment } from './plan-payment';
import { PlanTypeChoice } from './plan-type-choice';
import { Note } from '../../components/notices/note';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as styles from './new-plan.module.css';

/** The fund of a new plan, its amount and day, and what pays for it [RSP-07]. */
export const PlanForm = observer(function PlanForm({ view }: { readonly view: NewPlanViewModel }) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { figures, refusal } = view;
  const order = orderOf('plan', [figures?.fund]);
  const submit = useCheckedForm(form, () => view.proceed(), useOrderStop([order]) !== undefined);
  if (view.resource.value?.accountNo === '') return <Notice tone="warning">{t('plans:new-plan.no-account')}</Notice>;
  if (!figures)
    return (
      <div className={styles.newPlanParts} data-testid="new-plan-parts">
        <Note data-testid="new-plan-note">{t('plans:new-plan.intro')}</Note>
        <FundPicker
          finder={view.finder}
          label={t('plans:new-plan.which-fund')}
          taken={[]}
          onChoose={(code) => void view.finder.pick(code)}
        />
        <SuggestedFunds held={view.held} onChoose={(code) => void view.finder.pick(code)} />
      </div>
    );
  return (
    <form ref={form} noValidate className={styles.newPlanParts} data-testid="new-plan-parts" onSubmit={submit}>
      <article
        className={`${orderPageStyles.orderCard} ${styles.newPlanFund}`}
        data-testid="new-plan-fund"
        aria-label={figures.fund.name}
      >
        <header>
          <FundName fund={figures.fund} />
          <button type="button" className={orderPageStyles.orderLink} onClick={view.chooseAnother}>
            {t('plans:new-plan.another-fund')}
          </button>
        </header>
        {refusal !== undefined && refusal !== 'not-in-region' ? (
          <RefusalNote refusal={refusal} mend={t('plans:new-plan.mend-fund')} />
        ) : null}
        {figures.currencies.length === 0 ? <Notice tone="warning">{t('plans:new-plan.no-currency')}</Notice> : null}
      </article>
      <PlanTypeChoice figures={figures} />
      {refusal === undefined && figures.currencies.length > 0 ? (
        <>
          <PlanFields figures={figures} onLoadPoints={() => void view.load()} />
          <PlanPayment figures={figures} />
          {figures.paidFrom ? <PlanContinue order={order} /> : null}
        </>
      ) : null}
    </form>
  );
});

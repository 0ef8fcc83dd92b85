import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { destinationAddress } from '../../../../config/destinations';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { MoveReasons } from '../../../components/notices/move-reasons';
import { PlanDayChoice } from '../../../components/fields/plan-day-choice';
import { Notice } from '../../../components/notices/notice';
import { OldPriceNote } from '../../../funds/old-price-note';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { Amount } from '../../../components/figures/amount';
import { moneyText } from '../../../components/figures/money-text';
import { Fact } from '../../../components/figures/fact';
import { FactRows } from '../../../orders/facts/entry-facts';
import { SwitchTargetFacts } from '../../../orders/facts/switch-target-facts';
import { SwitchedHoldingFacts } from '../../../orders/facts/switched-holding-facts';
import { QuickShares } from '../../../orders/quick-shares';
import { NumberField } from '../../../orders/number-field';
import { unitsText } from '../../../orders/quantity-text';
import { FundName } from '../../../orders/fund-choice/fund-name';
import { FundPicker } from '../../../orders/fund-choice/fund-picker';
import { ChosenHolding } from '../../../orders/holding-choice/chosen-holding';
import { HoldingPicker } from '../../../orders/holding-choice/holding-picker';
import { useProblemText } from '../../../orders/problem-text';
import { RefusalNote } from '../../../orders/refusal-note';
import { orderOf, useOrderStop } from '../../../orders/unless-stopped';
import { useCheckedForm } from '../../../orders/use-checked-form';
import { PlanContinue } from '../plan-continue';
import type { SwitchFigures } from './switch-figures';
import type { SwitchPlanViewModel } from './switch-plan-view-model';
import { Note } from '../../../components/notices/note';
import * as factsStyles from '../../../orders/facts/entry-facts.module.css';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../new-plan.module.css';

type FormProps = { readonly view: SwitchPlanViewModel };

/** The holding that a monthly switch leaves, its units and day, and the fund that it goes into [RSP-08]. */
export const SwitchPlanForm = observer(function SwitchPlanForm({ view }: FormProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const form = useRef<HTMLFormElement>(null);
  const { figures, refusal } = view;
  const order = orderOf('plan', [figures.chosen?.holding.fund, figures.target]);
  const submit = useCheckedForm(form, () => view.proceed(), useOrderStop([order]) !== undefined);
  const { accountNo, holdings } = view.resource.value ?? { holdings: [] };
  if (accountNo === '') return <Notice tone="warning">{t('plans:new-plan.no-account')}</Notice>;
  if (holdings.length === 0)
    return (
      <div className={styles.newPlanParts} data-testid="new-plan-parts">
        <p>{t('plans:switch-plan.nothing-held')}</p>
        <p>
          <Link to={destinationAddress('fundSearch', configuration)}>{t('place-order:to-funds')}</Link>
        </p>
      </div>
    );
  const canLeave = figures.chosen !== undefined && refusal === undefined;
  return (
    <div className={styles.newPlanParts} data-testid="new-plan-parts">
      {figures.chosen ? null : (
        <Note data-testid="new-plan-note">
          {t(figures.returnRules ? 'plans:smart-switch.intro' : 'plans:switch-plan.intro')}
        </Note>
      )}
      <form ref={form} noValidate className={styles.newPlanParts} data-testid="new-plan-parts" onSubmit={submit}>
        <HoldingField view={view} />
        {refusal !== undefined && refusal !== 'not-in-region' ? <RefusalNote refusal={refusal} /> : null}
        {canLeave ? <UnitsFields figures={figures} /> : null}
        {canLeave && figures.target ? <TargetFund view={view} /> : null}
        {canLeave && figures.target && view.targetProblem === undefined ? <PlanContinue order={order} /> : null}
      </form>
      {canLeave && !figures.target ? (
        <FundPicker
          finder={view.finder}
          label={t('plans:switch-plan.into-which')}
          taken={[]}
          left={figures.chosen.holding.fund}
          onChoose={(code) => void view.finder.pick(code)}
        />
      ) : null}
    </div>
  );
});

const HoldingField = observer(function HoldingField({ view: { figures, resource } }: FormProps) {
  const { t } = useTexts();
  const [isChanged, setChanged] = useState(false);
  const holdings = (resource.value?.holdings ?? []).map(({ holding }) => holding);
  const { chosen } = figures;
  const choose = (id: string) => {
    setChanged(true);
    figures.choose(id);
  };
  return (
    <section className={`${orderPageStyles.orderCard} ${styles.newPlanDay}`} data-testid="new-plan-day">
      {chosen ? (
        <ChosenHolding
          key={figures.holdingId}
          holding={chosen.holding}
          takesFocus={isChanged}
          onChange={holdings.length > 1 ? () => choose('') : undefined}
        />
      ) : (
        <HoldingPicker
          label={t('plans:switch-plan.holding')}
          holdings={holdings}
          takesFocus={isChanged}
          onChoose={choose}
        />
      )}
    </section>
  );
});

type FieldsProps = { readonly figures: SwitchFigures };

const UnitsFields = observer(function UnitsFields({ figures }: FieldsProps) {
  const { t } = useTexts();
  const { rule, problem, currency, worth, chosen } = figures;
  const problemText = useProblemText({ rule, currency });
  return (
    <section className={`${orderPageStyles.orderCard} ${factsStyles.entryFactsBeside}`} data-testid="new-plan-fields">
      <div className={styles.newPlanFields}>
        <NumberField
          label={t(figures.returnRules ? 'plans:switch-plan.amount' : 'plans:switch-plan.units')}
          hint={t('order-list:edit-held', { units: unitsText(rule.available, rule.places) })}
          error={problem && problemText(problem)}
          value={figures.typed}
          onType={figures.type}
          onLeave={figures.unitsPause.end}
        />
        <QuickShares legend={t('place-order:quick-shares')} value={figures.share ?? ''} onChange={figures.takeShare} />
        {chosen ? <OldPriceNote name={chosen.holding.fund.name} date={chosen.holding.fund.priceDate} /> : null}
        {worth ? (
          <FactRows data-testid="order-facts">
            <Fact label={t('order-list:estimate')}>
              <Amount>{moneyText(currency, worth)}</Amount>
            </Fact>
          </FactRows>
        ) : null}
        <div className={styles.newPlanDay} data-testid="new-plan-day">
          <PlanDayChoice
            label={t('plans:switch-plan.day')}
            days={figures.days}
            chosen={figures.chosenDays}
            most={figures.mostDays}
            error={figures.isWithoutDay ? t('plans:switch-plan.days-required') : undefined}
            onToggle={figures.toggleDay}
          />
          <FirstSwitch figures={figures} />
        </div>
        <ReturnField figures={figures} />
      </div>
      {figures.chosen ? <SwitchedHoldingFacts holding={figures.chosen.holding} /> : null}
    </section>
  );
});

const FirstSwitch = observer(function FirstSwitch({ figures: { first } }: FieldsProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  return (
    <Note role="status" className={styles.newPlanFirst} data-testid="new-plan-first">
      {first ? t('plans:switch-plan.first', { date: promised(first.date) }) : null}
      {first ? <MoveReasons due={first} /> : null}
    </Note>
  );
});

/**
 * The field of the return from which it switches, where plans can wait for one, with the price that it is measured by
 * [LINK-31].
 */
const ReturnField = observer(function ReturnField({ figures }: FieldsProps) {
  const { t } = useTexts();
  const { returnRules, returnProblem } = figures;
  if (!returnRules) return null;
  return (
    <>
      <NumberField
        label={t('plans:smart-switch.return')}
        hint={t('plans:smart-switch.return-hint')}
        error={
          returnProblem &&
          t(`plans:smart-switch.return-${returnProblem}`, { most: formatNumber(returnRules.most, { precision: 0 }) })
        }
        value={figures.typedReturn}
        onType={figures.typeReturn}
        onLeave={figures.returnPause.end}
      />
      <Note data-testid="new-plan-note">{t('plans:smart-switch.measured')}</Note>
    </>
  );
});

const TargetFund = observer(function TargetFund({ view }: FormProps) {
  const { t } = useTexts();
  const { targetProblem: intoRefusal, figures } = view;
  const { target, boughtUnits } = figures;
  if (!target) return null;
  return (
    <article
      className={`${orderPageStyles.orderCard} ${styles.newPlanFund}`}
      data-testid="new-plan-fund"
      aria-label={target.name}
    >
      <header>
        <FundName fund={target} />
        <button type="button" className={orderPageStyles.orderLink} onClick={() => figures.chooseTarget(undefined)}>
          {t('plans:new-plan.another-fund')}
        </button>
      </header>
      {intoRefusal === undefined ? <OldPriceNote name={target.name} date={target.fundPrice?.date} /> : null}
      {intoRefusal !== undefined && intoRefusal !== 'not-in-region' ? (
        <RefusalNote refusal={intoRefusal} mend={t('plans:switch-plan.mend-into')} />
      ) : (
        <SwitchTargetFacts target={target} currency={figures.currency} boughtUnits={boughtUnits} />
      )}
    </article>
  );
});

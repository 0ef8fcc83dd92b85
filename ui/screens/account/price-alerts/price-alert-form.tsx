import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatExact } from '../../../../domain/formatting/format-exact';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { formatPrice } from '../../../../domain/formatting/format-price';
import { priceAlertDirections } from '../../../../domain/funds/watching/price-alert';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { shownChanges } from '../../../../domain/holdings/figures/shown-change';
import { targetDigits } from '../../../../domain/funds/watching/price-alert-target';
import { Button } from '../../../components/button';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { FormGroup } from '../../../components/fields/form-group';
import { Select } from '../../../components/fields/select';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { Amount } from '../../../components/figures/amount';
import { Change } from '../../../components/figures/change';
import { Fact } from '../../../components/figures/fact';
import { Facts } from '../../../components/figures/facts';
import { FundCombobox } from '../../../funds/finding/fund-combobox';
import { useTexts } from '../../../i18n/use-texts';
import { NumberField } from '../../../orders/number-field';
import type { PriceAlertsViewModel } from './price-alerts-view-model';
import { FinePrint, Note } from '../../../components/notices/note';
import * as styles from '../account-screen.module.css';

type FormProps = { readonly view: PriceAlertsViewModel };

/** Sets an alert, or changes the target of one; which fund and side it is about stays as it is then. */
export const PriceAlertForm = observer(function PriceAlertForm({ view }: FormProps) {
  const { t } = useTexts();
  const { draft, targetProblem, bases } = view;
  const { changes } = draft;
  const target = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (changes) target.current?.focus();
  }, [changes]);
  return (
    <form
      noValidate
      className={styles.priceAlertForm}
      data-testid="price-alert-form"
      aria-label={t(changes ? 'account:price-alerts.change' : 'account:price-alerts.new')}
      onSubmit={(event) => {
        event.preventDefault();
        void view.save();
      }}
    >
      <h3>{changes ? view.nameOf(changes) : t('account:price-alerts.new')}</h3>
      {changes ? null : <FundChoice view={view} />}
      <AlertedFacts view={view} />
      {changes ? (
        <p>{t(`account:price-alerts.direction-${draft.direction}`)}</p>
      ) : (
        <SegmentedControl
          legend={t('account:price-alerts.direction')}
          options={priceAlertDirections.map((value) => ({
            value,
            label: t(`account:price-alerts.${view.basis === 'cost' ? 'cost' : 'direction'}-${value}`),
          }))}
          value={draft.direction}
          onChange={(direction) => {
            view.fill({ direction });
          }}
        />
      )}
      {bases.length > 1 ? (
        <SegmentedControl
          legend={t('account:price-alerts.basis')}
          options={bases.map((value) => ({ value, label: t(`account:price-alerts.basis-${value}`) }))}
          value={view.basis}
          onChange={view.measureFrom}
        />
      ) : null}
      <CostChoice view={view} />
      {view.basis === 'price' ? null : (
        <SegmentedControl
          legend={t('account:price-alerts.quick-percents')}
          options={quickPercents.map((value) => ({ value, label: `${value}%` }))}
          value={view.typedTarget}
          onChange={view.choosePercent}
        />
      )}
      <NumberField
        label={t(view.basis === 'price' ? 'account:price-alerts.target' : 'account:price-alerts.percent')}
        error={targetProblem && t(`account:price-alerts.problem-${targetProblem}`, targetDigits)}
        inputRef={target}
        value={view.typedTarget}
        onType={view.typeTarget}
        onLeave={view.pause.end}
      />
      <WantedTarget view={view} />
      <p className={styles.priceAlertActions} data-testid="price-alert-actions">
        <Button type="submit" aria-busy={view.isBusy}>
          {t(changes ? 'account:price-alerts.save' : 'account:price-alerts.set')}
        </Button>
        {changes ? (
          <Button
            theme="outlined"
            onClick={({ currentTarget }) => {
              // This button goes; the form stays.
              currentTarget.form?.querySelector('input')?.focus();
              view.abandon();
            }}
          >
            {t('account:price-alerts.cancel')}
          </Button>
        ) : null}
      </p>
    </form>
  );
});

/** The percents that one press chooses. */
const quickPercents = ['5', '10', '20'];

/** The choice of the holding whose cost a percent is from, where the fund is held several times. */
const CostChoice = observer(function CostChoice({ view: { basis, alerted } }: FormProps) {
  const { t } = useTexts();
  const { costs, costChosen } = alerted;
  if (basis !== 'cost' || !costChosen || costs.length === 1) return null;
  return (
    <FormGroup label={t('account:price-alerts.cost-of')}>
      {(field) => (
        <Select
          field={field}
          value={costChosen.holding.id}
          options={costs.map(({ holding }) => ({ value: holding.id, label: placeOf(holding) }))}
          onChange={alerted.chooseHolding}
        />
      )}
    </FormGroup>
  );
});

/** Tells one holding of a fund from the others: its account, and the currency in which it is settled. */
const placeOf = ({ accountNo, fund, settlementCurrency = fund.baseCurrency }: PortfolioHolding): string =>
  `${accountNo}　${settlementCurrency}`;

/** The latest price of the fund and, of each holding of it, what its units cost and have brought. */
const AlertedFacts = observer(function AlertedFacts({ view: { alerted, draft, chosenFund } }: FormProps) {
  const { t, language } = useTexts();
  const { latest, costs } = alerted;
  const currency = chosenFund?.baseCurrency ?? draft.changes?.currency ?? '';
  if (!latest && costs.length === 0) return null;
  return (
    <Facts data-testid="price-alert-facts">
      {latest ? (
        <Fact label={t('account:price-alerts.latest-price')}>
          {currency} {formatPrice(latest.price)}
          {latest.date ? <FinePrint> {formatDate(latest.date, language)}</FinePrint> : null}
        </Fact>
      ) : null}
      {costs.map(({ holding, cost }) => (
        <Fact key={holding.id} label={t('account:price-alerts.cost')}>
          <Amount>
            {currency} {formatNumber(cost, { precision: holding.averageUnitCostPrecision })}
          </Amount>{' '}
          <Change {...shownChanges(holding.line).returnPercent} />
          {costs.length > 1 ? <FinePrint>{placeOf(holding)}</FinePrint> : null}
        </Fact>
      ))}
    </Facts>
  );
});

/** The price that the form would wait for, and whether the latest one is there already. */
const WantedTarget = observer(function WantedTarget({ view }: FormProps) {
  const { t } = useTexts();
  const { wanted, draft, chosenFund, isReachedNow } = view;
  if (!wanted) return null;
  const currency = chosenFund?.baseCurrency ?? draft.changes?.currency ?? '';
  const target = `${currency} ${formatExact(wanted, 2)}`.trim();
  return (
    <Note role="status" data-testid="account-note">
      {view.basis === 'price' ? null : t(`account:price-alerts.waits-${draft.direction}`, { target })}{' '}
      {isReachedNow ? t('account:price-alerts.reached-now') : null}
    </Note>
  );
});

/** The search for a fund by its name, code or ISIN, and then the fund that was chosen. */
const FundChoice = observer(function FundChoice({ view }: FormProps) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<string | undefined>(undefined);
  const { funds, chosenFund } = view;
  const chosen = chosenFund && fundId(chosenFund);
  useEffect(() => {
    // The button that chose it is gone, and so is the one that let it go.
    if (before.current !== undefined && before.current !== (chosen ?? ''))
      place.current?.querySelector<HTMLElement>('input, button')?.focus();
    before.current = funds.phase.kind === 'ready' ? (chosen ?? '') : undefined;
  }, [chosen, funds.phase.kind]);
  if (funds.phase.kind === 'failed')
    return (
      <RetryPanel
        text={t('account:price-alerts.funds-failed')}
        action={t('common:panel.retry')}
        onRetry={() => void funds.load()}
      />
    );
  if (chosenFund)
    return (
      <div ref={place} className={styles.priceAlertChosen} data-testid="price-alert-fund">
        <p>
          {chosenFund.name} <small>{`${chosenFund.code}　${chosenFund.baseCurrency}`}</small>
        </p>
        <Button theme="outlined" size="small" onClick={() => view.chooseFund('')}>
          {t('account:price-alerts.other-fund')}
        </Button>
      </div>
    );
  return (
    <div ref={place}>
      <FundCombobox
        typeAhead={view.typeAhead}
        label={t('account:price-alerts.find-fund')}
        onChoose={(fund) => view.chooseFund(fundId(fund))}
      />
      {view.isFundMissing ? (
        <p className={styles.priceAlertMissing} role="alert">
          {t('account:price-alerts.problem-no-fund')}
        </p>
      ) : null}
    </div>
  );
});

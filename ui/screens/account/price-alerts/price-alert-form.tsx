import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { targetDigits } from '../../../../domain/funds/watching/price-alert-target';
import { Button } from '../../../components/button';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { FormGroup } from '../../../components/fields/form-group';
import { Select } from '../../../components/fields/select';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { TextField } from '../../../components/fields/text-field';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { useTexts } from '../../../i18n/use-texts';
import type { PriceAlertsViewModel } from './price-alerts-view-model';
import { Note } from '../../../components/notices/note';
import * as styles from '../account-screen.module.css';

type FormProps = { readonly view: PriceAlertsViewModel };

/** Sets an alert, or changes the target of one; which fund and side it is about stays as it is then. */
export const PriceAlertForm = observer(function PriceAlertForm({ view }: FormProps) {
  const { t } = useTexts();
  const { draft, targetProblem, directions } = view;
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
      {changes || directions.length === 1 ? (
        <p>{t(`account:price-alerts.direction-${draft.direction}`)}</p>
      ) : (
        <SegmentedControl
          legend={t('account:price-alerts.direction')}
          options={directions.map((value) => ({ value, label: t(`account:price-alerts.direction-${value}`) }))}
          value={draft.direction}
          onChange={(direction) => {
            view.fill({ direction });
          }}
        />
      )}
      <TextField
        label={t('account:price-alerts.target')}
        error={targetProblem && t(`account:price-alerts.problem-${targetProblem}`, targetDigits)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        inputRef={target}
        value={draft.target}
        onChange={(event) => {
          view.fill({ target: event.target.value });
        }}
      />
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

/** Every fund of the region by its name, or those that are searched for. */
const FundChoice = observer(function FundChoice({ view }: FormProps) {
  const { t } = useTexts();
  const { funds, fundsFound, fundText } = view;
  if (funds.phase.kind === 'failed')
    return (
      <RetryPanel
        text={t('account:price-alerts.funds-failed')}
        action={t('common:panel.retry')}
        onRetry={() => void funds.load()}
      />
    );
  const isReady = funds.phase.kind === 'ready';
  return (
    <>
      <TextField
        label={t('account:price-alerts.find-fund')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={fundText}
        onChange={(event) => {
          view.findFund(event.target.value);
        }}
      />
      <Note data-testid="account-note" role="status">
        {isReady && fundText.trim() !== '' ? t('account:price-alerts.found', { number: fundsFound.length }) : null}
      </Note>
      <FormGroup
        label={t('account:price-alerts.fund')}
        error={view.isFundMissing ? t('account:price-alerts.problem-no-fund') : undefined}
      >
        {(field) => (
          <Select
            field={field}
            className={styles.priceAlertFund}
            value={view.chosenId}
            options={[
              { value: '', label: t(isReady ? 'account:price-alerts.choose' : 'account:waiting') },
              ...fundsFound.map((fund) => ({
                value: fundId(fund),
                label: `${fund.name} (${fund.code}, ${fund.baseCurrency})`,
              })),
            ]}
            onChange={(chosen) => {
              view.fill({ fundId: chosen });
            }}
          />
        )}
      </FormGroup>
    </>
  );
});

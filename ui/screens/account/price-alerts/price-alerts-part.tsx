import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewModelFor } from '../../../app/injection';
import { FindingStatus } from '../../../components/fields/finding-status';
import { FailureNotice } from '../../../components/notices/failure-notice';
import { Notice } from '../../../components/notices/notice';
import { alertFundId } from '../../../../domain/funds/watching/price-alert';
import { useTexts } from '../../../i18n/use-texts';
import { Async } from '../../../app/loading/async';
import { PriceAlertForm } from './price-alert-form';
import { PriceAlertRow } from './price-alert-row';
import { PriceAlertsViewModelFactory } from './price-alerts-view-model';
import { RemovedAlert } from './removed-alert';
import { Note } from '../../../components/notices/note';
import * as styles from '../account-screen.module.css';

/**
 * The client's price alerts, and the form that sets and changes them; a fund in the address is chosen already
 * [ACCT-05].
 */
export const PriceAlertsPart = observer(function PriceAlertsPart() {
  const { t, language } = useTexts();
  const [search] = useSearchParams();
  const view = useViewModelFor(PriceAlertsViewModelFactory, search.get('fundCode') ?? undefined);
  useEffect(() => {
    view.load();
  }, [view, language]);
  const list = useRef<HTMLDivElement>(null);
  const { phase } = view;
  return (
    <>
      {phase.kind === 'failed' ? <FailureNotice failure={phase.failure} language={language} /> : null}
      {phase.kind === 'saved' ? <Notice tone="info">{t('account:price-alerts.saved')}</Notice> : null}
      {phase.kind === 'removed' ? (
        <RemovedAlert
          alert={phase.alert}
          name={view.nameOf(phase.alert)}
          onUndo={() => {
            // The button goes with what it undoes.
            list.current?.focus();
            void view.restore(phase.alert);
          }}
        />
      ) : null}
      {phase.kind === 'unknown' ? <Notice tone="warning">{t('submissions:unknown')}</Notice> : null}
      <FindingStatus isFinding={phase.kind === 'finding'} />
      <Async resource={view.alerts}>
        {(alerts) => (
          <>
            <div ref={list} tabIndex={-1}>
              {alerts.length === 0 ? (
                <p>{t('account:price-alerts.none')}</p>
              ) : (
                <ul
                  className={styles.priceAlertList}
                  data-testid="price-alert-list"
                  aria-label={t('account:tab-price-alerts')}
                >
                  {alerts.map((alert) => (
                    <PriceAlertRow key={`${alertFundId(alert)} ${alert.direction}`} view={view} alert={alert} />
                  ))}
                </ul>
              )}
            </div>
            <PriceAlertForm view={view} />
          </>
        )}
      </Async>
      <Note data-testid="account-note">{t('account:price-alerts.note')}</Note>
    </>
  );
});

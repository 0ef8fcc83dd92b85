import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Clock } from '../../../application/ports/clock';
import { RegularPlans } from '../../../application/ports/home/regular-plans';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { hongKongMoment } from '../../../domain/formatting/hong-kong-moment';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import { plannedExecutions } from '../../../domain/regular-plans/planned-executions';
import { PanelPart } from '../../app/panel-part';
import { useConfiguration, useInstance, useViewModel } from '../../app/injection';
import { Amount } from '../../components/amount';
import { LanguageStore } from '../../stores/language-store';
import { Panel } from '../../stores/panel';

/** The days on which the client's regular plans invest in the months to come, and how much [ORDQ-07, RSP-02]. */
export const PlannedOrders = observer(function PlannedOrders() {
  const { t } = useTranslation();
  const { region } = useConfiguration();
  const { language } = useInstance(LanguageStore);
  const clock = useInstance(Clock);
  const plans = useViewModel((get) => new Panel(() => get(RegularPlans).current()));
  useEffect(() => {
    void plans.load();
  }, [plans, language]);
  return (
    <PanelPart panel={plans}>
      {(list) => {
        const planned = plannedExecutions(list, dayOf(clock.now()), marketCalendar(region));
        if (planned.length === 0)
          return (
            <div className="records-empty">
              <p>
                <b>{t('order-records.scheduled-none')}</b>
              </p>
              <p>{t('order-records.scheduled-none-text')}</p>
            </div>
          );
        return (
          <>
            <p className="record-note">{t('order-records.scheduled-note')}</p>
            <ul className="records-planned">
              {planned.map(({ plan, date }) => (
                <li key={`${plan.refNo} ${date}`}>
                  <time dateTime={date}>{formatDate(date, language)}</time>
                  <span className="record-fund">
                    {plan.fund.name}
                    <small>{t('order-records.plan', { number: plan.refNo })}</small>
                  </span>
                  {plan.amount ? (
                    <b>
                      <Amount>
                        {plan.currency} {formatNumber(plan.amount, { precision: plan.amountPrecision })}
                      </Amount>
                    </b>
                  ) : null}
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </PanelPart>
  );
});

/** The day of an instant in Hong Kong. */
function dayOf(milliseconds: number): string {
  const moment = hongKongMoment(new Date(milliseconds).toISOString());
  return moment ? `${moment.year}-${moment.month}-${moment.day}` : '';
}

import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { destinationAddress } from '../../../../config/destinations';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { OldPriceNote } from '../../../funds/old-price-note';
import { useTexts } from '../../../i18n/use-texts';
import { RefusalNote } from '../../../orders/refusal-note';
import { FundSearch } from '../../../orders/fund-choice/fund-search';
import { useFocusOnFunds } from '../../../orders/fund-choice/use-focus-on-funds';
import { GoOn } from '../go-on';
import { HoldingChoice } from './holding-choice';
import { IntoCard } from './into-card';
import type { IntoFund } from './into-fund';
import { LeavingFields } from './leaving-fields';
import type { LeaveViewModel } from './leave-view-model';
import { useCheckedForm } from '../../../orders/use-checked-form';
import * as styles from '../place-order.module.css';

type LeaveFormProps = {
  readonly view: LeaveViewModel;
  readonly onOrder: () => Promise<boolean>;
  /** Where the funds come from that units go into, in place of the search for any. */
  readonly choice?: ReactNode;
  /** What stands with such a fund beside its percent. */
  readonly detailOf?: (into: IntoFund) => ReactNode;
};

/** What is held, how much of it leaves its fund and, of a switch, into which funds [ORDQ-02, ORDQ-03]. */
export const LeaveForm = observer(function LeaveForm({ view, onOrder, choice, detailOf }: LeaveFormProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const form = useRef<HTMLFormElement>(null);
  const submit = useCheckedForm(form, onOrder);
  const place = useFocusOnFunds(view.into.length);
  const { refusal, chosen } = view;
  if (view.holdings.length === 0)
    return (
      <div className={styles.placeOrderEmpty} data-testid="place-order-empty">
        <p>{t('place-order:nothing-held')}</p>
        <Link to={destinationAddress('fundSearch', configuration)}>{t('place-order:to-funds')}</Link>
      </div>
    );
  return (
    <div ref={place} className={styles.placeOrderParts} data-testid="place-order-parts">
      <form ref={form} noValidate className={styles.placeOrderForm} data-testid="place-order-form" onSubmit={submit}>
        <HoldingChoice view={view} />
        {refusal !== undefined && refusal !== 'not-in-region' ? <RefusalNote refusal={refusal} /> : null}
        {chosen && refusal === undefined ? (
          <>
            <OldPriceNote name={chosen.holding.fund.name} date={chosen.holding.fund.priceDate} />
            <LeavingFields view={view} />
            <IntoCards view={view} detailOf={detailOf} />
            {view.kind === 'sell' || view.into.length > 0 ? <GoOn composing={view.composing} /> : null}
          </>
        ) : null}
      </form>
      {view.kind === 'switch' && chosen && refusal === undefined
        ? (choice ?? (
            <FundSearch
              finder={view.finder}
              label={t(view.into.length === 0 ? 'place-order:into-which' : 'place-order:into-another')}
              taken={view.into.map(({ fund }) => fundId(fund))}
              left={chosen.holding.fund}
              onChoose={(code) => void view.add(code)}
            />
          ))
        : null}
    </div>
  );
});

type IntoCardsProps = Pick<LeaveFormProps, 'view'> & { readonly detailOf: LeaveFormProps['detailOf'] };

const IntoCards = observer(function IntoCards({ view, detailOf }: IntoCardsProps) {
  const { t } = useTexts();
  if (view.into.length === 0) return null;
  return (
    <section className={styles.placeOrderInto} data-testid="place-order-into" aria-label={t('place-order:into')}>
      <h2>{t('place-order:into')}</h2>
      <ul className={styles.placeOrderCards} data-funds="">
        {view.into.map((into, place) => (
          <li key={fundId(into.fund)}>
            <IntoCard view={view} into={into} place={place} detailOf={detailOf} />
          </li>
        ))}
      </ul>
      {view.isOff ? (
        <p className={styles.placeOrderOff} role="alert">
          {t('place-order:percents-off')}
        </p>
      ) : null}
    </section>
  );
});

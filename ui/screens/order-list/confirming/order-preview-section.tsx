import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { formatPercentFigure } from '../../../../domain/formatting/format-number';
import { compare, type Decimal, toText, zero } from '../../../../domain/money/decimal';
import { sum } from '../../../../domain/money/sum';
import { lastFundCode } from '../../../../domain/trading/orders/order';
import type { PortfolioSummary } from '../../../../domain/trading/simulation/portfolio-summary';
import type { SimulatedPortfolio as Pictures } from '../../../../domain/trading/simulation/simulate-orders';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { type TableColumn, TableFrame } from '../../../components/tables/table-frame';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useLevelName } from '../../../components/figures/level-name';
import { useTexts } from '../../../i18n/use-texts';
import type { OrderPreview, PreviewedShare } from './order-preview';
import type { OrderCardViewModel } from '../cards/order-card-view-model';
import type { OrderListViewModel } from '../order-list-view-model';
import { Note } from '../../../components/notices/note';
import { Facts } from '../../../components/figures/facts';
import * as styles from '../order-list.module.css';

type PreviewProps = { readonly preview: OrderPreview };
type PicturesProps = PreviewProps & { readonly pictures: Pictures };

/**
 * The portfolio before and after the orders, their fees, and the money that they move; nothing of it is sent [ORDQ-04].
 */
export const OrderPreviewSection = observer(function OrderPreviewSection({
  view,
}: {
  readonly view: OrderListViewModel;
}) {
  const { t } = useTexts();
  const { preview } = view;
  const { pictures } = preview;
  if (!pictures) return null;
  return (
    <section className={styles.rehearsal} aria-label={t('order-list:rehearsal.title')}>
      <h3>{t('order-list:rehearsal.title')}</h3>
      <div className={styles.rehearsalCard}>
        <Summary preview={preview} pictures={pictures} />
        <Shares preview={preview} />
        <LeftOut preview={preview} pictures={pictures} />
        <CostAndProceeds preview={preview} />
        <Note>{t('order-list:rehearsal.note')}</Note>
      </div>
    </section>
  );
});

type SummaryRow = {
  readonly label: string;
  /** The figure in words, by which it is told whether the orders change it. */
  readonly text: (picture: PortfolioSummary) => string;
  readonly figure?: (picture: PortfolioSummary) => ReactNode;
};

/** Total, highest risk, largest fund and tier, where the orders change them [TIER-06, TIER-22, FUND-32]. */
const Summary = observer(function Summary({ preview, pictures: { before, after } }: PicturesProps) {
  const { t } = useTexts();
  const beforeAndAfter = useBeforeAndAfter();
  const changed = useSummaryRows(preview).filter(({ text }) => text(before) !== text(after));
  if (changed.length === 0) return null;
  return (
    <TableFrame
      className={styles.rehearsalTable}
      data-testid="rehearsal-table"
      caption={t('order-list:rehearsal.figures')}
      columns={[{ key: 'figure' }, ...beforeAndAfter]}
    >
      <tbody>
        {changed.map(({ label, text, figure = text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{figure(before)}</td>
            <td>{figure(after)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
});

function useSummaryRows(preview: OrderPreview): readonly SummaryRow[] {
  const { t } = useTexts();
  const { currency } = preview;
  const levelName = useLevelName(preview.ownTier);
  const none = t('order-list:rehearsal.none');
  const total = ({ total: worth }: PortfolioSummary) => moneyText(currency, worth);
  const toNext = ({ next }: PortfolioSummary) =>
    next ? moneyText(currency, next.amount) : t('order-list:rehearsal.top-tier');
  return [
    { label: t('order-list:rehearsal.total'), text: total, figure: (picture) => <Amount>{total(picture)}</Amount> },
    {
      label: t('order-list:rehearsal.highest-risk'),
      text: ({ highestRisk }) => (highestRisk ? t('funds:risk', { risk: highestRisk }) : none),
    },
    {
      label: t('order-list:rehearsal.largest'),
      text: ({ parts: [largest] }) => (largest ? `${shareText(largest.share)} ${largest.fundCode}` : none),
      figure: ({ parts: [largest] }) =>
        largest ? (
          <>
            {shareText(largest.share)} <small>{preview.nameOf(largest.fundCode)}</small>
          </>
        ) : (
          none
        ),
    },
    ...(preview.isTierTold
      ? [
          {
            label: t('order-list:rehearsal.tier'),
            text: ({ tier }: PortfolioSummary) => levelName(tier.id),
          },
          {
            label: t('order-list:rehearsal.to-next'),
            text: toNext,
            figure: (picture: PortfolioSummary) =>
              picture.next ? <Amount>{toNext(picture)}</Amount> : toNext(picture),
          },
        ]
      : []),
  ];
}

/** The columns of what is now and of what the orders would make of it. */
function useBeforeAndAfter(): readonly TableColumn[] {
  const { t } = useTexts();
  return [
    { key: 'before', label: t('order-list:rehearsal.now') },
    { key: 'after', label: t('order-list:rehearsal.then') },
  ];
}

/** Shows the portfolio's shares by fund, before and after, where they change. */
const Shares = observer(function Shares({ preview }: PreviewProps) {
  const { t } = useTexts();
  const beforeAndAfter = useBeforeAndAfter();
  const { shown, rest } = preview.shares;
  const others = rest.length > 0 && {
    fundCode: '',
    name: t('order-list:rehearsal.rest', { count: rest.length }),
    before: sum(rest.map(({ before }) => before)),
    after: sum(rest.map(({ after }) => after)),
  };
  const changed = [...shown, ...(others ? [others] : [])].filter(
    ({ before, after }) => shareText(before) !== shareText(after),
  );
  if (changed.length === 0) return null;
  const [largest = zero] = changed
    .flatMap(({ before, after }) => [before, after])
    .toSorted((one, other) => compare(other, one));
  return (
    <TableFrame
      className={`${styles.rehearsalTable} ${styles.rehearsalShares}`}
      data-testid="rehearsal-table"
      caption={t('order-list:rehearsal.shares')}
      columns={[{ key: 'fund', label: t('order-list:rehearsal.fund') }, ...beforeAndAfter]}
    >
      <tbody>
        {changed.map((share) => (
          <ShareRow key={share.fundCode} share={share} largest={largest} />
        ))}
      </tbody>
    </TableFrame>
  );
});

type ShareRowProps = {
  readonly share: PreviewedShare;
  /** The largest share of the table, whose bar is as wide as there is room. */
  readonly largest: Decimal;
};

function ShareRow({ share: { name, before, after }, largest }: ShareRowProps) {
  const width = (share: Decimal) => `calc(100% * ${toText(share)} / ${toText(largest)})`;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.rehearsalBars} aria-hidden="true">
          <i style={{ width: width(before) }} />
          <i style={{ width: width(after) }} />
        </span>
      </th>
      <td>{shareText(before)}</td>
      <td>{shareText(after)}</td>
    </tr>
  );
}

const shareText = (share: PreviewedShare['after']): string => formatPercentFigure(share, 1);

const lastFundsOf = (card: OrderCardViewModel | undefined): readonly string[] =>
  card ? [lastFundCode(card.order.item)] : [];

/** Names the funds that the figures leave out, because their price or rate isn't known. */
const LeftOut = observer(function LeftOut({ preview, pictures: { unpricedFunds, unvaluedOrders } }: PicturesProps) {
  const { t } = useTexts();
  const { cards } = preview;
  const namesOf = (codes: readonly string[]) =>
    [...new Set(codes)].map((code) => preview.nameOf(code)).join(t('order-list:rehearsal.between'));
  const orders = namesOf(unvaluedOrders.flatMap((place) => lastFundsOf(cards[place])));
  return (
    <>
      {orders ? (
        <Note data-testid="rehearsal-left-out">{t('order-list:rehearsal.untold', { names: orders })}</Note>
      ) : null}
      {unpricedFunds.length > 0 ? (
        <Note data-testid="rehearsal-left-out">
          {t('order-list:rehearsal.unpriced', { names: namesOf(unpricedFunds) })}
        </Note>
      ) : null}
    </>
  );
});

/** Shows the cost of the orders, the debits, and the proceeds with their dates [TRADE-18, TRADE-120, TRADE-126]. */
const CostAndProceeds = observer(function CostAndProceeds({ preview }: PreviewProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const amountText = (currency: string, amount: Parameters<typeof moneyText>[1] | undefined) =>
    amount ? <Amount>{moneyText(currency, amount)}</Amount> : t('order-list:rehearsal.not-known');
  return (
    <Facts data-testid="rehearsal-facts">
      <Fact label={t('order-list:rehearsal.fee')}>
        {preview.fees.map(({ currency, amount }, place) => (
          <Fragment key={currency}>
            {place > 0 ? t('order-list:rehearsal.between') : null}
            {amountText(currency, amount)}
          </Fragment>
        ))}
      </Fact>
      {preview.money.map(({ direction, currency, date, amount, mayWait }) => (
        <Fact
          key={`${direction} ${date} ${currency}`}
          label={t(`order-list:rehearsal.${mayWait ? 'paid-out-waiting' : direction}`, { date: promised(date) })}
        >
          {amountText(currency, amount)}
        </Fact>
      ))}
    </Facts>
  );
});

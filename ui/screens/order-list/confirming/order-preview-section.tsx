import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { formatPercentFigure } from '../../../../domain/formatting/format-number';
import { toText } from '../../../../domain/money/decimal';
import { sum } from '../../../../domain/money/sum';
import { lastFundCode } from '../../../../domain/trading/orders/order';
import type { PortfolioSummary } from '../../../../domain/trading/simulation/portfolio-summary';
import type { SimulatedPortfolio as Pictures } from '../../../../domain/trading/simulation/simulate-orders';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { type TableColumn, TableFrame } from '../../../components/tables/table-frame';
import { usePromisedDate } from '../../../funds/use-promised-date';
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
        <Money preview={preview} />
        <Note>{t('order-list:rehearsal.note')}</Note>
      </div>
    </section>
  );
});

/** Total, highest risk, largest fund and tier, as they are and as they would be [TIER-06, TIER-22, FUND-32]. */
const Summary = observer(function Summary({ preview, pictures }: PicturesProps) {
  const { t } = useTexts();
  const beforeAndAfter = useBeforeAndAfter();
  const { currency } = preview;
  const row = (label: string, figure: (picture: PortfolioSummary) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{figure(pictures.before)}</td>
      <td>{figure(pictures.after)}</td>
    </tr>
  );
  return (
    <TableFrame
      className={styles.rehearsalTable}
      data-testid="rehearsal-table"
      caption={t('order-list:rehearsal.figures')}
      columns={[{ key: 'figure' }, ...beforeAndAfter]}
    >
      <tbody>
        {row(t('order-list:rehearsal.total'), ({ total }) => (
          <Amount>{moneyText(currency, total)}</Amount>
        ))}
        {row(t('order-list:rehearsal.highest-risk'), ({ highestRisk }) =>
          highestRisk ? t('funds:risk', { risk: highestRisk }) : t('order-list:rehearsal.none'),
        )}
        {row(t('order-list:rehearsal.largest'), ({ parts: [largest] }) =>
          largest ? (
            <>
              {shareText(largest.share)} <small>{preview.nameOf(largest.fundCode)}</small>
            </>
          ) : (
            t('order-list:rehearsal.none')
          ),
        )}
        {preview.isTierTold ? (
          <>
            {row(t('order-list:rehearsal.tier'), ({ tier }) => t(`summaries:tier.level-${tier.id}`))}
            {row(t('order-list:rehearsal.to-next'), ({ next }) =>
              next ? <Amount>{moneyText(currency, next.amount)}</Amount> : t('order-list:rehearsal.top-tier'),
            )}
          </>
        ) : null}
      </tbody>
    </TableFrame>
  );
});

/** The columns of what is now and of what the orders would make of it. */
function useBeforeAndAfter(): readonly TableColumn[] {
  const { t } = useTexts();
  return [
    { key: 'before', label: t('order-list:rehearsal.now') },
    { key: 'after', label: t('order-list:rehearsal.then') },
  ];
}

/** Shows the portfolio's shares by fund, before and after. */
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
  return (
    <TableFrame
      className={`${styles.rehearsalTable} ${styles.rehearsalShares}`}
      data-testid="rehearsal-table"
      caption={t('order-list:rehearsal.shares')}
      columns={[{ key: 'fund', label: t('order-list:rehearsal.fund') }, ...beforeAndAfter]}
    >
      <tbody>
        {[...shown, ...(others ? [others] : [])].map((share) => (
          <ShareRow key={share.fundCode} share={share} />
        ))}
      </tbody>
    </TableFrame>
  );
});

function ShareRow({ share: { name, before, after } }: { readonly share: PreviewedShare }) {
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.rehearsalBars} aria-hidden="true">
          <i style={{ width: `${toText(before)}%` }} />
          <i style={{ width: `${toText(after)}%` }} />
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
const Money = observer(function Money({ preview }: PreviewProps) {
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

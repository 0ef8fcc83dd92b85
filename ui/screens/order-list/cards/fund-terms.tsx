import { observer } from 'mobx-react-lite';
import { currentNotices } from '../../../../config/fund-notices';
import { newFundTerms, remittanceFee } from '../../../../config/order-terms';
import type { ListedOrder } from '../../../../application/orders/listed-order';
import { useConfiguration } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { moneyText } from '../../../components/figures/money-text';
import { useTexts } from '../../../i18n/use-texts';
import { useOldPriceText } from '../../../funds/old-price-note';
import { useNoticeText } from '../../../funds/notice-text';
import type { OrderCardViewModel } from './order-card-view-model';
import * as styles from '../order-list.module.css';

type TermsProps = { readonly card: OrderCardViewModel };

/**
 * States the terms of an order's funds and pay-out: new fund, notices, remittance [TRADE-26, TRADE-122, TRADE-123,
 * TRADE-137..143, OPEN-36].
 */
export const FundTerms = observer(function FundTerms({ card }: TermsProps) {
  const { t } = useTexts();
  const { fundNotices: listed } = useConfiguration();
  const noticeText = useNoticeText();
  const oldPriceText = useOldPriceText();
  const remittance = useRemittanceFeeText();
  const { lines, order } = card;
  const day = card.today();
  const notices = lines.flatMap(({ type, fundCode }) =>
    currentNotices(listed, { fundCode, isSwitchedOut: type === 'SF' }, day),
  );
  const oldPrices = pricedFundsOf(order).flatMap((fund) => oldPriceText(fund) ?? []);
  const sentences = [
    ...oldPrices,
    ...(lines.some(({ isIpo }) => isIpo)
      ? [t('order-list:new-fund', newFundTerms), t('order-list:new-fund-price')]
      : []),
    ...[...new Set(notices)].map(noticeText),
    ...(order.item.kind === 'redemption' && remittance ? [remittance] : []),
  ];
  return sentences.length === 0 ? null : (
    <ul className={styles.orderFundTerms} data-testid="order-fund-terms">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
});

/**
 * The funds of an order with the days of their latest prices: of the one that it leaves as it is held, where nothing
 * else is known of it.
 */
function pricedFundsOf({ funds, holding }: ListedOrder) {
  const known = [...funds.values()].map(({ name, fundPrice }) => ({ name, date: fundPrice?.date }));
  if (!holding || known.some(({ name }) => name === holding.fund.name)) return known;
  return [{ name: holding.fund.name, date: holding.fund.priceDate }, ...known];
}

/**
 * Returns the fee for a remittance and the banks without one; undefined where the region has no such fee [TRADE-122,
 * TRADE-123].
 */
export function useRemittanceFeeText(): string | undefined {
  const { t } = useTexts();
  const { remittanceFee: isCharged } = useRegionFeatures();
  const { custodianBanks } = useConfiguration();
  if (!isCharged) return undefined;
  const fee = moneyText(remittanceFee.currency, remittanceFee.amount);
  const banks = custodianBanks.join(t('order-list:between'));
  return banks === '' ? t('order-list:remittance-fee', { fee }) : t('order-list:remittance-fee-banks', { fee, banks });
}

import { observer } from 'mobx-react-lite';
import { noticesOf } from '../../../../config/fund-notices';
import { newFundTerms, remittanceFee } from '../../../../config/order-terms';
import { Clock } from '../../../../application/ports/clock';
import { hongKongDayAt } from '../../../../domain/calendar/hong-kong-time';
import { useConfiguration, useInstance } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { moneyText } from '../../../components/figures/money-text';
import { useTexts } from '../../../i18n/use-texts';
import { useNoticeText } from '../../../funds/notice-text';
import type { OrderCardViewModel } from './order-card-view-model';

type TermsProps = { readonly card: OrderCardViewModel };

/** What holds of the funds of an order and of how it is paid out, in sentences: a new fund, the notices about it, the remittance [TRADE-26, TRADE-122, TRADE-123, TRADE-137..143, OPEN-36]. */
export const FundTerms = observer(function FundTerms({ card }: TermsProps) {
  const { t } = useTexts();
  const { fundNotices: listed } = useConfiguration();
  const noticeText = useNoticeText();
  const remittance = useRemittanceFeeText();
  const { lines, order } = card;
  const day = hongKongDayAt(useInstance(Clock).serverNow());
  const notices = lines.flatMap(({ type, fundCode }) =>
    noticesOf(listed, { fundCode, isSwitchedOut: type === 'SF' }, day),
  );
  const sentences = [
    ...(lines.some(({ isIpo }) => isIpo)
      ? [t('order-list.new-fund', newFundTerms), t('order-list.new-fund-price')]
      : []),
    ...[...new Set(notices)].map(noticeText),
    ...(order.item.type === 'R' && remittance ? [remittance] : []),
  ];
  return sentences.length === 0 ? null : (
    <ul className="order-fund-terms">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
});

/** What a remittance costs, and to which banks it is free; undefined where the region has no such fee [TRADE-122, TRADE-123]. */
export function useRemittanceFeeText(): string | undefined {
  const { t } = useTexts();
  const { remittanceFee: isCharged } = useRegionFeatures();
  const { custodianBanks } = useConfiguration();
  if (!isCharged) return undefined;
  const fee = moneyText(remittanceFee.currency, remittanceFee.amount);
  const banks = custodianBanks.join(t('order-list.between'));
  return banks === '' ? t('order-list.remittance-fee', { fee }) : t('order-list.remittance-fee-banks', { fee, banks });
}

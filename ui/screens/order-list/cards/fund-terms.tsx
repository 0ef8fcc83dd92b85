import { observer } from 'mobx-react-lite';
import type { FundNoticeName } from '../../../../config/fund-notice-names';
import { fundNotices, laterPricingDays, noticesOf } from '../../../../config/fund-notices';
import { newFundTerms, remittanceFee } from '../../../../config/order-terms';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatPercentFigure } from '../../../../domain/formatting/format-number';
import { multiply, scaled, subtract } from '../../../../domain/money/decimal';
import { firstFundShare } from '../../../../domain/trading/costs/cost-split';
import { useConfiguration, useInstance } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { moneyText } from '../../../components/figures/money-text';
import { useTexts } from '../../../i18n/use-texts';
import { LanguageStore } from '../../../stores/language-store';
import type { OrderCardViewModel } from './order-card-view-model';

type TermsProps = { readonly card: OrderCardViewModel };

/** What holds of the funds of an order and of how it is paid out, in sentences: a new fund, the notices about it, the remittance [TRADE-26, TRADE-122, TRADE-123, TRADE-137..143, OPEN-36]. */
export const FundTerms = observer(function FundTerms({ card }: TermsProps) {
  const { t } = useTexts();
  const { fundNotices: listed } = useConfiguration();
  const noticeText = useNoticeText();
  const remittance = useRemittanceFeeText();
  const { lines, order } = card;
  const notices = lines.flatMap(({ type, fundCode }) => noticesOf(listed, { fundCode, isSwitchedOut: type === 'SF' }));
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

function useNoticeText(): (name: FundNoticeName) => string {
  const { t } = useTexts();
  const { language } = useInstance(LanguageStore);
  return (name) => {
    const { from, to } = fundNotices[name];
    return t(`order-list.notice-${name}`, {
      ...{ from: formatDate(from, language), to: formatDate(to, language), days: laterPricingDays },
      first: percent(firstFundShare),
      second: percent(subtract(scaled(1n), firstFundShare)),
    });
  };
}

const percent = (share: typeof firstFundShare): string => formatPercentFigure(multiply(share, scaled(100n)));

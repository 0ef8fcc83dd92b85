import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { partsHoldings } from '../../../../domain/holdings/account-filter';
import { parseTradingType, tradingTypes } from '../../../../domain/holdings/trading-type';
import { useConfiguration } from '../../../app/injection';
import { Select } from '../../../components/select';
import type { PortfolioViewModel } from '../portfolio-view-model';

/** What was bought in a lump sum or regularly; nothing to choose for a client of HK without a regular plan [PORT-26, CONFLICT-25]. */
export const TradingTypeSelect = observer(function TradingTypeSelect({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTranslation();
  const { region } = useConfiguration();
  const { tradingType = 'ALL' } = view.answers.filter;
  const hasSubAccount = view.answers.accounts.some(({ accountType }) => accountType === 'MS');
  if (!partsHoldings(region, hasSubAccount) && tradingType === 'ALL') return null;
  return (
    <Select
      label={t('filter.trade')}
      tour="payment-filter"
      value={tradingType}
      options={(['ALL', ...tradingTypes] as const).map((value) => ({ value, label: t(`filter.trade-${value}`) }))}
      onChange={(value) => void view.filterBy({ tradingType: parseTradingType(value) })}
    />
  );
});

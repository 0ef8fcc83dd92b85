import type { GroupType } from '../../domain/holdings/view/group-holdings';
import type { Language } from '../../domain/language';
import { localised } from '../context/language';
import { categoryNames, marketTypeNames } from '../funds/fund-classification';
import type { StoredHolding } from './holding-rows';

/**
 * Returns the name of the group that a holding falls into: a pie node's value, and the label of node and holding alike.
 */
export function holdingGroupName({ fund }: StoredHolding, groupType: GroupType, language: Language): string {
  switch (groupType) {
    case 'FUND_CODE':
      return localised(fund.names, language) ?? fund.code;
    case 'FUND_CATEGORY':
      return localised(categoryNames[fund.category] ?? {}, language) ?? fund.category;
    case 'FUND_MARKET_TYPE':
      return localised(marketTypeNames[fund.marketType ?? ''] ?? {}, language) ?? fund.marketType ?? '';
    case 'FUND_BASE_CURRENCY':
      return fund.baseCurrency;
  }
}

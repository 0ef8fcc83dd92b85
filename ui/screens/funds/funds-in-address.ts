import { oneOf } from '../../../domain/kernel/one-of';
import { type FundNarrowing, fundOrders } from '../../funds/all/all-funds-view-model';

/** Reads the filter and order of all funds from an address; an unknown order falls back to the first. */
export const readNarrowing = (params: URLSearchParams): FundNarrowing => ({
  text: params.get('find') ?? '',
  category: params.get('category') ?? '',
  marketType: params.get('type') ?? '',
  order: oneOf(fundOrders, params.get('order')) ?? 'name',
});

/** The funds that an address compares [FUND-24]. */
export const readComparison = (params: URLSearchParams): readonly string[] => params.getAll('compare');

/** The address of what is seen and compared; what leaves nothing out goes without saying. */
export function writeFunds(
  { text, category, marketType, order }: FundNarrowing,
  compared: readonly string[],
): Record<string, string | string[]> {
  return {
    ...(compared.length === 0 ? {} : { compare: [...compared] }),
    ...(text === '' ? {} : { find: text }),
    ...(category === '' ? {} : { category }),
    ...(marketType === '' ? {} : { type: marketType }),
    ...(order === 'name' ? {} : { order }),
  };
}

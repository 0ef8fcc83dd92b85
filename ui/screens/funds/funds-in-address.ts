import { type FundNarrowing, fundOrders } from '../../funds/all-funds-view-model';

/** What an address asks of all funds to see; an order there isn't is the first one. */
export const readNarrowing = (params: URLSearchParams): FundNarrowing => ({
  text: params.get('find') ?? '',
  category: params.get('category') ?? '',
  marketType: params.get('type') ?? '',
  order: fundOrders.find((order) => order === params.get('order')) ?? 'name',
});

/** The address of what is seen; what leaves nothing out goes without saying. */
export function writeNarrowing({ text, category, marketType, order }: FundNarrowing): Readonly<Record<string, string>> {
  return {
    ...(text === '' ? {} : { find: text }),
    ...(category === '' ? {} : { category }),
    ...(marketType === '' ? {} : { type: marketType }),
    ...(order === 'name' ? {} : { order }),
  };
}

import type { HoldingsFilter } from '../../../../application/ports/holdings/holdings';
import type { PortalConfiguration } from '../../../../config/portal-configuration';
import { regionFeatures } from '../../../../config/region-features';
import { accountChoices, hasAccountChoice } from '../../../../domain/holdings/view/account-filter';
import { type FigureCurrency, figureCurrencies } from '../../../../domain/holdings/figures/figure-currency';
import { groupTypes } from '../../../../domain/holdings/view/group-holdings';
import type { ListLayout } from '../../../../domain/holdings/view/list-layout';
import { paymentCurrencies } from '../../../../domain/holdings/payment-currency';
import { type SortOption, sortOptions } from '../../../../domain/holdings/view/sort-option';
import { type SortDirection, sortDirections } from '../../../../domain/money/sort-by-figure';
import { tradingTypes } from '../../../../domain/holdings/trading-type';
import { modeOfGrouping, type ViewMode, viewModes } from '../../../../domain/holdings/view/view-mode';

/** The options of the display; none of them asks the server anything. */
export type DisplayOptions = {
  readonly sort: SortOption;
  readonly direction: SortDirection;
  readonly mode: ViewMode;
  readonly layout: ListLayout;
  readonly amountsIn: FigureCurrency;
  /** The text by which holdings are found among those that were answered [PORT-41]. */
  readonly find: string;
};

/** The view that the address states; never a sub-account's number, and cards or table are the device's affair. */
export type PortfolioView = Omit<HoldingsFilter, 'type' | 'currency' | 'msAccountNo'> &
  Omit<DisplayOptions, 'layout'> & {
    /** The key of the one group that is shown [PORT-31]. */
    readonly onlyGroup?: string | undefined;
  };

/** The fields by which holdings are left out. */
export type FilterName = Exclude<keyof PortfolioView, 'groupType' | 'onlyGroup' | keyof DisplayOptions>;

/**
 * The view that an address without a word asks for, but for the sort, which is the one used last [PORT-23, PORT-33,
 * OPEN-24].
 */
export const defaultView: PortfolioView = {
  groupType: 'FUND_CODE',
  accountType: 'ALL',
  sort: 'total-asset-value',
  direction: 'descending',
  mode: 'DEFAULT',
  amountsIn: 'own',
  find: '',
};

/** The region and the server that it is loaded from. */
export type ViewPlace = Pick<PortalConfiguration, 'region' | 'extensions'>;

export type ViewField<T> = {
  /** Its name in the address. */
  readonly param: string;
  /** The values it can have there; undefined is ALL in the address. */
  readonly choices: (place: ViewPlace) => readonly T[];
  /** Parses values that can't be listed. */
  readonly read?: (text: string) => T | undefined;
  /** Its default, where that depends on the fields before it. */
  readonly defaultIn?: (view: PortfolioView) => T;
  /** True where the address states it even as its default. */
  readonly isAlwaysStated?: true;
};

/**
 * Names in the address, which the words of the page and of the Excel file bear too: `filter.paid`, `filter.paid-TWD`,
 * `export.filter-paid`.
 */
type FilterParam = 'account' | 'paid' | 'trade';

export type FilterField<T> = ViewField<T> & {
  readonly param: FilterParam;
  /** The list box of its own, and the clients it is for. */
  readonly select?: { readonly isOffered: (place: ViewPlace, hasSubAccount: boolean) => boolean };
};

// Every field, also of those that a view may lack.
type ViewName = Exclude<keyof PortfolioView, never>;

/**
 * More than any fund's code, category, market or currency has, and as much as the field for finding takes; an address
 * can say anything.
 */
export const longestKey = 64;
const read = (key: string) => (key.length <= longestKey ? key : undefined);

type ViewFields = { readonly [K in ViewName]: ViewField<PortfolioView[K]> };

/** Only a server that has the extension can tell what was bought how. */
const isTradingTypeOffered = ({ extensions }: ViewPlace): boolean => extensions.has('trading-type-filter');

/**
 * The filters of the holdings: account, payment currency and trading type, none set by default [PORT-23, PORT-24,
 * PORT-26, PORT-27].
 */
export const filterFields: { readonly [K in FilterName]: FilterField<PortfolioView[K]> } = {
  accountType: {
    param: 'account',
    choices: ({ region }) => accountChoices(region).flatMap((one) => (one.accountType === 'MS' ? [] : one.accountType)),
  },
  paymentCurrency: {
    param: 'paid',
    choices: ({ region }) =>
      regionFeatures[region].paymentCurrency
        ? paymentCurrencies.map((currency) => (currency === 'ALL' ? undefined : currency))
        : [undefined],
  },
  tradingType: {
    param: 'trade',
    choices: (place) => (isTradingTypeOffered(place) ? [undefined, ...tradingTypes] : [undefined]),
    select: {
      isOffered: (place, hasSubAccount) => isTradingTypeOffered(place) && hasAccountChoice(place.region, hasSubAccount),
    },
  },
};

/** Every field of the view, in the order of the address [OPEN-24, PORT-30, PORT-34, PORT-44]. */
export const viewFields: ViewFields = {
  groupType: { param: 'group', choices: () => groupTypes, isAlwaysStated: true },
  ...filterFields,
  sort: { param: 'sort', choices: () => sortOptions, isAlwaysStated: true },
  direction: { param: 'order', choices: () => sortDirections },
  mode: { param: 'view', choices: () => viewModes, defaultIn: ({ groupType }) => modeOfGrouping(groupType) },
  amountsIn: { param: 'amounts', choices: () => figureCurrencies },
  find: { param: 'find', choices: () => [''], read },
  onlyGroup: { param: 'only', choices: () => [undefined], read },
};

// Object.keys doesn't say that it names the fields of the object.
export const filterNames = Object.keys(filterFields) as readonly FilterName[];
export const viewNames = Object.keys(viewFields) as readonly (keyof PortfolioView)[];

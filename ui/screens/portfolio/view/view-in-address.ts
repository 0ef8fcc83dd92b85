import type { SortOption } from '../../../../domain/holdings/view/sort-option';
import { defaultView, type PortfolioView, type ViewField, viewFields, viewNames, type ViewPlace } from './view-fields';

/** Returns a choice as an address and a list box state it; ALL for none. */
export const fieldText = (choice: string | undefined): string => choice ?? 'ALL';

/** The choice that a text states; undefined for what doesn't exist, or not there. */
export function fieldChoice<K extends keyof PortfolioView>(
  name: K,
  text: string | null,
  place: ViewPlace,
): PortfolioView[K] | undefined {
  const { choices, read }: ViewField<PortfolioView[K]> = viewFields[name];
  const listed = choices(place);
  const found = listed.findIndex((one) => fieldText(one) === text);
  return found < 0 && text !== null ? read?.(text) : listed[found];
}

/**
 * The view an address asks for; what doesn't exist, or not there, is the default, and the sort the one used last
 * [PORT-23, PORT-24, PORT-27, PORT-30, PORT-35, OPEN-24].
 */
export function parseView(params: URLSearchParams, place: ViewPlace, lastSort: SortOption): PortfolioView {
  const defaults = { ...defaultView, sort: lastSort };
  return viewNames.reduce<PortfolioView>((view, name) => {
    const stated = fieldChoice(name, params.get(viewFields[name].param), place);
    return { ...view, [name]: stated ?? defaultOf(name, view, defaults) };
  }, defaults);
}

/** Returns the parameters of a view: grouping and sort always, anything else unless it is the default. */
export function printView(view: PortfolioView): Readonly<Record<string, string>> {
  const stated = viewNames.filter(
    (name) => viewFields[name].isAlwaysStated ?? view[name] !== defaultOf(name, view, defaultView),
  );
  return Object.fromEntries(stated.map((name) => [viewFields[name].param, fieldText(view[name])]));
}

/** Tells whether two views state the same in the address. */
export const isSameView = (one: PortfolioView, other: PortfolioView): boolean =>
  viewNames.every((name) => one[name] === other[name]);

/** Tells whether an address states nothing but the view read from it; otherwise it has to be corrected. */
export const isCanonical = (params: URLSearchParams, view: PortfolioView): boolean =>
  viewNames.every((name) => [null, fieldText(view[name])].includes(params.get(viewFields[name].param)));

/** A default may follow from the fields before it. */
function defaultOf<K extends keyof PortfolioView>(
  name: K,
  view: PortfolioView,
  defaults: PortfolioView,
): PortfolioView[K] {
  const { defaultIn }: ViewField<PortfolioView[K]> = viewFields[name];
  return defaultIn?.(view) ?? defaults[name];
}

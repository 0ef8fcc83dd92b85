import type { SortOption } from '../../../../domain/holdings/view/sort-option';
import { defaultView, type PortfolioView, type ViewField, viewFields, viewNames, type ViewPlace } from './view-fields';

/** How an address and a list box state a choice; none is ALL. */
export const textOf = (choice: string | undefined): string => choice ?? 'ALL';

/** The choice that a text states; undefined for what doesn't exist, or not there. */
export function choiceOf<K extends keyof PortfolioView>(
  name: K,
  text: string | null,
  place: ViewPlace,
): PortfolioView[K] | undefined {
  const { choices, read }: ViewField<PortfolioView[K]> = viewFields[name];
  const listed = choices(place);
  const found = listed.findIndex((one) => textOf(one) === text);
  return found < 0 && text !== null ? read?.(text) : listed[found];
}

/** The view an address asks for; what doesn't exist, or not there, is the default, and the sort the one used last [PORT-23, PORT-24, PORT-27, PORT-30, PORT-35, OPEN-24]. */
export function parseView(params: URLSearchParams, place: ViewPlace, lastSort: SortOption): PortfolioView {
  const defaults = { ...defaultView, sort: lastSort };
  return viewNames.reduce<PortfolioView>((view, name) => {
    const stated = choiceOf(name, params.get(viewFields[name].param), place);
    return { ...view, [name]: stated ?? defaultOf(name, view, defaults) };
  }, defaults);
}

/** What the address states of a view: the grouping and the sort always, anything else unless it is the default. */
export function printView(view: PortfolioView): Readonly<Record<string, string>> {
  const stated = viewNames.filter(
    (name) => viewFields[name].isAlwaysStated ?? view[name] !== defaultOf(name, view, defaultView),
  );
  return Object.fromEntries(stated.map((name) => [viewFields[name].param, textOf(view[name])]));
}

/** Whether two views state the same in the address. */
export const isSameView = (one: PortfolioView, other: PortfolioView): boolean =>
  viewNames.every((name) => one[name] === other[name]);

/** Whether an address states nothing else than the view that was read from it; where it does, it has to be corrected. */
export const isCanonical = (params: URLSearchParams, view: PortfolioView): boolean =>
  viewNames.every((name) => [null, textOf(view[name])].includes(params.get(viewFields[name].param)));

/** A default may follow from the fields before it. */
function defaultOf<K extends keyof PortfolioView>(
  name: K,
  view: PortfolioView,
  defaults: PortfolioView,
): PortfolioView[K] {
  const { defaultIn }: ViewField<PortfolioView[K]> = viewFields[name];
  return defaultIn?.(view) ?? defaults[name];
}

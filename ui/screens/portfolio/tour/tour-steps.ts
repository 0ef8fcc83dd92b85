/** The steps of the tour, in order [PORT-10, OPEN-26]. */
export const tourSteps = [
  'summary',
  'total-value',
  'profit',
  'pie',
  'breakdown',
  'account-filter',
  'payment-filter',
  'currency-view',
  'sort',
  'layout',
  'holding-row',
  'action-bar',
  'excel',
  'tier-points',
  'help',
] as const;

/** A step of the tour; the part of the page that it shows bears its name in `data-tour`. */
export type TourStep = (typeof tourSteps)[number];

/**
 * The parts that a step points at when its own part is not on the page, the nearest first; the last of them is always
 * there.
 */
const nearest: Readonly<Record<TourStep, readonly string[]>> = {
  summary: [],
  'total-value': ['summary'],
  profit: ['summary'],
  pie: ['empty'],
  breakdown: ['filters', 'empty'],
  'account-filter': ['filters', 'empty'],
  'payment-filter': ['filters', 'empty'],
  'currency-view': ['filters', 'empty'],
  sort: ['filters', 'empty'],
  layout: ['filters', 'empty'],
  'holding-row': ['filters', 'empty'],
  'action-bar': ['menu'],
  excel: ['filters', 'empty'],
  'tier-points': ['summary'],
  help: ['menu'],
};

/** The parts of the page that a step may point at, its own first. */
export const stepTargets = (step: TourStep): readonly string[] => [step, ...nearest[step], 'summary', 'page'];

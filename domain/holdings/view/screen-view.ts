import { parseOneOf } from '../../kernel/parse-one-of';

/** The views of the portfolio's screen, the first one to begin with [ENUM-18, PORT-08]. */
export const screenViews = ['portfolio', 'all-funds', 'tutorial'] as const;

/** A view of the portfolio's screen; it goes neither with the view mode nor with cards or table [ENUM-18, CONFLICT-31]. */
export type ScreenView = (typeof screenViews)[number];

/** Reads a view [ENUM-18]; undefined for anything else. */
export const parseScreenView = (text: string | undefined): ScreenView | undefined => parseOneOf(screenViews, text);

/** How the list of holdings is laid out [PORT-40]. */
export const listLayouts = ['table', 'card'] as const;

/** A table with columns, or a card for each holding; it goes neither with the screen's view nor with the view mode [CONFLICT-31]. */
export type ListLayout = (typeof listLayouts)[number];

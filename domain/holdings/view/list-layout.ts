/** The layouts of the list of holdings [PORT-40]. */
export const listLayouts = ['table', 'card'] as const;

/** A table with columns, or a card for each holding; it goes neither with the screen's view nor with the view mode [CONFLICT-31]. */
export type ListLayout = (typeof listLayouts)[number];

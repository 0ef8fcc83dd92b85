const closedLinks = ['unreadable', 'expired', 'sent', 'replaced', 'cancelled'] as const;

/** Why a link leads to no orders; one that is nobody's, or another client's, is unreadable [OPEN-78, TRADE-93..95]. */
export type ClosedLink = (typeof closedLinks)[number];

/** The code by which a server says so. */
export const orderLinkErrorCodes = {
  unreadable: 'ORDER_LINK_UNREADABLE',
  expired: 'ORDER_LINK_EXPIRED',
  sent: 'ORDER_LINK_SENT',
  replaced: 'ORDER_LINK_REPLACED',
  cancelled: 'ORDER_LINK_CANCELLED',
} as const satisfies Record<ClosedLink, string>;

/** Why a link leads to no orders, by the codes of a refusal; undefined for codes that say nothing of it [OPEN-78]. */
export const parseClosedLink = (codes: readonly string[]): ClosedLink | undefined =>
  closedLinks.find((link) => codes.includes(orderLinkErrorCodes[link]));

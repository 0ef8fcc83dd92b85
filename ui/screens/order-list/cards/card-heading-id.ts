import type { OrderCardViewModel } from './order-card-view-model';

/** Returns the id of an order's heading, to which the page leads. */
export const cardHeadingId = ({ place }: Pick<OrderCardViewModel, 'place'>): string => `order-${String(place)}`;

import type { HoldingKey } from '../statements/statement-books';

/** Returns the text by which a holding is told from the client's others. */
export const holdingId = ({ accountNumber, fundId, paymentType }: HoldingKey): string =>
  [accountNumber, String(fundId), paymentType ?? ''].join('/');

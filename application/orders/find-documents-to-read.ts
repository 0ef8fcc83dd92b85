import { fundOfId } from '../../domain/funds/finding/fund-listing';
import { findFund } from '../../domain/funds/finding/matching-funds';
import { documentsToRead, type DocumentToRead } from '../../domain/trading/notes/documents-to-read';
import { lastFundCode, type Order } from '../../domain/trading/orders/order';
import type { FundRecords } from '../ports/funds/fund-records';

/**
 * Finds the papers that a client is asked to read before each of some orders, in their order: those of the fund that is
 * bought, or left where none is. Papers that can't be loaded stop no order: the fund’s page has them too [TRADE-81,
 * FUND-16].
 */
export async function findDocumentsToRead(
  records: Pick<FundRecords, 'documents'>,
  items: readonly Order[],
): Promise<readonly (readonly DocumentToRead[])[]> {
  const funds = items.map((item) => fundOfId(lastFundCode(item)));
  const answer = funds.length === 0 ? undefined : await records.documents(funds);
  const known = answer?.ok ? answer.value : [];
  return funds.map((fund) => documentsToRead(findFund(known, fund)?.documents ?? []));
}

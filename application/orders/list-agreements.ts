import { ok } from '../../domain/kernel/result';
import { agreementFunctionCode } from '../../domain/trading/notes/agreement-function-code';
import type { OrderLineType } from '../../domain/trading/e-list-order-type';
import { isOfNewFund, type Order } from '../../domain/trading/orders/order';
import { orderTerms } from '../../domain/trading/orders/order-terms';
import type { AsyncResult } from '../ports/call-failure';
import type { FundAgreements, TitledAgreement } from '../ports/orders/fund-agreements';

/**
 * The agreements that a client accepts before the lines of an order, by the kind of line; a line that needs none is
 * missing.
 */
export type LineAgreements = ReadonlyMap<OrderLineType, readonly TitledAgreement[]>;

/** Asks for the agreements of every order, in their order; each fund and kind of line is asked for once [API-78, TRADE-24, ENUM-10]. */
export async function requiredAgreements(
  agreements: FundAgreements,
  items: readonly Order[],
): AsyncResult<readonly LineAgreements[]> {
  const requests = new Map<string, ReturnType<FundAgreements['of']>>();
  const found: LineAgreements[] = [];
  const queries = items.map((item) =>
    orderTerms(item).flatMap(({ type, fundCode }) => {
      const functionCode = agreementFunctionCode({ type, isIpo: isOfNewFund(item) });
      if (!functionCode) return [];
      const key = `${functionCode} ${fundCode}`;
      const answer = requests.get(key) ?? agreements.of({ fundCode, functionCode });
      requests.set(key, answer);
      return [{ type, answer }];
    }),
  );
  for (const lines of queries) {
    const ofLines = new Map<OrderLineType, readonly TitledAgreement[]>();
    for (const { type, answer } of lines) {
      const answered = await answer;
      if (!answered.ok) return answered;
      ofLines.set(type, answered.value);
    }
    found.push(ofLines);
  }
  return ok(found);
}

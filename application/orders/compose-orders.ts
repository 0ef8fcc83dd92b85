import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import type { AsyncResult } from '../ports/call-failure';
import type { OrderComposition, OrderCompositions } from '../ports/orders/order-compositions';
import type { PendingSubmissions } from '../ports/submissions/pending-submissions';

/** Makes a list of a client's own orders; after a lost answer the same orders make the same list, and nothing is ordered before the list is sent [ORDQ-01..04]. */
export class ComposeOrders {
  private tried: { readonly content: string; readonly key: IdempotencyKey } | undefined;

  constructor(
    private readonly compositions: OrderCompositions,
    private readonly keys: Pick<PendingSubmissions, 'newKey'>,
  ) {}

  async execute(composition: OrderComposition): AsyncResult<string> {
    const content = contentOf(composition);
    const tried = this.tried?.content === content ? this.tried : { content, key: this.keys.newKey() };
    this.tried = tried;
    const answer = await this.compositions.compose(composition, tried.key);
    if (answer.ok) this.tried = undefined;
    return answer;
  }
}

const contentOf = ({ accountNo, orders }: OrderComposition): string =>
  // A decimal's digits are a bigint, which JSON doesn't know.
  JSON.stringify([accountNo, orders], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

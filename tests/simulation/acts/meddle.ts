import { PrepareOrderList } from '../../../application/orders/prepare-order-list';
import { CashInstructions } from '../../../application/ports/cash-account/cash-instructions';
import { OrderRecords } from '../../../application/ports/orders/order-records';
import { Statements } from '../../../application/ports/documents/statements';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { type Act, failureText } from './visit';

/** Tries what isn't the client's: the list, the order or the withdrawal of another one, by its own number. */
export const meddle: Act = async ({ tab, chance, client, foreign, object }) => {
  const other = chance.oneOf(foreign());
  if (!other) return 'knows nothing of anybody else';
  const { what, name } = other;
  const wrong = (done: string): string => {
    object(`${client.id} ${done} ${name}, which is another client's`);
    return `${done} ${name}`;
  };
  switch (what) {
    case 'order-list': {
      const list = await tab.get(PrepareOrderList).execute(name);
      if (list.ok) return list.value.kind === 'open' ? wrong('opens') : `finds ${name} closed: ${list.value.link}`;
      return `opens ${name}: ${failureText(list.error)}`;
    }
    case 'cancel-order': {
      const key = deriveKey('cancel-order', name);
      const secret = client.tradingSecret;
      const cancelled = await tab.get(OrderRecords).cancel({ orderId: name, secret, isProved: true, key });
      const events = await tab.get(OrderRecords).eventsOf(name);
      const note = await tab.get(Statements).contractNoteFile(name);
      if (events.ok && events.value.length > 0) return wrong('reads');
      if (note.ok) return wrong('has the note of');
      return cancelled.ok ? wrong('cancels') : `cancels ${name}: ${failureText(cancelled.error)}`;
    }
    case 'cash': {
      if (client.region !== 'HK') return 'has no Cash Account';
      const answer = await tab.get(CashInstructions).cancel(name);
      return answer.ok ? wrong('cancels') : `cancels ${name}: ${failureText(answer.error)}`;
    }
    case 'plan':
      return 'lets plans of others be';
  }
};

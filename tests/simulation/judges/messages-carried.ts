import { inArray } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { outbox } from '../../../sandbox/database/schema/sessions';
import type { HandedOver } from '../machine/simulated-carriers';

/**
 * Judges what left: a message that was taken, or refused for good, isn't handed over again, and one that the books say was
 * sent was taken.
 */
export class MessagesCarried {
  private readonly ended = new Map<string, HandedOver['carriage']>();
  private readonly taken = new Set<string>();
  private looked = 0;

  /**
   * Returns what is wrong with the messages that were handed over since the last look. Where statements were refused
   * meanwhile, what was taken may come once more under its reference: nobody could write down that it had left.
   */
  async judge(database: Database, handedOver: readonly HandedOver[], mayFail: boolean): Promise<readonly string[]> {
    const fresh = handedOver.slice(this.looked);
    this.looked = handedOver.length;
    const wrong: string[] = [];
    for (const { reference, recipient, carriage } of fresh) {
      const before = this.ended.get(reference);
      if (before !== undefined)
        wrong.push(`the message ${reference} to ${recipient} was ${before}, and is handed over again`);
      if (!mayFail && (carriage === 'taken' || carriage === 'refused')) this.ended.set(reference, carriage);
      if (carriage === 'taken' || carriage === 'taken, and the answer lost') this.taken.add(reference);
    }
    const references = [...new Set(fresh.map(({ reference }) => reference))];
    if (references.length === 0) return wrong;
    const rows = await database
      .select({ reference: outbox.reference, state: outbox.state })
      .from(outbox)
      .where(inArray(outbox.reference, references));
    for (const reference of references) {
      const state = rows.find((row) => row.reference === reference)?.state;
      if (state === undefined || (state === 'sent' && !this.taken.has(reference)))
        wrong.push(`the message ${reference} is ${state ?? 'nowhere'} in the books, and was not taken`);
    }
    return wrong;
  }
}

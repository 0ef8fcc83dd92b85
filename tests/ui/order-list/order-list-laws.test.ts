import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrdersToCheck } from '../../../application/ports/orders/order-checks';
import { compare, toText } from '../../../domain/money/decimal';
import type { Purchase } from '../../../domain/trading/orders/order';
import { decimal } from '../../builders/decimal';
import { MemoryVault } from '../../builders/memory-vault';
import { settled } from '../../builders/settled';
import { StatedOrderChecks } from '../../builders/stated-order-checks';
import { buyA, buyU, orderPage, readyPage } from '../support/order-page';

type Page = Awaited<ReturnType<typeof orderPage>>;

/** A server that refuses each purchase of 5,000 or more, and answers in the order that a scheduler says. */
class ScheduledChecks extends StatedOrderChecks {
  scheduler: fc.Scheduler | undefined;

  override async purchases(orders: OrdersToCheck<Purchase>) {
    this.refusals = orders.orders
      .filter(({ quantity }) => isTooMuch(quantity.value))
      .map(({ fundCode, currency }) => ({ code: 'ORDER_CAP_EXCEEDED', fundCode, currency }));
    const answer = super.purchases(orders);
    await this.scheduler?.schedule(Promise.resolve());
    return answer;
  }
}

const isTooMuch = (figure: ReturnType<typeof decimal>): boolean => compare(figure, decimal('5000')) >= 0;

const place = fc.constantFrom(0, 1);

/** A step of a client, or an answer that arrives. */
const step = fc.oneof(
  fc.record({ does: fc.constantFrom('type', 'change'), place, figure: fc.constantFrom('300', '4000', '5000', 'x') }),
  fc.record({ does: fc.constantFrom('leave', 'remove', 'put back', 'another language', 'an answer'), place }),
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take({ view, card }: Page, one: Step, scheduler: fc.Scheduler): Promise<void> {
  const { startEdit, changeText, commitEdit, cancelEdit, remove, undoRemove, isRemoved } = card(one.place);
  if ('figure' in one) {
    if (isRemoved) return;
    startEdit('');
    changeText(one.figure);
    if (one.does === 'change') commitEdit();
  } else if (one.does === 'leave') cancelEdit();
  else if (one.does === 'remove') remove();
  else if (one.does === 'put back') undoRemove();
  else if (one.does === 'another language') await view.translate();
  else if (scheduler.count() > 0) await scheduler.waitNext(1);
  await settled();
}

const madeOf = ({ view }: Page) =>
  view.cards.map(({ figure, isRemoved, typed }) => [figure && toText(figure), isRemoved, typed]);

/** The places of the orders that the server has something against, as they stand. */
const refusedIn = ({ view }: Page): readonly number[] =>
  view.left.flatMap(({ figure, place: at }) => (figure && isTooMuch(figure) ? [at] : []));

const items = [buyA, buyU];

describe('a list on which much happens at once', () => {
  it('[OPEN-80, TRADE-49, TRADE-60] never shows what the server said of other orders than those that stand there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 12 }), async (scheduler, steps) => {
        const checks = new ScheduledChecks();
        const page = await readyPage({ items, checks });
        checks.scheduler = scheduler;
        for (const one of steps) {
          await take(page, one, scheduler);
          if (page.view.checkPhase.kind !== 'ready') continue;
          const shown = page.view.left.filter(({ serverRefusal }) => serverRefusal).map((card) => card.place);
          expect(shown).toEqual(refusedIn(page));
        }
        await scheduler.waitIdle();
        await settled();
        expect(page.view.checkPhase.kind).toBe('ready');
        const isEditing = page.view.left.some(({ typed }) => typed !== undefined);
        const refused = refusedIn(page).length > 0 ? 'problems' : undefined;
        expect(page.view.submitBlocker).toBe(page.view.left.length === 0 ? 'empty' : isEditing ? 'editing' : refused);
      }),
    );
  });

  it('[OPEN-87, SESS-17] a list on which much happens at once is the same after a reload at any moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 8 }), async (scheduler, steps) => {
        const vault = new MemoryVault();
        const checks = new ScheduledChecks();
        const page = await orderPage({ items, checks, vault });
        checks.scheduler = scheduler;
        for (const one of steps) {
          await take(page, one, scheduler);
          expect(madeOf(await orderPage({ items, vault }))).toEqual(madeOf(page));
        }
        await scheduler.waitIdle();
      }),
    );
  });
});

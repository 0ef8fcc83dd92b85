import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Region } from '../../../domain/region';
import { answer } from '../../adapters/support/scripted-transport';
import { samplePlan } from '../support/sample-plan';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
afterEach(() => {
  vi.useRealTimers();
});

const open = (region: Region, route: string) =>
  portal.open({
    block: { region, profile: 'standalone' },
    route,
    language: 'en_US',
    answer: ({ name }) => (name === 'planSchedules' ? answer(200, [samplePlan]) : undefined),
  });
const refusals = () => portal.textsOf('[data-testid=text-field-error]');
/** Lets what was begun come to its end without any timer: none of the pauses in typing passes. */
async function withoutTimers(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Types into a field while time stands still, so that its pause never comes. */
async function typeInto(selector: string, text: string): Promise<HTMLInputElement> {
  const field = await portal.find<HTMLInputElement>(selector);
  field.focus();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  portal.type(selector, text);
  await withoutTimers();
  expect(refusals()).toEqual([]);
  return field;
}

const order = '[data-testid=place-order-form] input[inputmode=decimal]';
const bought = '[data-testid=place-order-card] input[inputmode=decimal]';
const plan = '[data-testid=new-plan-fields] input[inputmode=decimal]';

describe('an amount that is refused', () => {
  it.each([
    ['HK', '/order/buy?fundCode=HK0001', bought],
    ['TW', '/order/buy?fundCode=TW0001', bought],
    ['HK', '/order/sell?fundCode=HK0001', order],
    ['TW', '/order/sell?fundCode=TW0001', order],
    ['HK', '/plans/new?fundCode=HK0001', plan],
    ['TW', '/plans/new?fundCode=TW0001', plan],
    ['HK', '/plans/switch?fundCode=HK0001', plan],
    ['TW', '/plans/smart-switch?fundCode=TW0001', plan],
    ['TW', '/plans/smart-switch?fundCode=TW0001', '[data-testid=text-field]:last-of-type input'],
  ] as const)(
    '[TRADE-101, RSP-08, LINK-31] is refused as soon as its field is left, in %s at %s: %s',
    async (region, route, selector) => {
      await open(region, route);
      (await typeInto(selector, '0')).blur();
      await withoutTimers();
      expect(refusals()).toHaveLength(1);
    },
  );

  it.each(['HK', 'TW'] as const)(
    '[ORDQ-02] is refused as soon as a part of a switch is left, in %s',
    async (region) => {
      await open(region, `/order/switch?fundCode=${region}0001`);
      await portal.find('[data-testid=place-order-search] input');
      portal.type('[data-testid=place-order-search] input', `${region}0002`);
      (await portal.find('[data-testid=place-order-search] [role=option]', new RegExp(`${region}0002`))).click();
      // The page leads the keyboard to the fund that was added.
      (await typeInto(`${bought}:focus`, '0')).blur();
      await withoutTimers();
      expect(refusals()).toHaveLength(1);
    },
  );

  it('[RSP-09] is refused as soon as the amount of a changed plan is left', async () => {
    await open('HK', '/plans');
    (await portal.find('[data-testid=plan-actions] button', 'Change')).click();
    (await typeInto('dialog input', '0')).blur();
    await withoutTimers();
    expect(refusals()).toEqual(['The amount must be more than zero.']);
  });

  it.each(['HK', 'TW'] as const)(
    '[ACCT-05] is refused as soon as the target of a price alert is left, in %s',
    async (region) => {
      await open(region, '/profile?tab=price-alerts');
      (await typeInto('[data-testid=price-alert-form] input[inputmode=decimal]', '0')).blur();
      await withoutTimers();
      expect(refusals()).toHaveLength(1);
    },
  );

  it('[TRADE-101] is refused once a press elsewhere is over, so that nothing moves from under the pointer', async () => {
    await open('HK', '/order/buy?fundCode=HK0001');
    const field = await typeInto(bought, '0');
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    field.blur();
    await withoutTimers();
    expect(refusals()).toEqual([]);
    document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    vi.advanceTimersByTime(1);
    await withoutTimers();
    expect(refusals()).toHaveLength(1);
  });

  it('[TRADE-101] asks for no amount where the client leaves a field that is empty', async () => {
    await open('HK', '/order/buy?fundCode=HK0001');
    await typeInto(bought, '1');
    (await typeInto(bought, '')).blur();
    await withoutTimers();
    expect(refusals()).toEqual([]);
  });
});

import { vi } from 'vitest';
import type { ShownPortal } from './shown-portal';

/** Waits until the client can do it, and says how: the call is to fail from then on. */
export type Step = (portal: ShownPortal) => Promise<() => unknown>;

export const search: Step = async (portal) => {
  (await portal.find('[data-testid=fund-search-note] button')).click();
  await portal.find('[data-testid=fund-search] input');
  return () => {
    portal.type('[data-testid=fund-search] input', 'fund');
  };
};

/** Chooses in one of the portfolio's own lists, by its name. */
export const chosen =
  (list: string, value: string): Step =>
  async (portal) => {
    await portal.find(`select[aria-label="${list}"] option[value="${value}"]`);
    return () => {
      portal.choose(`select[aria-label="${list}"]`, value);
    };
  };

/** Chooses the holdings that are settled in TWD. */
export const settledInTwd: Step = async (portal) => {
  (await portal.find('[data-testid=settlement-choice]')).click();
  const choice = await portal.find('[data-testid=currency-choices] button', '境內外基金（新台幣交割）');
  return () => {
    choice.click();
  };
};

export const pressed =
  (selector: string, text?: string | RegExp): Step =>
  async (portal) => {
    const button = await portal.find(selector, text);
    return () => {
      button.click();
    };
  };

export const download = pressed('button', 'Download Excel');
export const openOrder = pressed('[data-testid=record-open]');
export const openFund = pressed('[data-testid=fund-list] li button');
export const logOut = pressed('button', /^(Log out|登出)$/);

/** The client does something five minutes later. */
export const stayActive: Step = async (portal) => {
  await portal.find('[data-testid=portfolio-head] h1');
  const act = (): void => {
    vi.setSystemTime(Date.now() + 301_000);
    window.dispatchEvent(new Event('keydown'));
  };
  // Whoever listens for it comes after the holdings, and looks at the time once a second: once it was heard, it is there.
  await vi.waitFor(
    () => {
      if (portal.requests.some(({ name }) => name === 'heartbeat')) return;
      act();
      throw new Error('nobody listens yet');
    },
    { timeout: 30_000, interval: 1_500 },
  );
  return act;
};

/** The client is asked whether anybody is there, and stays. */
export const stayWhenAsked: Step = async (portal) => {
  const isHeard = await stayActive(portal);
  isHeard();
  vi.setSystemTime(Date.now() + 850_000);
  const stay = await portal.find('dialog button', /^(Continue|繼續使用)$/);
  return () => {
    stay.click();
  };
};

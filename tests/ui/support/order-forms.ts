import type { Region } from '../../../domain/region';
import type { Fault } from './faults';
import { anyAnswer, beside, but, click, lost, type Said, type SentForm } from './sent-forms';
import type { ShownPortal } from './shown-portal';

/** Where the recorded list is: in Taiwan behind its link, in Hong Kong the client's own. */
export const orderLinks: Readonly<Record<Region, string>> = {
  HK: '/order/confirm?oid=recorded-list',
  TW: '/url?oid=demo-1-2026-11-20',
};

const orderWords = {
  HK: {
    list: 'Review your 2 orders',
    unreadable: 'We could not find this order',
    send: 'Submit order',
    secret: '739162',
    received: 'We have received your orders',
    lost: 'We did not receive your order and nothing was ordered. Your entries are kept; you can submit it again.',
    refused: 'Transaction submission error.',
    wrong: 'PIN is incorrect or empty. Please re-enter.',
    cancelGo: 'Discard draft',
    cancelFailed: 'The list could not be cancelled. Please try again in a moment.',
    cancelled: 'You discarded this draft',
    fund: 'HK0001',
    confirm: 'Your order',
  },
  TW: {
    list: '請確認 4 筆委託',
    unreadable: '這個連結無法開啟',
    send: '確認送出',
    secret: 'trade7316',
    received: '已收到您的委託',
    lost: '系統未收到您的委託，並未成立任何交易。內容已為您保留，可重新送出。',
    refused: '送出委託時發生錯誤。',
    wrong: '交易密碼錯誤或尚未輸入，請重新輸入。',
    cancelGo: '確定取消',
    cancelFailed: '無法取消清單，請稍後再試一次。',
    cancelled: '這份清單已取消',
    fund: 'TW0001',
    confirm: '您的委託',
  },
} as const;

const linkRefusals = (region: Region): Partial<Record<Fault, Said>> => {
  const unreadable = { shows: orderWords[region].unreadable };
  return { '400 with errors': unreadable, '400 without errors': unreadable };
};

/** Comes to the cards of the recorded list, in Taiwan by the consent. */
const showList = async (portal: ShownPortal, region: Region): Promise<void> => {
  if (region === 'TW') await click(portal, '[data-testid=order-actions] button', '我同意，查看清單');
  await portal.find('h2', orderWords[region].list);
};

/** Consents to the recorded list. */
export const consentForm: SentForm = {
  is: 'form',
  at: orderLinks.TW,
  send: (portal) => click(portal, '[data-testid=order-actions] button[aria-busy=false]', '我同意，查看清單'),
  says: but(beside('TW'), { ...linkRefusals('TW'), ...anyAnswer }),
  done: (portal) => portal.find('h2', '請確認 4 筆委託'),
};

/** A refused trading password or PIN is taken out of the form. */
export async function sendOrders(portal: ShownPortal, region: Region): Promise<void> {
  const { send, secret } = orderWords[region];
  await portal.find('[data-testid=order-password] button[aria-busy=false]', send);
  portal.type('[data-testid=order-password] input', secret);
  await click(portal, '[data-testid=order-password] button[aria-busy=false]', send);
}

/** Accepts every note that is shown. */
export async function tickNotes(portal: ShownPortal): Promise<void> {
  await portal.find('[data-testid=order-notes] input');
  for (const box of portal.all('[data-testid=order-notes] input')) box.click();
}

/** Gives the trading password or PIN, and sends. */
export async function typeSecret(portal: ShownPortal, secret: string): Promise<void> {
  await portal.find('[data-testid=order-password] input');
  portal.type('[data-testid=order-password] input', secret);
  await click(portal, '[data-testid=order-password] button[type=submit]');
}

/** Goes on to the trading password or PIN. */
export async function acceptNotes(portal: ShownPortal, region: Region): Promise<void> {
  await showList(portal, region);
  for (const box of portal.all('[data-testid=order-notes] input')) box.click();
}

/** A lost answer is looked for in the list's state, which has none; a 401 is the trading password's [ERR-20, ERR-83]. */
export const orderForm = (region: Region): SentForm => {
  const { lost: notReceived, refused, wrong, received } = orderWords[region];
  return {
    is: 'form',
    at: orderLinks[region],
    answers401: true,
    fill: (portal) => acceptNotes(portal, region),
    send: (portal) => sendOrders(portal, region),
    says: but(lost(beside(region), notReceived), {
      '400 with errors': { reads: refused },
      '400 without errors': { reads: refused },
      '403': { reads: refused },
      '401': { reads: wrong },
    }),
    done: (portal) => portal.find('h2', received),
  };
};

/** Sends the list, leaves it, and comes back to its address. */
export const returnToSentList =
  (region: Region) =>
  async (portal: ShownPortal): Promise<() => void> => {
    await acceptNotes(portal, region);
    await sendOrders(portal, region);
    await portal.find('h2', orderWords[region].received);
    (await portal.find('[data-testid=order-receipt] a', /^(Go to my portfolio|回到我的投資組合)$/)).click();
    await portal.find('[data-testid=portfolio-head] h1');
    return () => {
      window.history.back();
    };
  };

/** Gives the recorded list up. */
export const cancelForm = (region: Region): SentForm => {
  const { cancelGo, cancelFailed, cancelled } = orderWords[region];
  return {
    is: 'form',
    at: orderLinks[region],
    async fill(portal) {
      await showList(portal, region);
      await click(portal, '[data-testid=order-cancel]');
    },
    send: (portal) => click(portal, 'dialog button[aria-busy=false]', cancelGo),
    says: but(() => ({ reads: cancelFailed }), { ...linkRefusals(region), ...anyAnswer }),
    done: (portal) => portal.find('h2', cancelled),
  };
};

/** Makes a list of a purchase: nothing is ordered by it, so a failure leaves the form as it is [ORDQ-01, ORDQ-04]. */
export const composeForm = (region: Region): SentForm => ({
  is: 'form',
  at: `/order/buy?fundCode=${orderWords[region].fund}`,
  async fill(portal) {
    await portal.find('[data-testid=place-order-card] input[inputmode=decimal]');
    portal.type('[data-testid=place-order-card] input[inputmode=decimal]', '20000');
  },
  send: (portal) => click(portal, '[data-testid=place-order-go-on] button[aria-busy=false]'),
  says: beside(region),
  done: (portal) => portal.find('h1', orderWords[region].confirm),
});

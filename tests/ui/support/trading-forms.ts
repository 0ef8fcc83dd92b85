import { anyAnswer, beside, but, click, leadsToLogin, lost, type SentForm } from './sent-forms';
import type { ShownPortal } from './shown-portal';

const ofReset = { is: 'form', at: '/reset-trading-password' } as const;

/** Goes as far as the new trading password, and types it. */
async function typeNewPassword(portal: ShownPortal): Promise<void> {
  await click(portal, 'button', '我已經有驗證碼');
  await portal.find('input[name=one-time-code]');
  portal.type('input[name=one-time-code]', '12345678');
  await click(portal, '[data-testid=change-password-page] button[type=submit]');
  await portal.find('input[name=trading-next]');
  const typed = { 'current-password': 'Sunny4102Tea', 'trading-next': 'anchor4829', 'trading-again': 'anchor4829' };
  for (const [field, text] of Object.entries(typed)) portal.type(`input[name=${field}]`, text);
}

const codeForm: SentForm = {
  ...ofReset,
  fill: (portal) => portal.find('[data-testid=code-channels] button'),
  send: (portal) => click(portal, '[data-testid=code-channels] button[aria-busy=false]', '簡訊：09****678'),
  says: but(beside('TW'), anyAnswer),
  done: (portal) => portal.find('p[role=status]', '驗證碼已用簡訊傳送至 09****678，15 分鐘內有效。'),
};

const resetForm: SentForm = {
  ...ofReset,
  fill: typeNewPassword,
  send: (portal) => click(portal, '[data-testid=change-password-page] button[type=submit][aria-busy=false]'),
  answers401: true,
  says: but(
    lost(beside('TW'), '系統沒有收到您的新交易密碼，沒有變更任何資料。您輸入的內容已保留，可重新送出。'),
    leadsToLogin('TW'),
  ),
  done: (portal) => portal.find('h2', '新的交易密碼已經生效'),
};

/** The calls of a new trading password in Taiwan. */
export const tradingResets = {
  tradingResetContact: { is: 'retry', at: ofReset.at, says: '無法載入這個區塊。' },
  sendTradingResetCode: codeForm,
  resetTradingPassword: resetForm,
} as const;

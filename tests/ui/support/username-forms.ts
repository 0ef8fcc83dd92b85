import { expect, vi } from 'vitest';
import type { Region } from '../../../domain/region';
import { beside, but, click, leadsToLogin, lost, secrets, type SentForm } from './sent-forms';
import type { ShownPortal } from './shown-portal';

const nameForm = { is: 'form', at: '/username' } as const;
const comeToName = async (portal: ShownPortal): Promise<void> => {
  await portal.find('input[name=username]');
};

export const usernameForm = (region: Region): SentForm => ({
  ...nameForm,
  async fill(portal) {
    await comeToName(portal);
    portal.type('input[name=username]', 'harbor4829');
    portal.type('input[name=current-password]', secrets[region][1]);
  },
  send: (portal) => click(portal, '[data-testid=change-password-page] button[type=submit][aria-busy=false]'),
  answers401: true,
  says: but(
    lost(
      beside(region),
      {
        HK: 'We did not receive your new username, so nothing has changed. What you typed is kept: you can submit it again.',
        TW: '系統沒有收到您的新代碼，沒有變更任何資料。您輸入的內容已保留，可重新送出。',
      }[region],
    ),
    leadsToLogin(region),
  ),
  done: (portal) =>
    portal.find('h2', { HK: 'Your username is now harbor4829', TW: '您的使用者代碼現在是 HARBOR4829' }[region]),
});

/**
 * The form of a username whose rules the server doesn't decide: the slots stay neutral, and sending decides [OPEN-49].
 */
export const usernameRulesForm = (region: Region): SentForm => ({
  ...nameForm,
  fill: comeToName,
  async send(portal) {
    portal.type('input[name=username]', 'harbor4829');
    await vi.waitFor(() => expect(portal.requests.map(({ name }) => name)).toContain('checkUsername'), {
      timeout: 5_000,
    });
  },
  says: () => 'an answer',
  async done(portal) {
    portal.type('input[name=current-password]', secrets[region][1]);
    await click(portal, '[data-testid=change-password-page] button[type=submit][aria-busy=false]');
    return usernameForm(region).done(portal);
  },
});

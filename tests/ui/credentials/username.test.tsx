import { describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer, refusal, refusalSaying } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const open = async (region: Region, language: Language, answers: Readonly<Record<string, TransportAnswer>> = {}) => {
  await portal.open({
    block: { region, profile: 'standalone' },
    route: '/username',
    language,
    answer: ({ name }) => answers[name],
  });
  await portal.find('input[name=username]');
};
const fill = (username: string, secret: string): void => {
  portal.type('input[name=username]', username);
  portal.type('input[name=current-password]', secret);
};
const send = async (): Promise<void> =>
  (await portal.find('[data-testid=change-password-page] button[type=submit]')).click();
const sent = () => portal.requests.filter(({ name }) => name === 'changeUsername');
const statuses = () => portal.all('[data-testid=rule-list] li').map(({ dataset }) => dataset['status']);

describe('the page of the login name', () => {
  it('[ACCT-07, OPEN-89] makes one for a client of Hong Kong who has none, and keeps nothing that was typed', async () => {
    await open('HK', 'en_US', { ownUsername: answer(200, { username: null }) });
    await portal.find('p', /^You have no username yet\./);
    fill('MeiLing88', '617025');
    await send();
    await portal.find('h2', 'Your username is now MeiLing88');
    expect(sent().map(({ headers }) => headers['Idempotency-Key'])).toEqual([
      expect.stringMatching(/^[\w.:-]{8,100}$/),
    ]);
    const kept = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), window.location.href]);
    expect(kept).not.toMatch(/617025|MeiLing88/);
  });

  it('[ACCT-04, RESET-04, CRED-01..10] shows Taiwan’s ten rules, neutral before anything is typed, and sends nothing that breaks one', async () => {
    await open('TW', 'zh_TW');
    await portal.find('p', '您目前的使用者代碼是 WANG8888。');
    expect([statuses().length, new Set(statuses())]).toEqual([10, new Set(['N'])]);
    fill('a234567', 'Sunny4102Tea');
    await eventually(() => expect(statuses()).toContain('F'));
    await send();
    await portal.find('[data-testid=text-field-error]', '這個代碼還沒有符合所有規則，請看打叉的項目。');
    await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('username'));
    expect(sent()).toEqual([]);
  });

  it('[CRED-04, OPEN-49] asks the server once the client pauses whether a name is free, and marks one that isn’t', async () => {
    await open('TW', 'zh_TW');
    fill('yang5173', 'Sunny4102Tea');
    await eventually(() => expect(statuses()[3]).toBe('F'));
    expect(portal.requests.filter(({ name }) => name === 'checkUsername')).toHaveLength(1);
  });

  it('[ERR-39, AUTH-44] says at its field that the present PIN is wrong, and what a lock means', async () => {
    await open('HK', 'en_US', { changeUsername: answer(403, refusal('PIN0002')) });
    fill('meiling88', '000001');
    await send();
    await portal.find(
      '[data-testid=text-field-error]',
      'The current login PIN is wrong. Please enter it again. After more than 3 wrong tries it is locked for 24 hours.',
    );
    await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('current-password'));
    portal.close();
    await open('HK', 'zh_HK', { changeUsername: answer(403, refusal('LOG0005')) });
    fill('meiling88', '000001');
    await send();
    await portal.find('[data-tone]', /^因多次輸入錯誤，您的登入已被鎖定，沒有任何更改。/);
  });

  it.each(['PIN0002', 'USERNAME_REFUSED', 'USERNAME_IS_PASSWORD'])(
    '[ERR-17, OPEN-04] says %s at its field in the server’s own words of the language',
    async (code) => {
      await open('HK', 'en_US', { changeUsername: answer(403, refusalSaying(code, 'en_US', 'The server’s words.')) });
      fill('meiling88', '528314');
      await send();
      await portal.find('[data-testid=text-field-error]', 'The server’s words.');
    },
  );

  it('[CRED-15] sends no user code that is the login password', async () => {
    await open('TW', 'zh_TW');
    fill('sunny4102TEA', 'Sunny4102Tea');
    await send();
    await portal.find('[data-testid=text-field-error]', '代碼不可與登入密碼相同，請換一個。');
    expect(sent()).toEqual([]);
  });

  it('[OPEN-16] says that nobody knows where the answer and the session are gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    let asked = 0;
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      route: '/username',
      language: 'en_US',
      answer: ({ name }) => {
        if (name === 'changeUsername') return answer(502, '<html>');
        return name === 'ownUsername' && ++asked > 1 ? answer(401, refusal('UNAUTHORIZED')) : undefined;
      },
    });
    await portal.find('input[name=username]');
    fill('meiling88', '528314');
    await send();
    await portal.find('[data-tone]', /^We could not confirm whether your new username is in force\./);
  });
});

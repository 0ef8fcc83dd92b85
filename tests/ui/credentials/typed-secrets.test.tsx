import { describe, expect, it } from 'vitest';
import type { Region } from '../../../domain/region';
import { type SecretForm, type SecretFormName, secretForms } from '../support/secret-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const sent = (name: string) => portal.requests.filter((request) => request.name === name);

async function sendTyped(region: Region, name: SecretFormName, typed: string): Promise<SecretForm> {
  const form: SecretForm = secretForms(portal, region, portal.type.bind(portal))[name];
  await portal.open({
    block: { region, profile: 'standalone', environment: 'test' },
    route: form.at,
    language: region === 'HK' ? 'en_US' : 'zh_TW',
    signedIn: form.signedIn ?? true,
    answer: (request) => form.answers?.[request.name],
  });
  await form.come?.();
  await portal.find(form.field);
  portal.type(form.field, typed);
  await form.send();
  return form;
}

/** Everything that a call sends, with what stands in its Authorization header in the clear. */
const contentOf = ({ headers, body }: (typeof portal.requests)[number]): string => {
  const basic = /^Basic (.+)$/.exec(headers['Authorization'] ?? '')?.[1];
  return `${body ?? ''} ${basic === undefined ? '' : new TextDecoder().decode(Buffer.from(basic, 'base64'))}`;
};

describe('a PIN with full-width digits, blanks and invisible signs', () => {
  it.each([
    'login',
    'local login',
    'change of the login name',
    'change of the login’s secret',
    'change of the second secret',
    'activation of a PIN',
    're-authentication',
    'order confirmation',
    'new plan',
    'change of a plan',
    'move of the legacy plans',
  ] as const satisfies readonly SecretFormName[])(
    '[PIN-05, PIN-06, AUTH-44, CONFLICT-02] a PIN with full-width digits, blanks and invisible signs is sent as the six digits that are meant: %s',
    async (name) => {
      const { call } = await sendTyped('HK', name, '\u202A５２８ 314\u200B ');
      await eventually(() => expect(sent(call)).toHaveLength(1));
      const [request] = sent(call);
      expect(request && contentOf(request)).toMatch(/[":]528314(?!\d)/);
      expect(request && contentOf(request)).not.toMatch(/５|\u200B/u);
    },
  );
});

const malformed = {
  login: '登入密碼只能使用半形英文字母與數字，不含空白。請切換為半形後重新輸入。',
  present: '交易密碼只能使用半形英文字母與數字，不含空白。請切換為半形後重新輸入。',
  trading: '交易密碼為至少 6 個半形英文字母或數字，不含其他字元。',
} as const;

describe('a password with what no password has', () => {
  it.each([
    ['login', 'Sunny4102Tea', malformed.login],
    ['change of the login name', 'Sunny4102Tea', malformed.login],
    ['change of the login’s secret', 'Sunny4102Tea', malformed.login],
    ['change of the second secret', 'trade7316', malformed.present],
    ['reset of the trading password', 'Sunny4102Tea', malformed.login],
    ['order confirmation', 'trade7316', malformed.trading],
    ['new plan', 'trade7316', malformed.trading],
    ['change of a plan', 'trade7316', malformed.trading],
    ['cancelling of an order', 'trade7316', malformed.trading],
  ] as const satisfies readonly (readonly [SecretFormName, string, string])[])(
    '[CONFLICT-02, AUTH-44, CRED-24] a password with what no password has is not changed, not sent and not counted, and the form says so: %s',
    async (name, secret, says) => {
      for (const typed of [`${secret} `, ` ${secret}`, `${secret}\u200B`, secret.replace(/\d/, '４')]) {
        const { call, field } = await sendTyped('TW', name, typed);
        await portal.find('[data-testid=text-field-error]', says);
        expect(portal.all<HTMLInputElement>(field)[0]?.value).toBe(typed);
        expect(sent(call)).toEqual([]);
      }
    },
  );
});

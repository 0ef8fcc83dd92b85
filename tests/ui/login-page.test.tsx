import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../adapters/http/transport';
import { answer } from '../adapters/support/scripted-transport';
import { ShownPortal } from './support/shown-portal';

const portal = new ShownPortal();
afterEach(() => portal.close());
afterAll(() => portal.close());

test('[OPEN-12, ROUTE-10, SESS-25] a login leads on to the very section that was asked for', async () => {
  await portal.open({
    block: { region: 'HK' },
    language: 'en_US',
    route: '/client-tier#tier-instructions',
    signedIn: false,
  });
  await logIn();
  await portal.find('#tier-instructions');
  expect(window.location.pathname + window.location.hash).toBe('/eTrading/v2/client-tier#tier-instructions');
});

test('[AUTH-28] a code may be pasted as it was sent, with blanks', async () => {
  const asksForCode = ({ name }: TransportRequest): TransportAnswer | undefined =>
    name === 'logon'
      ? answer(200, { enabledLoginOtp: true, maskedMobileNumber: '09****678' }, { auth_checked: 'half-open' })
      : undefined;
  await portal.open({
    block: { region: 'TW' },
    language: 'zh_TW',
    route: '/login',
    signedIn: false,
    answer: asksForCode,
  });
  await logIn();
  (await portal.find('button', '我已經有驗證碼')).click();
  const field = await portal.find<HTMLInputElement>('input[name="one-time-code"]');
  // Of what is pasted, a browser takes as much as the field allows.
  portal.type('input[name="one-time-code"]', ' 1234 5678 '.slice(0, field.maxLength));
  await vi.waitFor(() => {
    expect(field.value).toBe('12345678');
  });
});

async function logIn(): Promise<void> {
  await portal.find('input[name="username"]');
  portal.type('input[name="username"]', 'WANG8888');
  portal.type('input[name="password"]', 'Right1234');
  portal.all('form')[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

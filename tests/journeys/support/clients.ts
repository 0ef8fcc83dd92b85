import { expect, type Page } from '@playwright/test';
import { regionDefaults } from '../../../config/regions';
import type { Region } from '../../../domain/region';
import { oneAtATime } from './one-at-a-time';
import type { Portal } from './portal-test';

/** A demo client as the sandbox lists it. */
export type JourneyClient = {
  readonly region: Region;
  readonly login: string;
  readonly secret: string;
  /** The secret that orders are sent with, in Taiwan. */
  readonly tradingSecret: string;
  readonly shows: readonly string[];
};

/** The clients who are let in without a code, the quickest way to a portfolio. */
export const withoutCode: Readonly<Record<Region, RegExp>> = { HK: /^typical/i, TW: /without a one-time code/i };

/** The region's demo client that shows `about`; the typical one by default. */
export async function demoClient(portal: Portal, about: RegExp = /^typical/i): Promise<JourneyClient> {
  const answer = await fetch(`${portal.origin}/sandbox/clients.json`);
  const clients = (await answer.json()) as readonly JourneyClient[];
  const found = clients.find(
    (client) => client.region === portal.region && client.shows.some((fact) => about.test(fact)),
  );
  if (!found) throw new Error(`no demo client of ${portal.region} for ${String(about)}`);
  return found;
}

/** A name that no client has, whose failures therefore lock nobody out. */
export const nobodysName = (): string => `nobody${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;

/** The newest code sent to anyone since `after`; codes are asked for one journey at a time. */
export async function latestCode(portal: Portal, after = 0): Promise<string> {
  const answer = await fetch(`${portal.origin}/sandbox/outbox.json`);
  const outbox = (await answer.json()) as readonly { readonly text: string; readonly sentAt: string }[];
  // What others are told meanwhile bears none.
  const [latest] = outbox.filter(
    ({ text, sentAt }) => /驗證碼|^Your login code is/.test(text) && Date.parse(sentAt) >= after,
  );
  const code = /\d{8}/.exec(latest?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code was sent');
  return code;
}

/** From asking for a code until it is read: two journeys of one client would read each other's. */
export const withOutbox = <T>(portal: Portal, act: () => Promise<T>): Promise<T> =>
  oneAtATime(`outbox-${new URL(portal.origin).port}`, act);

/** The selectors of the one-time code's form, in whichever language. */
const codeForm = {
  channel: /^(Where to send the code|接收驗證碼的方式)$/,
  code: /^(8-digit code|8 位數字驗證碼)$/,
  submit: /^(Confirm|確認)$/,
};

/** Types a name and a secret, and submits. */
export async function submitLogin(page: Page, login: string, secret: string): Promise<void> {
  await page.locator('input[name=username]').fill(login);
  await page.locator('input[name=password]').fill(secret);
  await page.getByRole('button', { name: /^(Log in|登入)$/ }).click();
}

/** Signs a client in by the login page that is shown, with a code where one is asked for. */
export async function signInByForm(page: Page, portal: Portal, client: JourneyClient): Promise<void> {
  await submitLogin(page, client.login, client.secret);
  const portfolio = page.getByRole('heading', {
    level: 1,
    name: /^(Total portfolio value|Value of your funds|My portfolio|投資組合總值|(持有)?基金總值|我的投資組合)/,
  });
  const channels = page.getByRole('group', { name: codeForm.channel });
  await expect(portfolio.or(channels)).toBeVisible();
  if (await portfolio.isVisible()) return;
  await withOutbox(portal, async () => {
    await channels.getByRole('button').first().click();
    await page.getByLabel(codeForm.code).fill(await sentCode(page, portal));
  });
  await page.getByRole('button', { name: codeForm.submit }).click();
  await expect(portfolio).toBeVisible();
}

/** The code that the page has just asked for, once it says that it was sent. */
export async function sentCode(page: Page, portal: Portal): Promise<string> {
  await expect(page.getByLabel(codeForm.code)).toBeVisible();
  return latestCode(portal);
}

type SignIn = { readonly client?: JourneyClient; readonly route?: string };

/** Signs a client in by the API alone, as the login page would, and shows a route: most journeys begin here. */
export async function signIn(page: Page, portal: Portal, { client, route = '/' }: SignIn = {}): Promise<void> {
  const { login, secret } = client ?? (await demoClient(portal));
  // A page of this origin without scripts: what the browser is given here, it keeps for the portal.
  await page.goto(`${portal.origin}/sandbox/clients`);
  const basic = Buffer.from(`${login}:${secret}`).toString('base64');
  const logon = await post(page, portal, '/authentication/logon', { Authorization: `Basic ${basic}` });
  if (logon.token === '') throw new Error(`${login} was not let in: ${String(logon.status)} ${logon.body}`);
  const token = logon.body.includes('"enabledLoginOtp":true') ? await confirm(page, portal, logon.token) : logon.token;
  await page.evaluate(keepSession, { token, region: portal.region });
  await page.goto(portal.address(route));
}

/** Stores what the portal keeps of a session: its half of it for this tab, and its name for all tabs. */
function keepSession({ token, region }: { readonly token: string; readonly region: Region }): void {
  const name = crypto.randomUUID();
  sessionStorage.setItem('etrading.AUTH_CHECKED', JSON.stringify(token));
  sessionStorage.setItem('etrading.sessionName', JSON.stringify(name));
  localStorage.setItem(`etrading.session.${region}`, name);
}

async function confirm(page: Page, portal: Portal, AUTH_CHECKED: string): Promise<string> {
  const otp = await withOutbox(portal, async () => {
    await post(page, portal, '/authentication/login/sendOtp/mobile', { AUTH_CHECKED });
    return latestCode(portal);
  });
  const { token } = await post(page, portal, '/authentication/login/validateOtp', { AUTH_CHECKED }, { otp });
  return token;
}

/** One call of the API, made by the page, so that its cookies are the browser's. */
export async function post(
  page: Page,
  { region }: Portal,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
) {
  const answer = await page.evaluate(
    async ({ url, ...request }) => {
      const response = await fetch(url, { method: 'POST', ...request });
      const token = response.headers.get('AUTH_CHECKED') ?? '';
      return { status: response.status, token, body: await response.text() };
    },
    {
      url: regionDefaults[region].apiBase + path,
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
  );
  return answer;
}

import type { Page } from '@playwright/test';
import type { Region } from '../../../domain/region';
import type { Portal } from './portal-test';

/** A demo client as the sandbox lists it. */
export type DemoClient = {
  readonly region: Region;
  readonly login: string;
  readonly secret: string;
  readonly note: string;
};

/** The region's demo client whose note says `about`; the typical one by default. */
export async function demoClient(portal: Portal, about: RegExp = /^typical/i): Promise<DemoClient> {
  const answer = await fetch(`${portal.origin}/sandbox/clients.json`);
  const clients = (await answer.json()) as readonly DemoClient[];
  const found = clients.find((client) => client.region === portal.region && about.test(client.note));
  if (!found) throw new Error(`no demo client of ${portal.region} for ${String(about)}`);
  return found;
}

/** The newest code sent to anyone: the journeys of one client wait for their own. */
export async function latestCode(portal: Portal, after = 0): Promise<string> {
  const answer = await fetch(`${portal.origin}/sandbox/outbox.json`);
  const outbox = (await answer.json()) as readonly { readonly text: string; readonly sentAt: string }[];
  const [latest] = outbox.filter((message) => Date.parse(message.sentAt) >= after);
  const code = /\d{8}/.exec(latest?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code was sent');
  return code;
}

/** Types a name and a secret, and submits. */
export async function submitLogin(page: Page, login: string, secret: string): Promise<void> {
  await page.locator('input[name=username]').fill(login);
  await page.locator('input[name=password]').fill(secret);
  await page.getByRole('button', { name: /^(Log in|登入)$/ }).click();
}

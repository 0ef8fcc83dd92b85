import type { Region } from '../../domain/region';
import { copyableSecret } from '../pages/copyable';
import { escapeHtml } from '../pages/page';
import type { DemoClient } from './demo-clients';

type ShownClient = {
  readonly region: Region;
  readonly login: string;
  readonly secret: string;
  readonly tradingSecret: string;
  readonly shows: DemoClient['shows'];
};

const words = {
  TW: { login: 'User code or ID number', secret: 'Login password', tradingSecret: 'Trading password' },
  HK: { login: 'Username or MasterAccount number', secret: 'Login PIN', tradingSecret: 'Transaction PIN' },
} as const satisfies Record<Region, object>;

/** Renders a region's clients, each under what it shows; the one named `first` comes first, and says so. */
export function clientCards(clients: readonly ShownClient[], first: string | undefined): string {
  const isFirst = ({ login }: ShownClient): boolean => login === first;
  const ordered = [...clients.filter(isFirst), ...clients.filter((client) => !isFirst(client))];
  return `<ul class="cards">\n${ordered.map((client) => card(client, isFirst(client))).join('\n')}\n</ul>`;
}

function card({ region, login, shows: [main, ...others], ...secrets }: ShownClient, isFirst: boolean): string {
  const more = others.join('; ');
  const rows = (['login', 'secret', 'tradingSecret'] as const).map((key) => {
    const name = words[region][key];
    const copied = copyableSecret({ login, ...secrets }[key], `${lowerFirst(name)} of ${login}`);
    return `<div><dt>${name}</dt><dd>${copied}</dd></div>`;
  });
  return `<li class="card${isFirst ? ' first' : ''}">
${isFirst ? '<p class="badge">Start here</p>' : ''}<h3>${withLink(main)}</h3>
${more === '' ? '' : `<p class="more">${withLink(more.charAt(0).toUpperCase() + more.slice(1))}</p>`}
<dl>${rows.join('\n')}</dl>
</li>`;
}

const lowerFirst = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const withLink = (text: string): string =>
  escapeHtml(text).replace('/sandbox/outbox', '<a href="/sandbox/outbox">/sandbox/outbox</a>');

import { basePath } from '../../config/regions';
import type { Region } from '../../domain/region';
import { regionAnswers } from '../context/region-answers';
import { installedConsoles } from './installed-consoles';
import { escapeHtml, page } from './page';

type DemoPage = {
  readonly region: Region;
  readonly title: string;
  /** The page's own address, below the origin. */
  readonly address: string;
  /** HTML whose texts were escaped. */
  readonly body: string;
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
};

/** Renders a page of the demonstration: links to the others stand above it, and its secrets and links can be copied. */
export function demoPage({ region, title, address, body, scripts = [], styles = [] }: DemoPage): string {
  const pages = [
    { href: '/sandbox/clients', text: 'Clients' },
    { href: '/sandbox/outbox', text: 'Outbox' },
    ...(regionAnswers[region].orderLists ? [{ href: '/sandbox/links', text: 'Order lists' }] : []),
    ...installedConsoles,
    { href: `${basePath}/`, text: 'Portal' },
  ];
  const links = pages.map(({ href, text }) => {
    const current = href === address ? ' aria-current="page"' : '';
    return `<a href="${escapeHtml(href)}"${current}>${escapeHtml(text)}</a>`;
  });
  return page(title, `${body}\n<p class="copied" role="status"></p>`, {
    before: `<nav class="pages" aria-label="Demonstration">${links.join('\n')}</nav>`,
    scripts: ['/sandbox-pages/copy.js', ...scripts],
    styles,
  });
}

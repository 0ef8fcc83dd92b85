import { basePath } from '../../config/regions';
import type { Language } from '../../domain/language';
import { escapeHtml } from './page';

/** The ways back into the portal that head each page, by the language it is read in. */
const headers: Readonly<Record<Language, { readonly label: string; readonly links: readonly string[] }>> = {
  en_US: { label: 'Fund Portal', links: ['My portfolio', 'Funds', 'My orders', 'My account'] },
  zh_HK: { label: '基金交易平台', links: ['我的投資組合', '基金', '我的交易', '我的戶口'] },
  zh_TW: { label: '基金交易網', links: ['我的投資組合', '基金', '委託查詢', '我的帳戶'] },
};
const headerPaths = ['/', '/funds', '/orders', '/profile'];

/** The header that leads back to the portal's main pages. */
export function portalHeader(language: Language): string {
  const { label, links } = headers[language];
  const lines = links.map((text, place) => `<a href="${basePath}${headerPaths[place] ?? '/'}">${escapeHtml(text)}</a>`);
  return `<header><nav class="pages" aria-label="${escapeHtml(label)}">${lines.join('\n')}</nav></header>`;
}

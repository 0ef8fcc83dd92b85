import { escapeHtml } from './page';

/** Renders a text to be typed elsewhere, whole, with a button that copies it; `what` names it after “the”. */
export const copyableSecret = (secret: string, what: string): string =>
  withButton(`<code class="secret">${escapeHtml(secret)}</code>`, what);

/** Renders a link, which breaks between its parts alone, with a button that copies its whole address. */
export const copyableLink = (href: string, what: string): string =>
  withButton(
    `<a class="address" href="${escapeHtml(href)}">${escapeHtml(href).replace(/[/?=]/g, '$&<wbr>')}</a>`,
    what,
  );

/** The script `copy.js` shows the button: without it there would be nothing behind. */
const withButton = (copied: string, what: string): string =>
  `<span class="copyable">${copied}<button type="button" class="copy" data-what="${escapeHtml(what)}" hidden>Copy<span class="unseen"> the ${escapeHtml(what)}</span></button></span>`;

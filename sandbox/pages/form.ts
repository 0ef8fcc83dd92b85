import { escapeHtml } from './page';

/** A choice among values. */
export function select(name: string, label: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${escapeHtml(value)}</option>`).join('');
  return `<label>${escapeHtml(label)} <select name="${escapeHtml(name)}">${options}</select></label>`;
}

/** A form of the sandbox's own pages, whose fields the script `forms.js` sends as JSON. */
export const form = (to: string, fields: readonly string[], { button }: { readonly button: string }): string =>
  `<form data-to="${escapeHtml(to)}">${fields.join(' ')} <button>${escapeHtml(button)}</button> <span role="status"></span></form>`;

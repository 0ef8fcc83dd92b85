/** Text that is safe inside HTML and inside quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A small page of the sandbox's own; `body` is HTML whose texts were escaped. */
export function page(
  title: string,
  body: string,
  options: { readonly language?: string; readonly script?: string } = {},
): string {
  const script = options.script === undefined ? '' : `<script src="${escapeHtml(options.script)}" defer></script>`;
  return `<!doctype html>
<html lang="${options.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox-pages/page.css">
${script}
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** A text, or one that leads somewhere. */
export type Cell = string | { readonly text: string; readonly href: string };

/** A table of texts, some of which may be links. */
export function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${htmlOf(cell)}</td>`).join('')}</tr>`).join('\n');
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

const htmlOf = (cell: Cell): string =>
  typeof cell === 'string' ? escapeHtml(cell) : `<a href="${escapeHtml(cell.href)}">${escapeHtml(cell.text)}</a>`;

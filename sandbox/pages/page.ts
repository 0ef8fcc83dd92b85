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

type PageOptions = {
  readonly language?: string;
  readonly scripts?: readonly string[];
  /** Style sheets after the pages' own. */
  readonly styles?: readonly string[];
  /** HTML that stands above the page's own content. */
  readonly before?: string;
};

/** A small page of the sandbox's own; `body` is HTML whose texts were escaped. */
export function page(
  title: string,
  body: string,
  { language = 'en', scripts = [], styles = [], before = '' }: PageOptions = {},
): string {
  const sheets = styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`);
  const elements = scripts.map((script) => `<script src="${escapeHtml(script)}" defer></script>`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox-pages/page.css">
${[...sheets, ...elements].join('\n')}
</head>
<body>
${before}
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** A table of texts, which scrolls by itself where it is too wide; `name` says what of. */
export function table(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('\n');
  return `<div class="scroll" role="region" aria-label="${escapeHtml(name)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import postcss from 'postcss';

// The classes of the style sheets as types. No library does it: typed-css-modules and its like write a file beside each
// sheet, a hundred of them, where this writes one.

const root = join(import.meta.dirname, '..');

/** The file that is written, from the root. */
export const typesFile = 'ui/theme/generated/stylesheets.d.ts';

/** Every style sheet of a component, from the root. */
export const styleSheetsOf = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `ui/${file.replaceAll('\\', '/')}`)
    .toSorted();

/** The classes that a style sheet defines, each once, in order. */
export function classesOf(css: string): readonly string[] {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) if (name !== undefined) found.add(name);
  });
  return [...found].toSorted();
}

/** Tells the compiler the classes of each style sheet, so that one which isn't there doesn't compile. */
export function styleTypes(folder: string): string {
  const modules = styleSheetsOf(folder).map((file) => {
    const names = classesOf(readFileSync(join(folder, file), 'utf8')).map(
      (name) => `  export const ${name}: string;\n`,
    );
    return `declare module '*/${basename(file)}' {\n${names.join('')}}\n`;
  });
  return `// Written by npm run styles: the classes of every style sheet.\n${modules.join('')}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, typesFile), styleTypes(root));

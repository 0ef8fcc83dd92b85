import { basename, dirname, join, normalize } from 'node:path';
import postcss, { type AtRule, type Container, type Document, type Rule } from 'postcss';
import ts from 'typescript';

/** The text of each file, by its path from the root. */
export type Tree = Readonly<Record<string, string>>;

/** Style sheets whose classes and elements are everybody's. */
export const globalSheets = ['ui/theme/base.css', 'ui/theme/print.css', 'ui/theme/shell.css', 'ui/theme/tokens.css'];
/** Classes that are everybody's: what screen readers alone are told, and what stands in index.html. */
const globalClasses = ['shell', 'start-failure', 'visually-hidden'];
const layers = '@layer tokens, base, components, screens';

/** Returns the faults in the styles of a tree, each as a line of text. */
export function faultsIn(tree: Tree): readonly string[] {
  const sheets = Object.keys(tree).filter((file) => file.startsWith('ui/') && file.endsWith('.css'));
  const modules = sheets.filter((file) => file.endsWith('.module.css'));
  const used = Object.keys(tree).flatMap((file) => (/\.tsx?$/.test(file) ? usesIn(file, tree[file] ?? '') : []));
  return [
    ...sheets
      .filter((file) => !modules.includes(file) && !globalSheets.includes(file))
      .map((file) => `${file} is global`),
    ...sheetsOfOneName(modules),
    ...sheets.flatMap((file) => faultsInSheet(file, postcss.parse(tree[file] ?? ''))),
    ...used.flatMap(({ fault }) => fault ?? []),
    ...modules.flatMap((file) => {
      const defined = new Set(postcss.parse(tree[file] ?? '').nodes.flatMap((node) => classesIn(node.toString())));
      const ofFile = new Set(used.flatMap(({ sheet, name }) => (sheet === file && name !== undefined ? [name] : [])));
      const undefinedOnes = [...ofFile].filter((name) => !defined.has(name));
      const unusedOnes = [...defined].filter((name) => !ofFile.has(name));
      return [
        ...undefinedOnes.map((name) => `${file} has no .${name}`),
        ...unusedOnes.map((name) => `${file} .${name} is used nowhere`),
      ];
    }),
  ];
}

/** The compiler tells style sheets apart by their names alone. */
const sheetsOfOneName = (modules: readonly string[]): readonly string[] =>
  modules
    .filter((file) => modules.some((other) => other !== file && basename(other) === basename(file)))
    .map((file) => `${file} has another's name`);

function faultsInSheet(file: string, sheet: postcss.Root): readonly string[] {
  const faults: string[] = [];
  // WebKit lays cards out without end where an item of a grid is before the others.
  sheet.walkDecls('order', ({ value }) => {
    if (value.startsWith('-')) faults.push(`${file} has a negative order`);
  });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const layer = layerOf(rule);
    if (layer === undefined) faults.push(`${file} ${rule.selector} is in no layer`);
    else if (!layersOf(file).includes(layer)) faults.push(`${file} ${rule.selector} is in the layer ${layer}`);
    faults.push(...faultsInSelectors(file, rule));
  });
  sheet.walkAtRules('layer', ({ params, nodes }) => {
    if (nodes === undefined && `@layer ${params}` !== layers) faults.push(`${file} declares the layers ${params}`);
    if (nodes === undefined && file !== 'ui/theme/tokens.css') faults.push(`${file} declares the layers too`);
  });
  sheet.walkDecls('composes', ({ value }) => {
    if (value.includes(' from ')) faults.push(`${file} takes a class of another style sheet: ${value}`);
  });
  const [first] = sheet.nodes.filter(({ type }) => type !== 'comment');
  if (file === 'ui/theme/tokens.css' && first?.toString() !== layers)
    faults.push(`${file} doesn't begin with ${layers}`);
  return faults;
}

function faultsInSelectors(file: string, { selector, selectors }: Rule): readonly string[] {
  if (!file.endsWith('.module.css'))
    return classesIn(selector).flatMap((name) =>
      globalClasses.includes(name) ? [] : [`${file} .${name} is a class of everybody's`],
    );
  if (/:global|#/.test(selector)) return [`${file} ${selector} reaches out of its component`];
  return selectors.filter((each) => !/\.[a-z]/i.test(each)).map((each) => `${file} ${each} is every element's`);
}

/** Returns the layers that a style sheet may use. */
function layersOf(file: string): readonly string[] {
  if (file === 'ui/theme/print.css') return ['tokens', 'base', 'screens'];
  if (globalSheets.includes(file)) return ['tokens', 'base'];
  return [/^ui\/(app|screens)\//.test(file) ? 'screens' : 'components'];
}

function layerOf(rule: Rule): string | undefined {
  for (let at: Container | Document | undefined = rule.parent; at; at = at.parent)
    if (isAtRule(at) && at.name === 'layer') return at.params;
  return undefined;
}

const isAtRule = (node: Container | Document): node is AtRule => node.type === 'atrule';

const isKeyframe = ({ parent }: Rule): boolean =>
  parent !== undefined && isAtRule(parent) && parent.name.endsWith('keyframes');

/** The classes that a selector, or the selectors of a piece of a style sheet, name. */
function classesIn(css: string): readonly string[] {
  const found: string[] = [];
  const take = (selector: string): void => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) found.push(name);
  };
  if (css.includes('{')) postcss.parse(css).walkRules((rule) => (isKeyframe(rule) ? undefined : take(rule.selector)));
  else take(css);
  return found;
}

type Use = { readonly sheet?: string; readonly name?: string; readonly fault?: string };

/** The classes that a file takes of style sheets, and what it does with them otherwise. */
function usesIn(file: string, text: string): readonly Use[] {
  if (!file.startsWith('ui/') || file.endsWith('.d.ts')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const sheets = new Map<string, string>();
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const sheet = normalize(join(dirname(file), node.moduleSpecifier.text)).replaceAll('\\', '/');
      const names = node.importClause?.namedBindings;
      if (!sheet.endsWith('.css')) return;
      if (names && ts.isNamespaceImport(names)) sheets.set(names.name.text, sheet);
      else if (!globalSheets.includes(sheet)) uses.push({ fault: `${file} imports ${sheet} without its classes` });
      return;
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer)
      uses.push(...literalsIn(file, node.initializer));
    if (ts.isCallExpression(node) && node.expression.getText() === 'joinClasses')
      uses.push(...node.arguments.flatMap((given) => literalsIn(file, given)));
    if (ts.isIdentifier(node) && sheets.has(node.text)) {
      const { parent } = node;
      const isRead = ts.isPropertyAccessExpression(parent) && parent.expression === node;
      if (isRead) uses.push({ sheet: sheets.get(node.text) ?? '', name: parent.name.text });
      else uses.push({ fault: `${file} uses ${sheets.get(node.text) ?? ''} as a whole` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** Words in place of classes of a style sheet. */
function literalsIn(file: string, node: ts.Node): readonly Use[] {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return [];
  const words = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ')
    : ts.isStringLiteralLike(node)
      ? node.text
      : '';
  const own: Use[] = words
    .split(/\s+/)
    .filter((word) => word !== '' && !globalClasses.includes(word))
    .map((word) => ({ fault: `${file} names the class ${word} itself` }));
  const inside: Use[] = [];
  ts.forEachChild(node, (child) => {
    inside.push(...literalsIn(file, child));
  });
  return [...own, ...inside];
}

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { filesBelow, readText, root } from './project.mjs';
import { parse } from './test-titles.mjs';

// Reports how far names and comments are in the field's English. Never a gate: it prints and ends with 0.
//   node scripts/names.mjs            a table, a row per layer
//   node scripts/names.mjs spreads    every place of one measure: comments, of, twice, titles, spreads, tuples
//   node scripts/names.mjs glossary   the names in docs/glossary.md that the code doesn't have, or has by now
// No library does it: linters of comments (eslint-plugin-jsdoc, tsdoc) ask for tags and full stops, not for the first
// word; naming rules match one identifier at a time and know no other file; none reads a title as a sentence. What
// oxlint can forbid by itself it should: this counts what a rule can't judge yet.

const layers = [
  'domain',
  'application',
  'adapters',
  'composition',
  'contract',
  'config',
  'ui',
  'sandbox',
  'scripts',
  'tests',
];
const code = /\.(tsx?|mjs)$/;
const notWritten = /(^|\/)(generated|migrations)\//;

/** The words that open a comment which doesn't say its subject. */
const indirect = /^(what|whether|which|who|whose|whom|of|by|how)\b/i;

/**
 * The words that open a title without a subject, once the ids are off: an auxiliary or a copula, a preposition, a
 * conjunction or a question word. A title that opens with a full verb ("parses ...") reads alone and isn't counted.
 */
const withoutSubject =
  /^(is|isn’t|are|aren’t|was|were|be|been|has|hasn’t|have|had|does|doesn’t|do|don’t|can|can’t|cannot|may|must|will|would|of|by|with|without|in|on|at|to|from|for|as|after|before|until|while|but|and|or|nor|so|else|if|where|when|what|whether|which|who|how|why|even|also|then)\b/i;

const measures = {
  comments: 'comments: what/which/whether/of/by/how',
  of: 'exported functions in ...Of',
  twice: 'names exported twice',
  titles: 'titles without a subject',
  spreads: 'useless spreads',
  tuples: 'tuple assignments',
};

const found = layers.map((layer) => ({ layer, docs: 0, tests: 0, exported: [], places: placesByMeasure() }));
for (const row of found) readLayer(row);
const namesExportedTwice = countExportedTwice();

const measure = process.argv[2];
if (measure === undefined) printTable();
else if (measure === 'glossary') for (const line of staleNames()) console.log(line);
else if (measure in measures) for (const { places } of found) for (const place of places[measure]) console.log(place);
else console.error(`there is no measure ${measure}: ${Object.keys(measures).join(', ')}, glossary`);

function placesByMeasure() {
  return Object.fromEntries(Object.keys(measures).map((name) => [name, []]));
}

function readLayer(row) {
  for (const path of filesBelow(join(root, row.layer))) {
    const file = relative(root, path).replaceAll('\\', '/');
    if (!code.test(file) || notWritten.test(file)) continue;
    readFile(row, file, parse(file, readText(path)));
  }
}

function readFile(row, file, source) {
  const seen = new Set();
  const add = (measure, node, text) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    row.places[measure].push(`${file}:${line + 1} ${text.split('\n')[0]}`);
  };
  const visit = (node) => {
    for (const doc of node.jsDoc ?? []) {
      // A comment may hang on a statement and on the declaration in it.
      if (seen.has(doc.pos)) continue;
      seen.add(doc.pos);
      row.docs += 1;
      const text = ts.getTextOfJSDocComment(doc.comment) ?? '';
      if (indirect.test(text)) add('comments', doc, text);
    }
    const name = exportedFunctionName(node);
    if (name !== undefined && /[a-z]Of$/.test(name)) add('of', node, name);
    if (isUselessSpread(node)) add('spreads', node, node.getText(source));
    if (isTupleAssignment(node)) add('tuples', node, node.getText(source));
    const title = testTitle(node);
    if (title !== undefined) {
      row.tests += 1;
      if (withoutSubject.test(title.replace(/^(\[[^\]]*\]\s*)+/, ''))) add('titles', node, title);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const name of exportedNames(source)) row.exported.push({ name, file });
}

/** The name of an exported function, or of an exported constant that holds one. */
function exportedFunctionName(node) {
  if (ts.isFunctionDeclaration(node)) return isExported(node) ? node.name?.text : undefined;
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return undefined;
  const holdsFunction = ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer);
  return holdsFunction && isExported(node.parent.parent) ? node.name.text : undefined;
}

function isExported(statement) {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** A literal that is spread into another one of its kind, or into an element. */
function isUselessSpread(node) {
  if (ts.isSpreadElement(node)) return ts.isArrayLiteralExpression(node.parent) && isArray(node.expression);
  if (!ts.isSpreadAssignment(node) && !ts.isJsxSpreadAttribute(node)) return false;
  return ts.isObjectLiteralExpression(withoutParentheses(node.expression));
}

/** Two statements in one: `const [a, b] = [1, 2]`, `[a, b] = [b, a]`. */
function isTupleAssignment(node) {
  if (ts.isVariableDeclaration(node))
    return ts.isArrayBindingPattern(node.name) && node.initializer !== undefined && isArray(node.initializer);
  const assigns = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return assigns && ts.isArrayLiteralExpression(node.left) && isArray(node.right);
}

function isArray(node) {
  return ts.isArrayLiteralExpression(withoutParentheses(node));
}

function withoutParentheses(node) {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}

/** The title of `it('...')`, `test.each(...)('...')` and the like; undefined for any other node, groups included. */
function testTitle(node) {
  if (!ts.isCallExpression(node) || !['it', 'test'].includes(firstWord(node.expression))) return undefined;
  const [title] = node.arguments;
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.head.text : undefined;
}

function firstWord(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return firstWord(node.expression);
  return ts.isTaggedTemplateExpression(node) ? firstWord(node.tag) : undefined;
}

/** The names that a file declares and exports, a type and a value of one name once. */
function exportedNames(source) {
  const names = new Set();
  for (const statement of source.statements) {
    if (!isExported(statement)) continue;
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    for (const { name } of declared) if (name && ts.isIdentifier(name)) names.add(name.text);
  }
  return names;
}

/**
 * Scripts and tests apart: what a test helper is called collides with nothing that the product imports. Returns how many
 * names there are; a layer counts each file of its own that exports one.
 */
function countExportedTwice() {
  // Each feature exports its `feature`, and each component's stories have the names that a workshop has.
  const isOwn = ({ name, file }) => name !== 'feature' && !file.endsWith('.stories.tsx');
  const product = found
    .filter(({ layer }) => layer !== 'scripts' && layer !== 'tests')
    .map(({ exported, places }) => ({ exported: exported.filter(isOwn), places }));
  const filesByName = new Map();
  for (const { exported } of product)
    for (const { name, file } of exported) filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  for (const { exported, places } of product)
    for (const { name, file } of exported) {
      const others = filesByName.get(name).filter((other) => other !== file);
      if (others.length > 0) places.twice.push(`${file} ${name}, also ${others.join(', ')}`);
    }
  return [...filesByName.values()].filter((files) => files.length > 1).length;
}

/** The names in the last column of the glossary's tables that are neither exported nor a folder; a name to come that is there. */
function staleNames() {
  const known = new Set(found.flatMap(({ exported }) => exported.map(({ name }) => name)));
  const exists = (name) => known.has(name) || existsSync(join(root, name));
  const rows = readText(join(root, 'docs/glossary.md')).matchAll(/\| `([^`|]+)`(?: \(now: `([^`|]+)`\))? *\|$/gm);
  return [...rows].flatMap(([, name, present]) => {
    if (present !== undefined && exists(name)) return [`${name} is there: drop (now: ${present})`];
    return exists(present ?? name) ? [] : [`${present ?? name} is not in the code`];
  });
}

function printTable() {
  const total = { layer: 'all', docs: 0, tests: 0, places: placesByMeasure() };
  for (const { docs, tests, places } of found) {
    total.docs += docs;
    total.tests += tests;
    for (const name of Object.keys(measures)) total.places[name].push(...places[name]);
  }
  const rows = [...found, total].map(({ layer, docs, tests, places }) => [
    layer,
    share(places.comments.length, docs),
    String(places.of.length),
    String(layer === 'all' ? namesExportedTwice : places.twice.length),
    share(places.titles.length, tests),
    String(places.spreads.length),
    String(places.tuples.length),
  ]);
  const table = [['layer', ...Object.values(measures)], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table)
    console.log(
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
    );
}

function share(count, all) {
  return all === 0 ? '-' : `${count} of ${all} (${Math.round((count / all) * 100)} %)`;
}

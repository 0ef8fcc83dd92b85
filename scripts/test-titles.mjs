import ts from 'typescript';

// The titles of the tests that run, read without running them. No library does it: `vitest list` and `playwright --list`
// load every file, which takes minutes, and leave out what a condition skips on this machine alone.

/** The words that may stand between `test` and its title; `skip`, `todo` and what may be skipped prove nothing. */
const running = new Set(['describe', 'each', 'for', 'only', 'concurrent', 'sequential', 'parallel', 'serial']);
const testWords = new Set(['test', 'it', 'describe', 'suite']);

/** The titles of the tests that run, and of the groups around them. */
export function titlesOf(place, text) {
  const titles = [];
  const visit = (node) => {
    if ((ts.isSourceFile(node) || ts.isBlock(node)) && node.statements.some(skipsWhatIsBeside)) return;
    const call = ts.isCallExpression(node) ? testCall(node) : undefined;
    if (call?.runs === false) return;
    if (call?.title !== undefined && !bodyOf(node)?.statements.some(skipsWhatIsBeside)) titles.push(call.title);
    ts.forEachChild(node, visit);
  };
  visit(parse(place, text));
  return titles;
}

/** Playwright's `test.skip(condition, reason)`, alone or behind an `if`: whatever stands beside it may not run. */
function skipsWhatIsBeside(statement) {
  if (ts.isIfStatement(statement)) {
    const then = statement.thenStatement;
    return ts.isBlock(then) ? then.statements.some(skipsWhatIsBeside) : skipsWhatIsBeside(then);
  }
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return false;
  const [first, ...rest] = wordsOf(statement.expression.expression);
  const isSkip = testWords.has(first) && rest.some((word) => word === 'skip' || word === 'fixme');
  return isSkip && titleOf(statement.expression.arguments[0]) === undefined;
}

/** The block of the function that a test or group was given. */
function bodyOf(call) {
  const last = call.arguments.at(-1);
  const isFunction = last && (ts.isArrowFunction(last) || ts.isFunctionExpression(last));
  return isFunction && ts.isBlock(last.body) ? last.body : undefined;
}

/** `test('...')`, `it.each(...)('...')`, `describe('...')`: its title and whether it runs; undefined for any other call. */
function testCall(node) {
  const title = titleOf(node.arguments[0]);
  const words = title === undefined ? [] : wordsOf(node.expression);
  if (!testWords.has(words[0])) return undefined;
  const rest = words.slice(1);
  if (rest.some((word) => /^(skip|todo|fixme|fails|skipIf|runIf)$/.test(word))) return { runs: false };
  return rest.every((word) => running.has(word)) ? { runs: true, title } : undefined;
}

/** `it.concurrent.each(...)` is it, concurrent, each. */
function wordsOf(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...wordsOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return wordsOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return wordsOf(node.tag);
  return [''];
}

function titleOf(node) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `...${literal.text}`).join('');
}

/** The syntax tree of a TypeScript file. */
export function parse(place, text) {
  const kind = place.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(place, text, ts.ScriptTarget.Latest, true, kind);
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../architecture-tree';
import { treeOf } from '../module-graph';
import { withoutPlural } from './catalogue';

/** A literal of the UI that may be a key of a text, or a template that makes such keys. */
export type SaidKey = {
  readonly file: string;
  /** Tells whether the literal says a text; a plural form is said by its key without the ending. */
  readonly says: (key: string) => boolean;
  /** It is a whole key, and the call that it stands in is given no count, by which i18next chooses a plural form. */
  readonly isUncounted: boolean;
};

/** The files of the UI that hold code, by their paths from the project's root. */
export const sourcesOfUi: readonly string[] = readdirSync(join(projectRoot, 'ui'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `ui/${file.replaceAll('\\', '/')}`)
  .toSorted();

/** Every literal of the UI's files that may be a key of a text, and every template that makes such keys; the titles of routes are said when their screen is there. */
export function keysSaidAtOnceBy(files: readonly string[]): readonly SaidKey[] {
  return keysSaidBy(files.filter((file) => !/^ui\/app\/routes\/[\w-]*screens\.ts$/.test(file)));
}

/** Every literal of the UI's files that may be a key of a text, and every template that makes such keys. */
export function keysSaidBy(files: readonly string[]): readonly SaidKey[] {
  return files.filter((file) => /^ui\/(?!i18n\/)/.test(file)).flatMap((file) => keysIn(file));
}

function keysIn(file: string): readonly SaidKey[] {
  const keys: SaidKey[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && isKey(node.text))
      keys.push({ file, says: (key) => withoutPlural(key) === node.text, isUncounted: !isGivenCount(node) });
    if (ts.isTemplateExpression(node) && isKey(node.head.text)) {
      const made = keysMadeBy(node);
      keys.push({ file, says: (key) => made.test(withoutPlural(key)), isUncounted: false });
    }
    node.forEachChild(visit);
  };
  visit(treeOf(file));
  return keys;
}

function isGivenCount(literal: ts.Node): boolean {
  const call = ts.findAncestor(literal, ts.isCallExpression);
  return call?.arguments.slice(1).some((argument) => /\bcount\b/.test(argument.getText())) ?? false;
}

const isKey = (text: string): boolean => /^[a-z][\w-]*:[\w.-]*$/.test(text);

function keysMadeBy({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const parts = templateSpans.map(({ expression, literal }) => partMadeBy(expression) + asPattern(literal.text));
  return new RegExp(`^${asPattern(head.text)}${parts.join('')}$`);
}

/**
 * Returns the pattern of what is filled into a template: one of the literals that it can be, or else any text without a
 * dot.
 */
function partMadeBy(expression: ts.Expression): string {
  if (ts.isStringLiteral(expression)) return asPattern(expression.text);
  if (ts.isConditionalExpression(expression))
    return `(?:${partMadeBy(expression.whenTrue)}|${partMadeBy(expression.whenFalse)})`;
  return '[^.:]*';
}

const asPattern = (text: string): string => text.replaceAll('.', String.raw`\.`);

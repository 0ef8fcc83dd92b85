// Rules of this project for oxlint: syntax that is refused, each with what to write instead. No library does it: oxlint
// has no `no-restricted-syntax`, by which ESLint refuses a selector.

const refused = {
  'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]':
    'Export by name: a name can be searched, renamed and auto-imported; a default export has a new one in every file.',
  TSEnumDeclaration:
    'Use a union of string literals (and `as const` tuples to walk over it): an enum is a second kind of string.',
  'TSAsExpression > TSUnknownKeyword, TSAsExpression > TSAnyKeyword':
    'Parse the value (`parseX(raw): Result<X, ...>`, a zod schema) or use `satisfies`: this assertion proves nothing.',
  TSTypeAssertion: 'Parse the value, or use `satisfies`.',
  'TSModuleDeclaration[kind="namespace"]': 'A file is a namespace already.',
  ExportAllDeclaration: 'Import from the file that declares the name: a barrel hides what depends on what.',
  'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]':
    'Set `textContent`: the page runs under Trusted Types and markup from text is refused.',
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]':
    'Parse the text into elements: the page runs under Trusted Types and markup from text is refused.',
};

/** Syntax by which a domain function answers differently on another day or machine. */
const impure = {
  'MemberExpression[object.name="Date"][property.name="now"], NewExpression[callee.name="Date"][arguments.length=0]':
    'Take the instant as an argument: the domain has no clock.',
  'MemberExpression[object.name="Math"][property.name="random"], MemberExpression[object.name="crypto"]':
    'Take the value as an argument: the domain has no randomness.',
  'ClassDeclaration, ClassExpression': 'The domain is readonly types and free functions.',
  'CallExpression[callee.property.name=/^toLocale/]':
    'Name the locale: use domain/formatting, which never depends on the machine.',
};

/** Syntax by which a third region silently becomes one of the two. */
const comparedRegions = {
  'BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(HK|TW)$/], SwitchCase > Literal[value=/^(HK|TW)$/]':
    'Say it for each region in a record (`ByRegion`, `config/region-features.ts`, `regionalFacts`): a comparison takes every other region for the second one.',
};

const refusing = (syntax) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(syntax).map(([selector, message]) => [
        selector,
        (node) => {
          context.report({ node, message });
        },
      ]),
    ),
});

export default {
  meta: { name: 'fund-portal' },
  rules: {
    'refused-syntax': refusing(refused),
    'impure-syntax': refusing(impure),
    'compared-regions': refusing(comparedRegions),
  },
};

import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Syntax that is refused everywhere, each with what to write instead. */
const refusedSyntax = [
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message:
      'Export by name: a name can be searched, renamed and auto-imported; a default export has a new one in every file.',
  },
  {
    selector: 'TSEnumDeclaration',
    message:
      'Use a union of string literals (and `as const` tuples to walk over it): an enum is a second kind of string.',
  },
  {
    selector: 'TSAsExpression > TSUnknownKeyword, TSAsExpression > TSAnyKeyword',
    message:
      'Parse the value (`parseX(raw): Result<X, ...>`, a zod schema) or use `satisfies`: this assertion proves nothing.',
  },
  { selector: 'TSTypeAssertion', message: 'Parse the value, or use `satisfies`.' },
  { selector: 'TSModuleDeclaration[kind="namespace"]', message: 'A file is a namespace already.' },
  {
    selector: 'ExportAllDeclaration',
    message: 'Import from the file that declares the name: a barrel hides what depends on what.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Set `textContent`: the page runs under Trusted Types and markup from text is refused.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Parse the text into elements: the page runs under Trusted Types and markup from text is refused.',
  },
];

/** What makes a domain function answer differently on another day or machine. */
const impureSyntax = [
  {
    selector:
      'MemberExpression[object.name="Date"][property.name="now"], NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Take the instant as an argument: the domain has no clock.',
  },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"], MemberExpression[object.name="crypto"]',
    message: 'Take the value as an argument: the domain has no randomness.',
  },
  { selector: 'ClassDeclaration, ClassExpression', message: 'The domain is readonly types and free functions.' },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale/]',
    message: 'Name the locale: use domain/formatting, which never depends on the machine.',
  },
];

/** What makes a third region silently one of the two. */
const comparedRegions = [
  {
    selector:
      'BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(HK|TW)$/], SwitchCase > Literal[value=/^(HK|TW)$/]',
    message:
      'Say it for each region in a record (`ByRegion`, `config/region-features.ts`, `regionalFacts`): a comparison takes every other region for the second one.',
  },
];

const readable = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

export default defineConfig(
  globalIgnores([
    '.cache/**',
    '.data/**',
    '.stryker-tmp/**',
    'adapters/graphql/**/generated/**',
    'contract-report/**',
    'coverage/**',
    'dist/**',
    'dist-maps/**',
    'docs/**',
    'public/**',
    'reports/**',
    'test-results/**',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  comments.recommended,
  {
    rules: {
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      '@eslint-community/eslint-comments/no-unlimited-disable': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...refusedSyntax],
      // Text from outside is searched for control characters on purpose.
      'no-control-regex': 'off',
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-warning-comments': ['error', { terms: ['fixme', 'xxx', 'hack'] }],
      eqeqeq: 'error',
      'no-restricted-globals': [
        'error',
        { name: 'event', message: 'Take the event as an argument.' },
        { name: 'name', message: 'This is window.name; declare your own.' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
    },
  },
  {
    files: ['domain/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax, ...impureSyntax, ...comparedRegions] },
  },
  {
    files: ['{adapters,application,config,sandbox,ui}/**/*.{ts,tsx}', 'container.ts', 'main.tsx', 'preload.ts'],
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax, ...comparedRegions] },
  },
  {
    files: ['ui/**/*.{ts,tsx}', 'main.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['Suspense', 'lazy', 'use'],
              message: 'It shows what has come 300 ms late (docs/adr/0017): use lazyPart.',
            },
            {
              name: 'react-i18next',
              importNames: ['useTranslation'],
              message: 'It copies the translator for each component that calls it: use useTexts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['ui/**/*.tsx', 'main.tsx'],
    extends: [a11y.configs.strict],
    rules: {
      // Focus moves on purpose when a dialog opens or the next step of a form appears.
      'jsx-a11y-x/no-autofocus': 'off',
      // A table laid out as cards loses its built-in roles in the browser, so they are written out.
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': [
        'error',
        {
          tr: ['row', 'presentation'],
          td: ['cell', 'gridcell', 'presentation'],
          th: ['columnheader', 'rowheader'],
          canvas: ['img'],
        },
      ],
      'jsx-a11y-x/no-redundant-roles': [
        'error',
        {
          table: ['table'],
          thead: ['rowgroup'],
          tbody: ['rowgroup'],
          tfoot: ['rowgroup'],
          tr: ['row'],
          td: ['cell'],
          th: ['columnheader', 'rowheader'],
          ul: ['list'],
          ol: ['list'],
        },
      ],
    },
  },
  {
    files: ['sandbox/**/*.ts', 'scripts/**/*.{mjs,ts}', 'main.tsx', 'tests/**/*.{mjs,ts,tsx}'],
    rules: { 'no-console': 'off' },
  },
  {
    // Their programs want default exports.
    files: [
      '*.{js,cjs,mjs}',
      '*.config.ts',
      'scripts/progress-reporter.mjs',
      'tests/journeys/support/start-sandbox.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', 'max-lines': 'off' },
  },
  {
    files: ['*.{js,cjs,mjs}', '{scripts,tests}/**/*.mjs'],
    languageOptions: {
      sourceType: 'module',
      globals: readable(
        'console',
        'process',
        'Buffer',
        'URL',
        'setTimeout',
        'setInterval',
        'clearInterval',
        'clearTimeout',
        'performance',
        'fetch',
      ),
    },
  },
  {
    files: ['sandbox/pages/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: readable('document', 'location', 'addEventListener', 'fetch', 'FormData'),
    },
  },
  {
    files: ['*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Data, not code: as long as what they list.
    files: [
      'ui/i18n/**/*.ts',
      'config/**/*.ts',
      'sandbox/seed/**/*.ts',
      'sandbox/demonstration/demo-clients.ts',
      'tests/architecture-plants.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
);

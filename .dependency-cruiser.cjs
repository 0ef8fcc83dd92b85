/**
 * Who may import whom: the table of section 2 of ARCHITECTURE.md, enforced by tests/architecture.test.ts.
 * A rule lists what a layer may import; whatever isn't listed is a violation.
 */
const packages = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;

const adapters = {
  http: ['axios', 'zod', 'fast-xml-parser', 'entities'],
  rest: ['zod', 'fast-xml-parser', 'entities'],
  graphql: ['zod', 'graphql', '@graphql-typed-document-node/core'],
  mock: ['zod'],
  'session-storage': ['zod'],
  browser: ['zod', 'fast-xml-parser', 'entities', 'write-excel-file', 'fflate', 'web-vitals'],
};

/** The adapters that talk to a server, or stand in for one. */
const talking = ['http', 'rest', 'graphql', 'mock'];

const uiPackages = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-router',
  'mobx',
  'mobx-react-lite',
  'i18next',
  'i18next-resources-to-backend',
  'react-i18next',
  'echarts',
  'echarts-for-react',
  'lucide-react',
  '@tanstack/react-virtual',
  'inversify',
];

const sandboxPackages = [
  '@simplewebauthn/server',
  'fastify',
  '@fastify/[^/]+',
  'graphql',
  'graphql-jit',
  'graphql-yoga',
  '@escape.tech/graphql-armor',
  'drizzle-orm',
  '@electric-sql/pglite',
  'aws4fetch',
  'fast-xml-parser',
  'pg',
  '@node-rs/argon2',
  'nodemailer',
  '@zxcvbn-ts/language-common',
  'fontkit',
  'pdfkit',
  'pino',
  'prom-client',
  'zod',
  'zod-openapi',
  'csv-parse',
  'sharp',
  '@opentelemetry/[^/]+',
  'rate-limiter-flexible',
  'node',
];

/** What every module of the sandbox stands on; each of these stands on those before it. */
const sandboxGround = ['database', 'context', 'wire'];

/** The modules of the sandbox that requests are answered in and that need others, each with the modules before it that it needs. */
const servedRooms = {
  passkeys: [],
  stops: [],
  notices: ['stops'],
  sessions: ['limits', 'passkeys', 'stops'],
  messages: ['sessions'],
  're-authentication': ['limits', 'pages', 'passkeys', 'sessions'],
  security: ['passkeys', 're-authentication', 'sessions'],
  contacts: ['re-authentication', 'sessions'],
  credentials: ['limits', 'sessions', 'submissions'],
  documents: ['sessions', 'submissions'],
  'bank-account-changes': ['banking', 'contacts', 'documents', 're-authentication', 'sessions', 'submissions'],
  suitability: ['submissions'],
  funds: ['limits', 'pages', 'suitability'],
  'fund-records': ['funds', 'pages'],
  'price-alerts': ['funds', 'sessions'],
  portfolio: ['funds'],
  'cooling-off': ['funds', 'portfolio', 'sessions'],
  'cash-account': ['banking', 'cooling-off', 're-authentication', 'submissions'],
  tiers: ['portfolio'],
  'regular-plans': ['banking', 'evidence', 'funds', 'sessions', 'stops', 'submissions'],
  orders: [
    'banking',
    'cash-account',
    'cooling-off',
    'evidence',
    'funds',
    'limits',
    'pages',
    'points',
    'portfolio',
    'price-alerts',
    're-authentication',
    'regular-plans',
    'sessions',
    'stops',
    'submissions',
    'suitability',
    'trading',
  ],
  freezes: [
    'bank-account-changes',
    'cash-account',
    'contacts',
    'funds',
    'orders',
    'regular-plans',
    'sessions',
    'submissions',
  ],
  dividends: ['evidence', 'funds', 'orders', 'sessions', 'submissions', 'suitability'],
  statements: ['banking', 'funds', 'orders', 'portfolio'],
  performance: ['funds', 'orders', 'portfolio', 'statements'],
  'annual-statements': ['performance', 'portfolio', 'statements'],
  clients: ['banking', 'documents', 'price-alerts', 'regular-plans', 'suitability', 'tiers'],
  demonstration: ['open-api', 'pages', 'sessions'],
  portal: ['pages', 'passkeys', 'security'],
};

/** The modules of the sandbox that are listed: served ones, what puts them together, and what no request ever reaches. */
const sandboxModules = {
  ...servedRooms,
  server: Object.keys(servedRooms),
  installation: ['demonstration'],
  retention: ['credentials', 'limits', 'orders', 're-authentication', 'sessions', 'submissions'],
  import: ['funds'],
  seed: ['banking', 'cash-account', 'demonstration', 'funds', 'import', 'orders', 'pages', 'sessions'],
  recording: ['demonstration', 'seed', 'server'],
  commands: [
    'bank-account-changes',
    'banking',
    'cash-account',
    'clients',
    'contacts',
    'credentials',
    'demonstration',
    'documents',
    'freezes',
    'funds',
    'import',
    'installation',
    'limits',
    'messages',
    'orders',
    'recording',
    'retention',
    'seed',
    'server',
    'sessions',
    'stops',
    'submissions',
    'suitability',
    'telemetry',
  ],
};

/** The modules that aren't listed: requests are answered in them, and they need no other. */
const unlistedModule = `(?!(?:${[...sandboxGround, ...Object.keys(sandboxModules)].join('|')})/)[^/]+`;

const sandboxFolders = (names) => `^sandbox/(${names.join('|')})/`;

/** The modules that a module needs; one that comes later would lead back to it. */
function neededRooms(name) {
  const modules = Object.keys(sandboxModules);
  const later = sandboxModules[name].find((needed) => modules.indexOf(needed) >= modules.indexOf(name));
  if (later) throw new Error(`sandbox/${name} can't need sandbox/${later}, which comes after it`);
  return [...sandboxGround, name, ...sandboxModules[name], ...(name === 'server' ? [unlistedModule] : [])];
}

const layer = (name, comment, from, allowed, to = {}) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { pathNot: allowed, ...to },
});

const nodeAllowed = { dependencyTypesNot: ['core'] };

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const core = ['^domain/', '^application/'];

module.exports = {
  forbidden: [
    layer('the-domain-knows-only-itself', 'Pass it as an argument.', '^domain/', ['^domain/', packages('luxon')]),
    layer('the-application-knows-only-the-domain', 'Ask for it through a port.', '^application/', core),

    ...Object.entries(adapters).map(([name, technology]) =>
      layer(
        `the-${name}-adapter-knows-only-its-technology`,
        'Adapters know the core, config, adapters/http and their own technology, never each other.',
        `^adapters/${name}/`,
        [
          `^adapters/(${name}|http)/`,
          ...core,
          '^config/',
          packages(...technology),
          ...(talking.includes(name) ? ['^contract/'] : []),
          ...(name === 'mock' ? ['^mocks/'] : []),
        ],
      ),
    ),
    layer(
      'the-contract-knows-only-the-domain',
      'Adapters and the sandbox stand on it, neither on the other: what it needs is of the domain, or goes to whoever uses it.',
      '^contract/',
      ['^contract/', '^domain/', packages('zod', 'graphql', '@graphql-typed-document-node/core')],
    ),
    forbid(
      'a-new-adapter-declares-its-technology',
      'Add it to the table in .dependency-cruiser.cjs.',
      { path: `^adapters/(?!(${Object.keys(adapters).join('|')})/)` },
      {},
    ),
    layer('the-ui-knows-no-adapter', 'Ask a port for it.', '^ui/', [
      '^ui/',
      ...core,
      '^config/',
      packages(...uiPackages),
    ]),
    layer(
      'composition-puts-the-portal-together',
      'The sandbox is another program; tests and recorded answers come in through adapters.',
      '^composition/',
      ['^composition/', '^ui/', '^adapters/', ...core, '^config/', packages('inversify', 'react')],
    ),
    layer('config-knows-only-the-domain', 'Configuration is values.', '^config/', [
      '^config/',
      '^domain/',
      '^contract/extensions\\.ts$',
      packages('zod'),
    ]),
    layer(
      'the-deployment-knows-only-the-configuration',
      'It publishes the built portal for whichever back end there is: what it needs of the portal is configuration.',
      '^deploy/',
      ['^deploy/', '^config/', '^domain/', packages('zod')],
      nodeAllowed,
    ),
    layer(
      'the-sandbox-shares-only-the-domain-and-the-contract',
      'The sandbox knows the front end only by its contract.',
      '^sandbox/',
      ['^sandbox/', '^domain/', '^config/', '^contract/', packages(...sandboxPackages)],
      nodeAllowed,
    ),
    ...sandboxGround.map((name, index) =>
      forbid(
        'the-ground-of-the-sandbox-knows-no-module',
        'Hand it in where the server is put together, or move it to the module that needs it.',
        { path: sandboxFolders([name]) },
        // The package states the release.
        { path: '^sandbox/(?!package[.]json$)', pathNot: sandboxFolders(sandboxGround.slice(0, index + 1)) },
      ),
    ),
    ...Object.keys(sandboxModules).map((name) =>
      forbid(
        'a-module-of-the-sandbox-imports-only-what-it-needs',
        'Where the business has it so, add the module to the table in .dependency-cruiser.cjs; what a request reaches knows no seed and no command.',
        { path: sandboxFolders([name]) },
        { path: '^sandbox/', pathNot: sandboxFolders(neededRooms(name)) },
      ),
    ),
    forbid(
      'a-module-of-the-sandbox-that-is-not-listed-needs-no-other',
      'Add it to the table of modules in .dependency-cruiser.cjs, with what it needs.',
      { path: `^sandbox/(${unlistedModule})/` },
      { path: '^sandbox/', pathNot: [sandboxFolders(sandboxGround), '^sandbox/$1/'] },
    ),
    {
      ...forbid(
        'folders-of-the-sandbox-form-no-cycle',
        'Split the file that leads back, or move it to the folder that it belongs to.',
        { path: '^sandbox/' },
        { circular: true, path: '^sandbox/' },
      ),
      scope: 'folder',
    },
    forbid('mocks-import-nothing', 'They are recorded answers.', { path: '^mocks/' }, {}),
    layer(
      'the-installer-uses-only-node',
      'It runs before anything is installed: import a package where it is, once it is there.',
      '^scripts/install\\.mjs$',
      [],
      { ...nodeAllowed, dynamic: false },
    ),
    layer(
      'scripts-import-no-module',
      'They are tools around the portal: what both need is an argument, or a file that both read.',
      '^scripts/',
      ['^scripts/', '^rolldown\\.config\\.mjs$', '(^|/)node_modules/'],
      nodeAllowed,
    ),
    forbid(
      'nobody-imports-main-or-composition',
      'Only tests may; take what you need through a port, a token or a prop.',
      { pathNot: '^(tests/|composition/|main\\.tsx$|preload\\.ts$)' },
      { path: '^(main\\.tsx$|preload\\.ts$|composition/)' },
    ),
    forbid(
      'nobody-imports-tests',
      'Move what both need to where it belongs.',
      { pathNot: '^tests/' },
      { path: '^tests/' },
    ),
    forbid(
      'journeys-state-their-own-sentences',
      'Write the expected sentence into the journey: taken from the catalogue, a wrong one is expected as well.',
      { path: '^tests/journeys/' },
      { path: '^ui/i18n/' },
    ),
    forbid(
      'the-model-of-balances-shares-no-code',
      'State the rule in tests/oracle/rules.ts, from the specification: a function of the desk would make its mistake twice.',
      { path: '^tests/oracle/', pathNot: '\\.test\\.ts$' },
      { path: '^(domain|sandbox|application|adapters|ui)/|^tests/(?!oracle/)' },
    ),

    forbid(
      'screens-never-import-each-other',
      'Move what both need to ui/components, ui/account-state, ui/funds, ui/risk-profile or ui/stores.',
      { path: '^ui/screens/([^/]+)/' },
      { path: '^ui/screens/', pathNot: '^ui/screens/$1/' },
    ),
    forbid(
      'shared-parts-know-no-screen',
      'A shared part that needs a screen belongs to that screen.',
      { path: '^ui/(components|account-state|funds|risk-profile|stores|i18n|theme)/' },
      { path: '^ui/screens/' },
    ),
    forbid(
      'components-know-no-store',
      'Props in, callbacks out.',
      { path: '^ui/components/' },
      { path: '^ui/(stores|app)/' },
    ),
    forbid(
      'the-portal-knows-no-story',
      'Stories and the workshop that shows them are for developers: what both need goes to the component.',
      { pathNot: '\\.stories\\.tsx$|^(ui/workshop|tests)/' },
      { path: '\\.stories\\.tsx$|^ui/workshop/' },
    ),
    forbid(
      'view-models-and-stores-know-no-react',
      'They are tested without React.',
      { path: '^ui/(stores/|.*-view-model\\.ts$)' },
      { path: packages('react', 'react-dom', 'react-router-dom', 'react-router', 'mobx-react-lite', 'react-i18next') },
    ),
    forbid(
      'inversify-only-where-wiring-happens',
      'Take the dependency as a constructor argument, and bind it in composition.',
      {
        pathNot: [
          '^main\\.tsx$',
          '^composition/',
          '^ui/app/injection\\.tsx$',
          '^ui/workshop/',
          '^tests/',
          '(^|/)node_modules/',
        ],
      },
      { path: packages('inversify', 'reflect-metadata') },
    ),
    forbid(
      'the-browser-uses-small-zod',
      'Import zod/mini: the full one costs the client 10 kB and compiles code.',
      { path: '^(adapters|composition|config|ui|main\\.tsx)' },
      { path: '(^|/)node_modules/zod/(?!(v4/)?(mini|core)/)' },
    ),
    forbid(
      'the-browser-takes-only-types-of-graphql',
      'Write `import type`: build, sandbox and tests parse documents, a browser has what is generated of them.',
      // Which part of the schema the specification names is read by servers and tests alone.
      { path: '^(adapters|contract)/', pathNot: '^contract/graphql/specified-schema\\.ts$' },
      { path: packages('graphql'), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'echarts-is-imported-in-parts',
      'Import echarts/core, echarts/charts, ...: the root pulls all of ECharts.',
      { path: '^ui/' },
      {
        path: '(^|/)node_modules/echarts/(index|dist/|types/dist/(all|echarts))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'what-ships-uses-no-development-package',
      'Move the package to dependencies.',
      { path: '^(adapters|application|composition|config|domain|sandbox|ui|main\\.tsx)' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '(^|/)node_modules/@types/' },
    ),
    forbid(
      'a-package-is-listed-where-it-is-used',
      'Add it to the package.json of the portal, or of the workspace that the file lies in.',
      { pathNot: '^(tests|scripts)/|(^|/)node_modules/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid('no-cycles', 'Two files that need each other are one file, or hide a third.', {}, { circular: true }),
    forbid(
      'every-import-leads-somewhere',
      'The imported file or package does not exist.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};

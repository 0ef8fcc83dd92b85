/** A file that breaks exactly one rule, and the rule that must notice it. */
type Plant = { readonly title: string; readonly rule: string; readonly file: string; readonly code: string };

/** A small tree in order: what the plants import, and proof that the rules let through what they should. */
export const lawfulFiles: Readonly<Record<string, string>> = {
  'domain/money/decimal.ts': "import { DateTime } from 'luxon';\nexport const decimal = DateTime;",
  'application/ports/holdings.ts':
    "import { decimal } from '../../domain/money/decimal';\nexport const holdings = decimal;",
  'config/regions.ts': "import * as z from 'zod/mini';\nexport const regions = z.string();",
  'deploy/configure/main.ts':
    "import { readFileSync } from 'node:fs';\nimport { regions } from '../../config/regions';\nexport const configure = [readFileSync, regions];",
  'mocks/hk/tips.json': '{}',
  'adapters/http/http-client.ts': "import axios from 'axios';\nexport const client = axios;",
  'adapters/http/http.ts': 'export const http = {};',
  'adapters/rest/rest-tips.ts':
    "import { client } from '../http/http-client';\nimport { regions } from '../../config/regions';\nimport { tips as rows } from '../../contract/rest/tips';\nexport const tips = [client, regions, rows];",
  'contract/rest/tips.ts':
    "import * as z from 'zod/mini';\nimport { decimal } from '../../domain/money/decimal';\nexport const tips = [z.string(), decimal];",
  'adapters/graphql/graphql-holdings.ts':
    "import type { GraphQLFormattedError } from 'graphql';\nimport { holdings } from '../../application/ports/holdings';\nexport const graphqlHoldings: [unknown, GraphQLFormattedError?] = [holdings];",
  'adapters/mock/mock-transport.ts': "export const answer = () => import('../../mocks/hk/tips.json');",
  'adapters/session-storage/vault.ts': 'export const vault = {};',
  'adapters/browser/browser-clock.ts': 'export const clock = {};',
  'ui/app/injection.tsx': "import { Container } from 'inversify';\nexport const injection = Container;",
  'ui/app/routes.tsx': "import { login } from '../screens/login/login-screen';\nexport const routes = [login];",
  'ui/components/button.tsx': "import { useId } from 'react';\nexport const button = useId;",
  'ui/components/button.stories.tsx':
    "import { story } from '../workshop/story';\nimport { button } from './button';\nexport const Usual = [story, button];",
  'ui/workshop/story.tsx': 'export const story = {};',
  'ui/stores/session-store.ts':
    "import { makeAutoObservable } from 'mobx';\nexport const session = makeAutoObservable;",
  'ui/i18n/later/zh_HK.ts': "export const zh_HK = { product: '基金交易平台' };",
  'ui/screens/login/login-screen.tsx':
    "import { button } from '../../components/button';\nimport { session } from '../../stores/session-store';\nexport const login = [button, session];",
  'ui/screens/portfolio/portfolio-screen.tsx': "import { use } from 'echarts/core';\nexport const portfolio = use;",
  'sandbox/server/server.ts':
    "import { readFileSync } from 'node:fs';\nimport fastify from 'fastify';\nimport { tips } from '../../contract/rest/tips';\nimport { decimal } from '../../domain/money/decimal';\nexport const server = [readFileSync, fastify, tips, decimal];",
  'sandbox/database/database.ts': 'export const database = {};',
  'sandbox/wire/serve.ts': "import { database } from '../database/database';\nexport const serve = database;",
  'sandbox/weather/rain.ts': "import { serve } from '../wire/serve';\nexport const rain = serve;",
  'sandbox/weather/weather-routes.ts': "import { rain } from './rain';\nexport const weatherRoutes = rain;",
  'sandbox/server/weather.ts':
    "import { weatherRoutes } from '../weather/weather-routes';\nexport const weather = weatherRoutes;",
  'sandbox/funds/find-funds.ts': "import { serve } from '../wire/serve';\nexport const findFunds = serve;",
  'sandbox/portfolio/portfolio-routes.ts':
    "import { findFunds } from '../funds/find-funds';\nexport const portfolioRoutes = findFunds;",
  'sandbox/seed/seed.ts': "import { findFunds } from '../funds/find-funds';\nexport const seed = findFunds;",
  'sandbox/commands/serve.ts': "import { seed } from '../seed/seed';\nexport const serve = seed;",
  'scripts/start.mjs':
    "import { spawn } from 'node:child_process';\nimport { DateTime } from 'luxon';\nexport const start = [spawn, DateTime];",
  'composition/container.ts': "import { http } from '../adapters/http/http';\nexport const container = [http];",
  'main.tsx': "import { container } from './composition/container';\nexport const main = container;",
  'tests/main.test.ts':
    "import { container } from '../composition/container';\nimport { expect } from 'vitest';\nexport const it = [container, expect];",
};

const importing = (path: string) => `import * as it from '${path}';\nexport const planted = it;`;

export const plantedViolations: readonly Plant[] = [
  {
    title: 'the domain imports nothing but itself and luxon: no other layer',
    rule: 'the-domain-knows-only-itself',
    file: 'domain/money/plant-layer.ts',
    code: importing('../../application/ports/holdings'),
  },
  {
    title: 'the domain imports nothing but itself and luxon: no package, not even for a type',
    rule: 'the-domain-knows-only-itself',
    file: 'domain/money/plant-package.ts',
    code: "import type { AxiosError } from 'axios';\nexport type Planted = AxiosError;",
  },
  {
    title: 'the domain imports nothing but itself and luxon: nothing of Node',
    rule: 'the-domain-knows-only-itself',
    file: 'domain/money/plant-node.ts',
    code: importing('node:fs'),
  },
  {
    title: 'the application imports nothing but the domain: no other layer',
    rule: 'the-application-knows-only-the-domain',
    file: 'application/ports/plant-layer.ts',
    code: importing('../../config/regions'),
  },
  {
    title: 'the application imports nothing but the domain: no package',
    rule: 'the-application-knows-only-the-domain',
    file: 'application/ports/plant-package.ts',
    code: importing('luxon'),
  },
  {
    title: 'the HTTP adapter imports no adapter',
    rule: 'the-http-adapter-knows-only-its-technology',
    file: 'adapters/http/plant-adapter.ts',
    code: importing('../rest/rest-tips'),
  },
  {
    title: 'the REST adapter imports no adapter but HTTP',
    rule: 'the-rest-adapter-knows-only-its-technology',
    file: 'adapters/rest/plant-adapter.ts',
    code: importing('../graphql/graphql-holdings'),
  },
  {
    title: 'axios stays inside the HTTP adapter',
    rule: 'the-rest-adapter-knows-only-its-technology',
    file: 'adapters/rest/plant-axios.ts',
    code: importing('axios'),
  },
  {
    title: 'the GraphQL adapter imports no adapter but HTTP',
    rule: 'the-graphql-adapter-knows-only-its-technology',
    file: 'adapters/graphql/plant-adapter.ts',
    code: importing('../rest/rest-tips'),
  },
  {
    title: 'no GraphQL runtime reaches the browser',
    rule: 'the-browser-takes-only-types-of-graphql',
    file: 'adapters/graphql/plant-runtime.ts',
    code: importing('graphql'),
  },
  {
    title: 'only the mock adapter reads the mocks',
    rule: 'the-rest-adapter-knows-only-its-technology',
    file: 'adapters/rest/plant-mock.ts',
    code: "export const planted = () => import('../../mocks/hk/tips.json');",
  },
  {
    title: 'the mock adapter imports no adapter but HTTP',
    rule: 'the-mock-adapter-knows-only-its-technology',
    file: 'adapters/mock/plant-adapter.ts',
    code: importing('../rest/rest-tips'),
  },
  {
    title: 'the session storage adapter imports no adapter',
    rule: 'the-session-storage-adapter-knows-only-its-technology',
    file: 'adapters/session-storage/plant-adapter.ts',
    code: importing('../browser/browser-clock'),
  },
  {
    title: 'the browser adapter knows no user interface',
    rule: 'the-browser-adapter-knows-only-its-technology',
    file: 'adapters/browser/plant-ui.ts',
    code: importing('../../ui/stores/session-store'),
  },
  {
    title: 'a new adapter declares its technology before it imports anything',
    rule: 'a-new-adapter-declares-its-technology',
    file: 'adapters/carrier-pigeon/plant.ts',
    code: importing('../../domain/money/decimal'),
  },
  {
    title: 'the user interface imports no adapter',
    rule: 'the-ui-knows-no-adapter',
    file: 'ui/components/plant-adapter.ts',
    code: importing('../../adapters/http/http-client'),
  },
  {
    title: 'the user interface imports no package that it has no business with',
    rule: 'the-ui-knows-no-adapter',
    file: 'ui/components/plant-package.ts',
    code: importing('axios'),
  },
  {
    title: 'the configuration imports nothing but the domain and the schema library',
    rule: 'config-knows-only-the-domain',
    file: 'config/plant.ts',
    code: importing('../application/ports/holdings'),
  },
  {
    title: 'the contract imports nothing but the domain and the schema library',
    rule: 'the-contract-knows-only-the-domain',
    file: 'contract/rest/plant.ts',
    code: importing('../../adapters/rest/rest-tips'),
  },
  {
    title: 'the sandbox shares the domain and the contract with the portal, and no adapter',
    rule: 'the-sandbox-shares-only-the-domain-and-the-contract',
    file: 'sandbox/server/plant-adapter.ts',
    code: importing('../../adapters/rest/rest-tips'),
  },
  {
    title: 'what publishes the portal knows no back end',
    rule: 'the-deployment-knows-only-the-configuration',
    file: 'deploy/configure/plant-sandbox.ts',
    code: importing('../../sandbox/database/database'),
  },
  {
    title: 'the sandbox imports no user interface package',
    rule: 'the-sandbox-shares-only-the-domain-and-the-contract',
    file: 'sandbox/server/plant-react.ts',
    code: importing('react'),
  },
  {
    title: 'what the modules of the sandbox stand on knows none of them',
    rule: 'the-ground-of-the-sandbox-knows-no-module',
    file: 'sandbox/wire/plant-layer.ts',
    code: importing('../funds/find-funds'),
  },
  {
    title: 'the database of the sandbox knows nothing of calls',
    rule: 'the-ground-of-the-sandbox-knows-no-module',
    file: 'sandbox/database/plant-wire.ts',
    code: importing('../wire/serve'),
  },
  {
    title: 'no route of the sandbox imports a seed',
    rule: 'a-module-of-the-sandbox-imports-only-what-it-needs',
    file: 'sandbox/demonstration/plant-seed.ts',
    code: importing('../seed/seed'),
  },
  {
    title: 'the server of the sandbox imports no command',
    rule: 'a-module-of-the-sandbox-imports-only-what-it-needs',
    file: 'sandbox/server/plant-command.ts',
    code: importing('../commands/serve'),
  },
  {
    title: 'a module of the sandbox imports no module that it does not name',
    rule: 'a-module-of-the-sandbox-imports-only-what-it-needs',
    file: 'sandbox/price-alerts/plant-layer.ts',
    code: importing('../portfolio/portfolio-routes'),
  },
  {
    title: 'a new module of the sandbox says what it needs before it imports another',
    rule: 'a-module-of-the-sandbox-that-is-not-listed-needs-no-other',
    file: 'sandbox/carrier-pigeons/plant.ts',
    code: importing('../funds/find-funds'),
  },
  {
    title: 'a new module of the sandbox imports no other new one',
    rule: 'a-module-of-the-sandbox-that-is-not-listed-needs-no-other',
    file: 'sandbox/carrier-pigeons/plant-new-module.ts',
    code: importing('../weather/rain'),
  },
  {
    title: 'a room of the sandbox imports no new room that it does not name',
    rule: 'a-module-of-the-sandbox-imports-only-what-it-needs',
    file: 'sandbox/portfolio/plant-new-module.ts',
    code: importing('../weather/rain'),
  },
  {
    title: 'the folders of the sandbox form no cycle',
    rule: 'folders-of-the-sandbox-form-no-cycle',
    file: 'sandbox/seed/funds/plant-folder.ts',
    code: importing('../prices/plant-prices'),
  },
  {
    title: 'the mocks import nothing',
    rule: 'mocks-import-nothing',
    file: 'mocks/hk/plant.ts',
    code: importing('../../domain/money/decimal'),
  },
  {
    title: 'the installer uses nothing but Node, as it runs before anything is installed',
    rule: 'the-installer-uses-only-node',
    file: 'scripts/install.mjs',
    code: importing('luxon'),
  },
  {
    title: 'the scripts import no module',
    rule: 'scripts-import-no-module',
    file: 'scripts/plant-layer.mjs',
    code: importing('../domain/money/decimal'),
  },
  {
    title: 'composition puts the portal together, not the sandbox',
    rule: 'composition-puts-the-portal-together',
    file: 'composition/plant-sandbox.ts',
    code: importing('../sandbox/database/database'),
  },
  {
    title: 'the portal lists the packages that it uses: not one of the sandbox',
    rule: 'a-package-is-listed-where-it-is-used',
    file: 'ui/stores/plant-unlisted.ts',
    code: importing('fastify'),
  },
  {
    title: 'nobody but tests and main imports the container',
    rule: 'nobody-imports-main-or-composition',
    file: 'ui/components/plant-container.ts',
    code: importing('../../composition/container'),
  },
  {
    title: 'nobody but tests imports main',
    rule: 'nobody-imports-main-or-composition',
    file: 'adapters/browser/plant-main.ts',
    code: importing('../../main'),
  },
  {
    title: 'nobody imports a test',
    rule: 'nobody-imports-tests',
    file: 'sandbox/server/plant-test.ts',
    code: importing('../../tests/main.test'),
  },
  {
    title: 'a journey takes no expected sentence from the catalogue',
    rule: 'journeys-state-their-own-sentences',
    file: 'tests/journeys/plant-words.ts',
    code: importing('../../ui/i18n/later/zh_HK'),
  },
  {
    title: 'the model of balances works nothing out with the code that it judges',
    rule: 'the-model-of-balances-shares-no-code',
    file: 'tests/oracle/plant-rounding.ts',
    code: importing('../../domain/money/plant-cycle-back'),
  },
  {
    title: 'screens never import each other',
    rule: 'screens-never-import-each-other',
    file: 'ui/screens/portfolio/plant-screen.tsx',
    code: importing('../login/login-screen'),
  },
  {
    title: 'shared parts know no screen',
    rule: 'shared-parts-know-no-screen',
    file: 'ui/stores/plant-screen.ts',
    code: importing('../screens/login/login-screen'),
  },
  {
    title: 'components know no store: props in, callbacks out',
    rule: 'components-know-no-store',
    file: 'ui/components/plant-store.ts',
    code: importing('../stores/session-store'),
  },
  {
    title: 'the portal knows no story',
    rule: 'the-portal-knows-no-story',
    file: 'ui/components/plant-story.ts',
    code: importing('../workshop/story'),
  },
  {
    title: 'view models know no React',
    rule: 'view-models-and-stores-know-no-react',
    file: 'ui/screens/login/plant-view-model.ts',
    code: importing('react'),
  },
  {
    title: 'stores know no React',
    rule: 'view-models-and-stores-know-no-react',
    file: 'ui/stores/plant-react.ts',
    code: importing('react'),
  },
  {
    title: 'Inversify is seen only where wiring happens: not in a screen',
    rule: 'inversify-only-where-wiring-happens',
    file: 'ui/screens/login/plant-inversify.ts',
    code: importing('inversify'),
  },
  {
    title: 'Inversify is seen only where wiring happens: not in an adapter',
    rule: 'inversify-only-where-wiring-happens',
    file: 'adapters/rest/plant-inversify.ts',
    code: importing('inversify'),
  },
  {
    title: 'the browser loads the small zod',
    rule: 'the-browser-uses-small-zod',
    file: 'config/plant-zod.ts',
    code: importing('zod'),
  },
  {
    title: 'ECharts is imported in parts, never whole',
    rule: 'echarts-is-imported-in-parts',
    file: 'ui/screens/portfolio/plant-echarts.ts',
    code: importing('echarts'),
  },
  {
    title: 'what ships uses no development package',
    rule: 'what-ships-uses-no-development-package',
    file: 'ui/stores/plant-development.ts',
    code: importing('fast-check'),
  },
  {
    title: 'imports form no cycle',
    rule: 'no-cycles',
    file: 'domain/money/plant-cycle.ts',
    code: "import type { Other } from './plant-cycle-back';\nexport type Planted = Other;",
  },
  {
    title: 'every import leads somewhere',
    rule: 'every-import-leads-somewhere',
    file: 'domain/money/plant-nowhere.ts',
    code: importing('./nowhere'),
  },
];

/** The files that the plants need beside them. */
export const accomplices: Readonly<Record<string, string>> = {
  'domain/money/plant-cycle-back.ts':
    "import type { Planted } from './plant-cycle';\nexport type Other = Planted | string;",
  'sandbox/seed/funds/plant-fund.ts': 'export const fund = {};',
  'sandbox/seed/prices/plant-prices.ts': importing('../funds/plant-fund'),
};

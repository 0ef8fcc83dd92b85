import * as account from './account/generated/graphql';
import * as cash from './cash/generated/graphql';
import * as client from './client/generated/graphql';
import * as holdingsExport from './export/generated/graphql';
import * as fund from './fund/generated/graphql';
import * as funds from './funds/generated/graphql';
import * as holdings from './holdings/generated/graphql';
import * as home from './home/generated/graphql';
import * as localLogin from './local-login/generated/graphql';
import * as menu from './menu/generated/graphql';
import * as notices from './notices/generated/graphql';
import * as performance from './performance/generated/graphql';
import * as plainHoldings from './plain-holdings/generated/graphql';
import * as reAuthentication from './re-authentication/generated/graphql';
import * as records from './records/generated/graphql';
import * as suitability from './suitability/generated/graphql';
import * as visitors from './visitors/generated/graphql';

const modules = [
  account,
  cash,
  client,
  holdingsExport,
  fund,
  funds,
  holdings,
  home,
  localLogin,
  menu,
  notices,
  performance,
  plainHoldings,
  reAuthentication,
  records,
  suitability,
  visitors,
];

/** An operation that the portal sends: what it is called in code, and its text to the letter. */
export type SentOperation = { readonly name: string; readonly text: string };

/** Every operation that the portal sends, for a server that takes no other; the portal loads each group's by itself. */
export const sentOperations: readonly SentOperation[] = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, exported]) =>
    name.endsWith('Document') && exported instanceof String ? [{ name, text: exported.toString() }] : [],
  ),
);

import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The page on which a developer tries REST calls, and the package that brings it. */
export const restConsole = { href: '/sandbox/rest', text: 'REST calls', package: '@fastify/swagger-ui' } as const;

/** The page on which a developer tries GraphQL, and the package that brings it. */
export const graphqlConsole = {
  href: '/sandbox/graphql',
  text: 'GraphQL',
  package: '@graphql-yoga/render-graphiql/graphiql',
} as const;

/** Returns the file that a package begins with; undefined where only what a server runs on is installed. */
export function installedFile(name: string): string | undefined {
  try {
    return resolve(name);
  } catch {
    return undefined;
  }
}

/** The links to the consoles that are installed. */
export const installedConsoles = [restConsole, graphqlConsole].filter(
  (console) => installedFile(console.package) !== undefined,
);

import { describe, expect, test } from 'vitest';
import { getIntrospectionQuery } from 'graphql';
import { regionDefaults } from '../../../config/regions';
import { regions } from '../../../domain/region';
import { sharedSandbox } from '../support/shared-sandbox';
import { Visitor } from '../support/visitor';

const shared = sharedSandbox();

const consoles = [
  ['/sandbox/rest', ['swagger-ui/swagger-ui-bundle.js', 'rest-console.js']],
  ['/sandbox/graphql', ['graphiql/graphiql.js', 'graphql-console.js']],
] as const;

describe.each(regions)('the pages on which a developer tries calls, in %s', (region) => {
  test.each(consoles)(
    '[R22, OPEN-61] %s runs scripts of its own origin alone, each of which is there',
    async (address, names) => {
      const server = shared.servers[region];
      const page = await server.inject(address);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; ");
      expect(policy).toContain(
        "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe|blob|data|http/);
      const files = [...page.body.matchAll(/(?:src|href)="(\/sandbox-pages\/[^"]+)"/g)].map(([, file = '']) => file);
      expect(files).toEqual(expect.arrayContaining(names.map((name) => `/sandbox-pages/${name}`)));
      for (const file of files) {
        const answer = await server.inject(file);
        expect([file, answer.statusCode, answer.payload.length > 100]).toEqual([file, 200, true]);
        expect(answer.headers['content-type']).toMatch(/^text\/(css|javascript)/);
      }
      expect(page.body).not.toMatch(/<script>|<script [^>]*>[^<]|<style/);
    },
  );

  test('[OPEN-61] the pages of the demonstration lead to both, and no other page has their policy', async () => {
    const page = await shared.servers[region].inject('/sandbox/clients');
    for (const [address] of consoles) expect(page.body).toContain(`href="${address}"`);
    expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  test('[API-10] the page for GraphQL is told the schema with its descriptions, at the region’s endpoint', async () => {
    const page = await shared.servers[region].inject('/sandbox/graphql');
    expect(page.body).toContain(`data-endpoint="${regionDefaults[region].apiBase}/graphql"`);
    const answer = await new Visitor(shared.servers[region], region).query(getIntrospectionQuery());
    expect(answer.payload).toContain('The units held.');
    for (const worker of ['editor', 'json', 'graphql'])
      expect((await shared.servers[region].inject(`/sandbox-pages/graphiql/${worker}.js`)).statusCode).toBe(200);
  });
});

test('[CONFLICT-14] production has none of the pages on which a developer tries calls, nor their files', async () => {
  const server = await shared.sandbox.server('TW', { environment: 'production' });
  for (const address of [
    '/sandbox/rest',
    '/sandbox/graphql',
    '/sandbox-pages/api-session.js',
    '/sandbox-pages/swagger-ui/swagger-ui-bundle.js',
    '/sandbox-pages/graphiql/graphiql.js',
  ])
    expect([address, (await server.inject(address)).statusCode]).toEqual([address, 404]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import dockerfileUtils from 'dockerfile-utils';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { regions } from '../../domain/region';
import { securityHeaders } from '../../config/security-headers';
import { callCatalogue } from '../../contract/rest/call-catalogue';
import { readBlock } from '../../deploy/configure/read-block';
import { parseConfiguration } from '../../sandbox/context/configuration/sandbox-configuration';
import { projectRoot } from '../architecture-tree';
import { composeFile } from './compose-schema';

const folder = join(projectRoot, 'deploy');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('the files for containers', () => {
  test.each(['portal.Dockerfile', 'sandbox.Dockerfile'])(
    '[R2] %s has no fault, installs by the lockfile, and ends as a user without rights',
    (name) => {
      const text = read(name);
      expect(dockerfileUtils.validate(text)).toEqual([]);
      expect(text).not.toMatch(/npm (install|i) /);
      const last = text.slice(text.lastIndexOf('\nFROM '));
      expect(last).toMatch(/^USER (node|1000)$/m);
      // Images by build argument, so that a firm takes them from where it may.
      const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
      expect(images.filter((image) => !/^(\$\{\w+\}|scratch)$/.test(image))).toEqual([]);
    },
  );

  const compose = composeFile.parse(withoutAnchors(parse(read('compose.yaml'), { merge: true })));

  test('[R2] the compose file names only services, networks, volumes and files that there are', () => {
    const services = Object.entries(compose.services);
    for (const [name, { depends_on = {}, networks = [], volumes = [], build }] of services) {
      const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
      // The certificate is the operator's own.
      const files = sources.filter((source) => source.startsWith('./') && source !== './tls');
      expect([name, Object.keys(depends_on).filter((other) => !(other in compose.services))]).toEqual([name, []]);
      expect([name, networks.filter((network) => !(network in compose.networks))]).toEqual([name, []]);
      const named = sources.filter((source) => !source.startsWith('.'));
      expect([name, named.filter((source) => !(source in compose.volumes))]).toEqual([name, []]);
      expect([name, files.filter((file) => !existsSync(join(folder, file)))]).toEqual([name, []]);
      if (build !== undefined) expect(existsSync(join(projectRoot, build.dockerfile))).toBe(true);
    }
  });

  test('[R2, API-90] the servers keep documents in the object store of the file, which they believe by its certificate', () => {
    const { environment = {} } = compose.services['server-1'] ?? {};
    const { command = [], environment: account = {}, volumes = [] } = compose.services['objects'] ?? {};
    const { environment: prepared, volumes: owned = [] } = compose.services['migrate'] ?? {};
    const endpoint = new URL(environment['S3_ENDPOINT'] ?? '');
    expect([endpoint.protocol, endpoint.hostname, `:${endpoint.port}`]).toEqual(['https:', 'objects', command[1]]);
    expect(account).toEqual({
      ROOT_ACCESS_KEY: environment['S3_ACCESS_KEY_ID'],
      ROOT_SECRET_KEY: environment['S3_SECRET_ACCESS_KEY'],
    });
    expect([volumes[0], owned[0]]).toEqual(['documents:/data', 'documents:/data']);
    expect(Object.keys(prepared ?? {})).toEqual(['DATABASE_URL']);
    const secrets = { DATABASE_URL: undefined, S3_SECRET_ACCESS_KEY: 'one', DOCUMENT_KEYS: `first:${'A'.repeat(43)}=` };
    expect(parseConfiguration({ ...environment, ...secrets })).toMatchObject({ ok: true });
    const written = readFileSync(join(projectRoot, 'docs/operate/deploying.md'), 'utf8');
    expect(written).toContain('subjectAltName=DNS:localhost,DNS:mail,DNS:objects');
    for (const secret of ['DATABASE_PASSWORD', 'DATABASE_OWNER_PASSWORD', 'OBJECTS_PASSWORD', 'DOCUMENT_KEYS'])
      expect([secret, written.includes(`${secret}=`)]).toEqual([secret, true]);
  });

  test('[R2, R23] migrate alone has the role that owns the tables, and both roles are those of the documents', () => {
    const roleOf = (name: string) =>
      /^postgresql:\/\/(\w+):\$\{(\w+):/.exec(compose.services[name]?.environment?.['DATABASE_URL'] ?? '')?.slice(1);
    expect(roleOf('migrate')).toEqual(['portal_migrates', 'DATABASE_OWNER_PASSWORD']);
    for (const name of ['server-1', 'server-2', 'sandbox'])
      expect([name, roleOf(name)]).toEqual([name, ['portal_serves', 'DATABASE_PASSWORD']]);
    const { environment = {}, volumes } = compose.services['database'] ?? {};
    expect([environment['MIGRATE_PASSWORD'], environment['SERVE_PASSWORD']]).toEqual([
      '${DATABASE_OWNER_PASSWORD:?is not set}',
      '${DATABASE_PASSWORD:?is not set}',
    ]);
    expect(volumes).toContain('./compose/roles.sh:/docker-entrypoint-initdb.d/roles.sh:ro');
    const written = readFileSync(join(projectRoot, 'docs/operate/postgresql.md'), 'utf8');
    const [, statements = ''] = /```sql\n([\s\S]*?)```/.exec(written) ?? [];
    const script = read('compose/roles.sh').replace(":'migrates'", "'...'").replace(":'serves'", "'...'");
    expect(script.replaceAll(':"database"', 'portal')).toContain(statements);
  });

  test('[R19] the image has PostgreSQL’s programs of the server’s version, a command for each of the sandbox’s, and a volume for backups, which compose and the nightly job write to', () => {
    const image = read('sandbox.Dockerfile');
    const [, version = ''] = /^ARG POSTGRESQL=(\d+)$/m.exec(image) ?? [];
    // One setting names the version of both; the image alone, and the file without one, have the same.
    const ofBoth = `\${POSTGRESQL:-${version}}`;
    expect(compose.services['database']?.image).toBe(`postgres:${ofBoth}`);
    expect(compose.services['sandbox']?.build?.args).toEqual({ POSTGRESQL: ofBoth });
    const last = image.slice(image.lastIndexOf('\nFROM '));
    // Debian has one version: without the archive of all, another one can't be built.
    expect(last).toMatch(
      /if ! apt-cache show postgresql-client-\$\{POSTGRESQL\} [^;]+; then[^;]+pgdg\/apt\.postgresql\.org\.sh -y; \\\s+fi \\\s+&& apt-get install [^&]+postgresql-client-\$\{POSTGRESQL\}/,
    );
    const [, volumes = ''] = /^VOLUME (.+)$/m.exec(last) ?? [];
    expect(volumes.split(' ')).toContain('/backups');
    const [, script = '', program = ''] = /printf '(.+)' > (\S+)/.exec(last) ?? [];
    expect([program, script]).toEqual([
      '/usr/local/bin/sandbox',
      expect.stringMatching(/^#!\/bin\/sh\\nexec node .+ "\$@"\\n$/),
    ]);
    expect(last).toContain(`chmod 755 ${program}`);
    expect(last).toMatch(/^ENTRYPOINT \["sandbox"\]$/m);
    expect(compose.services['sandbox']).toMatchObject({ profiles: ['commands'], restart: 'no' });
    expect(compose.services['sandbox']?.volumes).toContain('backups:/backups');
    const nightly = read('kubernetes/demonstration/backup.yaml');
    expect(nightly).toMatch(/exec sandbox backup "\/backups\/[^"]+" --keep 14'/);
    expect(nightly).toContain('mountPath: /backups');
  });

  test('[R19, API-90] the servers start after the object store, in which they make the bucket', () => {
    for (const name of ['server-1', 'server-2'])
      expect(compose.services[name]?.depends_on).toMatchObject({ objects: { condition: 'service_started' } });
  });

  test('[R2] every container but PostgreSQL’s runs without rights on a file system that it can’t write to', () => {
    for (const [name, { user, read_only, cap_drop }] of Object.entries(compose.services))
      if (name !== 'database') expect([name, user, read_only, cap_drop]).toEqual([name, '1000', true, ['ALL']]);
  });
});

describe('the folders that the files agree on', () => {
  const dataFolder = /DATA_DIR=(\S+)/.exec(read('sandbox.Dockerfile'))?.[1] ?? '';

  test('[R23] nginx serves the folder that the block is published to, and reads the policy there', () => {
    const [, published] = /"--site", "([^"]+)"/.exec(read('portal.Dockerfile')) ?? [];
    const conf = read('nginx/portal.conf');
    expect(published).toMatch(/^\//);
    expect([...conf.matchAll(/\broot (\S+);/g)].map(([, root]) => root)).toEqual([published]);
    expect(conf).toContain(`include ${String(published)}/policy.conf;`);
    const mounts = [read('compose.yaml'), read('kubernetes/portal-tw.yaml'), read('kubernetes/portal-hk.yaml')];
    for (const text of mounts) expect(text).toContain(published);
  });

  test('[R2] the sandbox makes its data folder itself, below what is mounted and may belong to somebody else', () => {
    const [, mounted = ''] = /VOLUME (\S+)/.exec(read('sandbox.Dockerfile')) ?? [];
    expect(dataFolder.startsWith(`${mounted}/`)).toBe(true);
    expect(read('compose.yaml')).toContain(`'documents:${mounted}'`);
    expect(read('kubernetes/demonstration/server.yaml')).toContain(`name: documents, mountPath: ${mounted} `);
  });

  test('[R2] the key of the certificate stays out of the images', () => {
    const ignored = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').split('\n');
    expect(read('compose.yaml')).toContain('./tls:/etc/portal/tls:ro');
    expect(ignored).toContain('deploy/tls');
  });
});

describe('the calls that nginx passes on', () => {
  test('[R23, TRADE-58] no GET that writes goes to a second server', () => {
    const conf = read('nginx/portal.conf');
    const writes = Object.values(callCatalogue).filter(({ method, effect }) => method === 'GET' && effect === 'write');
    expect(writes.length).toBeGreaterThan(0);
    for (const { path } of writes) {
      const [address = ''] = path.split('?');
      const [, place = ''] = conf.split(`location = /tet-web/rest${address} {`);
      expect([address, place.split('}')[0]]).toEqual([address, expect.stringContaining('proxy_next_upstream off;')]);
    }
  });

  test('[R23] the pages of the demonstration are passed on where the sandbox is behind nginx, and nowhere by default nor in front of a firm’s own back end', () => {
    const shown = /^ *include demonstration\.conf;$/m;
    expect(read('nginx/portal.conf') + read('nginx/locations.conf') + read('nginx/nginx.conf')).not.toMatch(shown);
    const demonstration = readdirSync(join(folder, 'kubernetes/demonstration')).filter((name) =>
      name.startsWith('portal-'),
    );
    expect(demonstration.length).toBe(regions.length);
    for (const file of ['compose/locations.conf', ...demonstration.map((name) => `kubernetes/demonstration/${name}`)])
      expect(read(file)).toMatch(shown);
    for (const file of readdirSync(join(folder, 'kubernetes/own-back-end'))) {
      const text = read(`kubernetes/own-back-end/${file}`);
      expect([file, /demonstration\.conf|fund-portal-server/.exec(text)]).toEqual([file, null]);
    }
  });
});

describe('the manifests', () => {
  const kinds = { ConfigMap, CronJob, Deployment, NetworkPolicy, PersistentVolumeClaim, PodDisruptionBudget, Service };
  const manifestsIn = (place: string) =>
    readdirSync(join(folder, place))
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) =>
        parseAllDocuments(read(`${place}/${file}`)).map((document) => z.unknown().parse(document.toJS())),
      );
  const shared = manifestsIn('kubernetes');
  const demonstration = manifestsIn('kubernetes/demonstration');
  const ownBackEnd = manifestsIn('kubernetes/own-back-end');
  const manifests = [...shared, ...demonstration, ...ownBackEnd];

  test('[R2] each is one that Kubernetes takes, field by field', () => {
    expect(manifests.length).toBeGreaterThan(10);
    for (const manifest of manifests) {
      const { kind } = manifest as { kind: keyof typeof kinds };
      new kinds[kind](manifest as never).validate();
    }
  });

  test('[R2] one with a field that there isn’t is refused', () => {
    const planted = { spec: { replicas: 'two', selector: {}, template: {} } };
    expect(() => new Deployment(planted as never).validate()).toThrow('replicas');
  });

  test('[R2, R19] each deployment has two pods, probes, limits and a budget, and runs without rights on a read-only root', () => {
    const deployments = manifests.filter((manifest): manifest is Deployment => isOf(manifest, 'Deployment'));
    const budgets = manifests.filter((manifest): manifest is PodDisruptionBudget =>
      isOf(manifest, 'PodDisruptionBudget'),
    );
    expect(deployments.map(({ metadata }) => metadata?.name).toSorted()).toEqual(
      budgets.map(({ metadata }) => metadata?.name).toSorted(),
    );
    for (const { spec } of deployments) {
      expect([spec?.replicas, spec?.template.spec?.securityContext?.runAsNonRoot]).toEqual([2, true]);
      for (const container of spec?.template.spec?.containers ?? []) {
        const { startupProbe, readinessProbe, livenessProbe, resources, lifecycle } = container;
        expect(lifecycle?.preStop?.exec?.command).toEqual(['sleep', '5']);
        expect([startupProbe, readinessProbe, livenessProbe]).not.toContain(undefined);
        expect([resources?.requests?.['memory'], resources?.limits?.['memory']]).not.toContain(undefined);
        expect(container.securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
        });
      }
    }
  });

  test('[R19, R23] a server of another release starts after its migrations, and before one of those that serve ends', () => {
    const servers = manifests.find(
      (manifest): manifest is Deployment =>
        isOf(manifest, 'Deployment') && (manifest as Deployment).metadata?.name === 'fund-portal-server',
    );
    expect(servers?.spec?.strategy).toEqual({
      type: 'RollingUpdate',
      rollingUpdate: { maxUnavailable: 0, maxSurge: 1 },
    });
    const [first, ...more] = servers?.spec?.template.spec?.initContainers ?? [];
    expect([first?.args, first?.image, more]).toEqual([
      ['migrate'],
      servers?.spec?.template.spec?.containers[0]?.image,
      [],
    ]);
  });

  test('[R23] the portal has the same names in front of the sandbox and of a firm’s own back end, where it alone has an address outside, and a page asks the pod that it came from', () => {
    const named = (kind: string, of: readonly unknown[]) =>
      of
        .flatMap((manifest) => (isOf(manifest, kind) ? [manifest as Service] : []))
        .filter(({ metadata }) => regions.some((region) => metadata?.name === `fund-portal-${region.toLowerCase()}`));
    for (const kind of ['ConfigMap', 'Service'])
      expect(named(kind, ownBackEnd).map(({ metadata }) => metadata?.name)).toEqual(
        named(kind, demonstration).map(({ metadata }) => metadata?.name),
      );
    const types = (of: readonly unknown[]) =>
      named('Service', of).map(({ spec }) => [spec?.type, spec?.sessionAffinity]);
    expect(types(demonstration)).toEqual(regions.map(() => ['ClusterIP', 'ClientIP']));
    expect(types(ownBackEnd)).toEqual(regions.map(() => ['LoadBalancer', 'ClientIP']));
  });

  test('[R2, R23] tables are changed by a role of their own where its secret is there', () => {
    const servers = manifests.find(
      (manifest): manifest is Deployment =>
        isOf(manifest, 'Deployment') && (manifest as Deployment).metadata?.name === 'fund-portal-server',
    );
    const { initContainers: [migrate] = [], containers = [] } = servers?.spec?.template.spec ?? {};
    const secrets = (container: typeof migrate) =>
      container?.envFrom?.map(({ secretRef }) => [secretRef?.name, secretRef?.optional]);
    // Of two that name a variable, the later one counts.
    expect(secrets(migrate)).toEqual([
      ['fund-portal-database', undefined],
      ['fund-portal-database-owner', true],
    ]);
    expect(secrets(containers[0])).toEqual([['fund-portal-database', undefined]]);
  });

  test('[CONF-01] the data blocks in them, and those beside the compose file, are right', () => {
    const maps = manifests.filter((manifest): manifest is ConfigMap => isOf(manifest, 'ConfigMap'));
    const blocks = maps.map(({ data }) => data?.['block.json'] ?? '');
    const besides = readdirSync(join(folder, 'blocks')).map((file) => read(`blocks/${file}`));
    expect([blocks.length, besides.length]).toEqual([2 * regions.length, regions.length]);
    for (const block of [...blocks, ...besides]) expect(readBlock(block)).toMatchObject({ ok: true });
  });
});

test('no file of the deployment names a registry, and nginx sends the headers that the sandbox sends', () => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|Dockerfile|conf)$/.test(file))
    .map(read)
    .join('\n');
  expect(texts.match(/\b[\w-]+\.(io|com|org|dev)\/[\w-]+\/[\w-]+/g) ?? []).toEqual([]);
  expect(texts).not.toContain('legacy.example.internal');
  const conf = read('nginx/portal.conf').toLowerCase();
  for (const [name, value] of Object.entries(securityHeaders))
    if (!['cache-control', 'content-security-policy'].includes(name))
      expect(conf).toContain(`add_header ${name} "${value.toLowerCase()}" always;`);
});

const isOf = (manifest: unknown, kind: string): boolean => (manifest as { kind?: string }).kind === kind;

/** The parts beginning with `x-` are there for others to repeat. */
function withoutAnchors(file: unknown): unknown {
  return Object.fromEntries(Object.entries(file as object).filter(([name]) => !name.startsWith('x-')));
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import dockerfileUtils from 'dockerfile-utils';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { regions } from '../../domain/region';
import { securityHeaders } from '../../config/security-headers';
import { readBlock } from '../../deploy/configure/read-block';
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
      expect([...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual(
        [...text.matchAll(/^FROM (\S+)/gm)].map(() => expect.stringMatching(/^(\$\{\w+\}|scratch)$/)),
      );
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

  test('[R2] every container but PostgreSQL’s runs without rights on a file system that it can’t write to', () => {
    for (const [name, { user, read_only, cap_drop }] of Object.entries(compose.services))
      if (name !== 'database') expect([name, user, read_only, cap_drop]).toEqual([name, '1000', true, ['ALL']]);
  });
});

describe('the manifests', () => {
  const kinds = { ConfigMap, Deployment, Job, NetworkPolicy, PersistentVolumeClaim, PodDisruptionBudget, Service };
  const files = readdirSync(join(folder, 'kubernetes'));
  const manifests = files.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document): unknown => document.toJS()),
  );

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
      for (const container of spec?.template.spec?.containers ?? [])
        expect(container).toMatchObject({
          startupProbe: expect.anything(),
          readinessProbe: expect.anything(),
          livenessProbe: expect.anything(),
          resources: { requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } },
          securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
        });
    }
  });

  test('[CONF-01] the data blocks in them, and those beside the compose file, are right', () => {
    const maps = manifests.filter((manifest): manifest is ConfigMap => isOf(manifest, 'ConfigMap'));
    const blocks = maps.map(({ data }) => data?.['block.json'] ?? '');
    const besides = readdirSync(join(folder, 'blocks')).map((file) => read(`blocks/${file}`));
    expect([blocks.length, besides.length]).toEqual([regions.length, regions.length]);
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

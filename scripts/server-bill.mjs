import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { root } from './project.mjs';

// Writes the bill of materials (CycloneDX) of a server of the sandbox: `node scripts/server-bill.mjs FILE`. It is npm's
// of the whole project without what no server needs: asked for one workspace, npm leaves out each package that a tool of
// the project needs as well. No library does it: `@cyclonedx/cyclonedx-npm` builds a native library on each machine.

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: node scripts/server-bill.mjs FILE');

const asked = { cwd: root, shell: true, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
const { status, stdout, stderr } = spawnSync('npm sbom --sbom-format=cyclonedx --package-lock-only', asked);
if (status !== 0) throw new Error(`npm wrote no bill of materials: ${stderr}`);
const bill = JSON.parse(stdout);
const refOf = (component) => component['bom-ref'];
const server = bill.components.find((component) => refOf(component).startsWith('@fund-portal/sandbox@'));
const needed = withAllNeeded(refOf(server));
const ofServer = {
  ...bill,
  metadata: { ...bill.metadata, component: { ...server, type: 'application' } },
  components: bill.components.filter((component) => component !== server && needed.has(refOf(component))),
  dependencies: bill.dependencies.filter(({ ref }) => needed.has(ref)),
};
writeFileSync(file, `${JSON.stringify(ofServer, null, 2)}\n`);

function withAllNeeded(first) {
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const found = new Set([first]);
  // A set is walked with what is added on the way.
  for (const ref of found) for (const needed of needs.get(ref) ?? []) found.add(needed);
  return found;
}

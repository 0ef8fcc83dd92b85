import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publish } from './publish';
import { readBlock } from './read-block';

// Checks a data block, and publishes the build with it for nginx: `npm run configure -- block.json`.

const usage = `Usage: npm run configure -- BLOCK.json [--site FOLDER] [--build FOLDER] [--last FOLDER] [--check]
BLOCK.json is the data block: docs/configuration.md, docs/configuration.schema.json.
The build (dist) is published with it into FOLDER (dist-site), which nginx serves; --check writes nothing.`;

try {
  run();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

function run(): void {
  const { file, site, build, last, check } = readOptions();
  const block = readBlock(readFile(file));
  if (!block.ok)
    throw new Error(`${file} is refused; nothing was published:\n${block.error.map((line) => `  ${line}`).join('\n')}`);
  if (check) {
    console.log(`${file} is right`);
    return;
  }
  if (!existsSync(join(build, 'index.html'))) throw new Error(`There is no build in ${build}: npm run build`);
  publish(block.value, { build, last: last !== undefined && existsSync(last) ? last : undefined, site });
  console.log(`Published ${build} with ${file} in ${site}`);
}

function readOptions() {
  try {
    const { positionals, values } = parseArgs({
      options: {
        site: { type: 'string', default: 'dist-site' },
        build: { type: 'string', default: 'dist' },
        last: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error(usage);
    return { file, ...values };
  } catch {
    throw new Error(usage);
  }
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path} can't be read`);
  }
}

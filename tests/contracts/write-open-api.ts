import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../../sandbox/open-api/open-api';
import { projectRoot } from '../architecture-tree';

// Writes the contract of the REST calls as an OpenAPI document: `npm run openapi`.

const folder = join(projectRoot, 'reports');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`);
console.log('openapi: reports/openapi.json');

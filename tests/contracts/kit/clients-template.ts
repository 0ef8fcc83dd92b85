import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Region } from '../../../domain/region';
import { clientsOf, parseClientsFile } from '../clients-file';

/** Returns a clients file of a region with every fact that its tests count on, each with an example: what a client doesn't have is taken out. */
export function clientsTemplate(region: Region): string {
  const examples = parseClientsFile(
    readFileSync(join(import.meta.dirname, 'demonstration-clients.json'), 'utf8'),
    'YYYY-MM-DD',
  );
  if (!examples.ok) throw new Error(examples.error);
  const { clients, visitors } = clientsOf(examples.value, region);
  const facts = clients.toReversed().map(({ has }) => has);
  const client = {
    username: 'USERNAME',
    secret: 'PASSWORD',
    tradingSecret: 'TRADING-PASSWORD',
    oneTimeCode: 'ask',
    has: Object.assign({}, ...facts) as object,
  };
  return JSON.stringify({ [region]: { visitors, clients: [client] } }, undefined, 2);
}

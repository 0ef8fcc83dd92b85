import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderNumber } from '../../domain/trading/orders/order-number';
import { StartProblem } from '../context/configuration/start-problem';
import { findOrder } from '../orders/books/find-order';
import { dossierText } from '../orders/dossier/dossier-text';
import { orderDossier } from '../orders/dossier/order-dossier';
import { verifyDossier } from '../orders/dossier/verify-dossier';
import type { Command } from './command';
import { problems } from './find-order';
import { withBooks } from './with-books';

/** Writes the dossier of an order as JSON and as text into a folder, or verifies one that was written. */
export const dossier: Command = async (configuration, [first = '', second]) => {
  if (first === '--verify') {
    verify(second ?? '');
    return;
  }
  await withBooks(configuration, async ({ database, clock }) => {
    const found = await findOrder(database, first);
    if (!found.ok) throw new StartProblem(problems[found.error](first));
    const chain = await orderDossier(database, found.value, clock.now());
    const name = join(second ?? '.', `dossier-${orderNumber(found.value.row.serial)}`);
    writeFileSync(`${name}.json`, `${JSON.stringify(chain, null, 2)}\n`);
    writeFileSync(`${name}.txt`, dossierText(chain));
    console.log(`${name}.json and .txt: ${String(chain.links.length)} events, seal ${chain.seal}`);
  });
};

function verify(file: string): void {
  const verdict = verifyDossier(readFileSync(file, 'utf8'));
  console.log(verdict.text);
  if (!verdict.isWhole) process.exitCode = 1;
}

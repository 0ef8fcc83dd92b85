import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HashChain } from '../../domain/trading/records/hash-chain';
import { orderNumber } from '../../domain/trading/orders/order-number';
import { StartProblem } from '../context/configuration/start-problem';
import type { Database } from '../database/database';
import { findOrderRecord } from '../orders/books/find-order';
import { dossierText } from '../orders/dossier/dossier-text';
import { dividendDossier, planDossier } from '../orders/dossier/instruction-dossiers';
import { orderDossier } from '../orders/dossier/order-dossier';
import { recordsOf, verifyDossier } from '../orders/dossier/verify-dossier';
import type { Command } from './command';
import { problems } from './find-order';
import { findNamedClient } from './named-client';
import { withBooks } from './with-books';

type Dossier = { readonly name: string; readonly chain: HashChain };

/** Writes the dossier of an order, of a plan, or of a client's instructions on a fund's dividends as JSON and as text into a folder, and says where the books are no longer as they were recorded; or verifies one that was written. */
export const dossier: Command = async (configuration, [first = '', second, third, fourth]) => {
  if (first === '--verify') {
    verify(second ?? '');
    return;
  }
  const isOfDividends = first === '--dividends';
  await withBooks(configuration, async ({ database, clock }) => {
    const madeAt = clock.now();
    const { name, chain } = isOfDividends
      ? await dossierOfDividends(database, { login: second ?? '', fundCode: third ?? '' }, madeAt)
      : await dossierOf(database, first, madeAt);
    const path = join((isOfDividends ? fourth : second) ?? '.', `dossier-${name}`);
    writeFileSync(`${path}.json`, `${JSON.stringify(chain, null, 2)}\n`);
    writeFileSync(`${path}.txt`, dossierText(chain));
    console.log(`${path}.json and .txt: ${String(chain.links.length)} events, seal ${chain.seal}`);
    const { altered, unsealed } = recordsOf(chain.head);
    if (unsealed.length > 0) console.log(`Recorded without a seal: ${unsealed.join(', ')}`);
    if (altered.length === 0) return;
    console.log(`The books are no longer as they were recorded: ${altered.join(', ')}`);
    process.exitCode = 1;
  });
};

/** The dossier of an order by its number or id, or of a plan by its number. */
async function dossierOf(database: Database, named: string, madeAt: Date): Promise<Dossier> {
  const found = await findOrderRecord(database, named);
  if (found.ok)
    return {
      name: orderNumber(found.value.row.serial),
      chain: await orderDossier(database, found.value, madeAt),
    };
  const ofPlan = found.error === 'unknown' ? await planDossier(database, named, madeAt) : undefined;
  if (!ofPlan) throw new StartProblem(problems[found.error](named));
  return { name: named, chain: ofPlan };
}

/** The dossier of what a client of Taiwan, whose funds alone take instructions, wants done with a fund's dividends. */
async function dossierOfDividends(
  database: Database,
  { login, fundCode }: { readonly login: string; readonly fundCode: string },
  madeAt: Date,
): Promise<Dossier> {
  const clientId = await findNamedClient(database, { region: 'TW', login });
  const chain = await dividendDossier(database, { clientId, fundCode }, madeAt);
  if (!chain) throw new StartProblem(`${login} gave no instruction on the dividends of ${fundCode}`);
  return { name: `dividends-${fundCode}`, chain };
}

function verify(file: string): void {
  const verdict = verifyDossier(readFileSync(file, 'utf8'));
  console.log(verdict.text);
  if (!verdict.isWhole) process.exitCode = 1;
}

import { inject } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import { type Region, regions } from '../../../domain/region';
import { clientsOf } from '../clients-file';
import { ContractTarget } from '../contract-target';
import { cookieTransport } from '../cookie-transport';
import { describeContract } from '../suite/describe-contract';
import type { ContractRun } from './contract-run';
import { newestCode } from './newest-code';

declare module 'vitest' {
  // Vitest's own way to say what is provided is to add to its interface.
  interface ProvidedContext {
    readonly contract: ContractRun;
  }
}

// What `npm run contract` runs: the suite of ports.test.ts against the servers it was given.

const { urls, clients, extensions, folder, askAt, until, mostCalls } = inject('contract');

for (const region of regions) describeContract(targetOf(region));

function targetOf(region: Region): ContractTarget {
  const url = urls[region];
  return new ContractTarget({
    region,
    name: region,
    known: clientsOf(clients, region),
    chosen: { extensions: [...extensions] },
    openTransport: () => cookieTransport(url ?? ''),
    lastCode: (client) => newestCode(client, { region, url: url ?? '', folder, ask }),
    notTried,
    mayGoOn: (callsMade) => {
      if (url === undefined) notTried(`no server was named for ${region}`);
      if (Date.now() > until) notTried('the time of the run was over');
      if (callsMade > mostCalls) notTried(`${callsMade} calls had been made, and at most ${mostCalls} are`);
    },
  });
}

function notTried(reason: string): never {
  const test = getCurrentTest();
  if (test === undefined) throw new Error(`outside a test: ${reason}`);
  return test.context.skip(reason);
}

/** The run's own process has the terminal. */
async function ask(question: string): Promise<string> {
  const response = await fetch(askAt, { method: 'POST', body: question });
  if (!response.ok) throw new Error('nobody typed the one-time code at the terminal');
  return response.text();
}

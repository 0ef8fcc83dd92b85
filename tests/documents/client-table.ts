import type { Region } from '../../domain/region';
import { demoClientsIn } from '../../sandbox/demonstration/demo-clients';
import { asCode, markdownTable } from './markdown-table';

/** Returns the demonstration clients of a region as a table, the typical one first. */
export function clientTable(region: Region): string {
  const rows = demoClientsIn(region).map(({ login, secret, tradingSecret, names, shows }) => [
    asCode(login),
    asCode(secret),
    asCode(tradingSecret),
    names.en_US ?? '',
    shows.join('; '),
  ]);
  return markdownTable(['login', 'secret', 'trading secret', 'client', 'what is special'], rows);
}

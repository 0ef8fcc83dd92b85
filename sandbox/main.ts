import type { Command } from './commands/command';
import { parseConfiguration } from './context/configuration/sandbox-configuration';
import { stateHotlines } from './context/hotlines';
import { StartProblem } from './context/configuration/start-problem';

/** Each is loaded when it is asked for: what it needs is most of what a process begins with. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve')).serve,
  migrate: async () => (await import('./commands/migrate')).migrate,
  reset: async () => (await import('./commands/reset')).reset,
  import: async () => (await import('./commands/import')).importData,
  record: async () => (await import('./commands/record')).record,
  'cancel-held': async () => (await import('./commands/cancel-held')).cancelHeld,
  'end-sessions': async () => (await import('./commands/end-sessions')).endSessionsCommand,
  'export-client': async () => (await import('./commands/export-client')).exportClientCommand,
  'erase-client': async () => (await import('./commands/erase-client')).eraseClientCommand,
  freeze: async () => (await import('./commands/freezes')).freeze,
  unfreeze: async () => (await import('./commands/freezes')).unfreeze,
  freezes: async () => (await import('./commands/freezes')).freezes,
  stop: async () => (await import('./commands/stops')).stop,
  resume: async () => (await import('./commands/stops')).resume,
  stops: async () => (await import('./commands/stops')).stops,
  backup: async () => (await import('./commands/backup')).backup,
  restore: async () => (await import('./commands/backup')).restore,
  'add-client': async () => (await import('./commands/add-client')).addClient,
  'run-desk': async () => (await import('./commands/run-desk')).runDesk,
  'identity-documents': async () => (await import('./commands/identity-documents')).identityDocumentsCommand,
  'bank-account-changes': async () => (await import('./commands/bank-account-changes')).bankAccountChangesCommand,
  'stored-documents': async () => (await import('./commands/stored-documents')).storedDocuments,
  corrections: async () => (await import('./commands/corrections')).corrections,
  dossier: async () => (await import('./commands/dossier')).dossier,
  'find-order': async () => (await import('./commands/find-order')).findOrderCommand,
  'dead-messages': async () => (await import('./commands/dead-messages')).deadMessagesCommand,
  'resend-messages': async () => (await import('./commands/dead-messages')).resendMessages,
  reconcile: async () => (await import('./commands/reconcile')).reconcile,
};

async function main([name = 'serve', ...parameters]: readonly string[]): Promise<void> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) throw new StartProblem(`Unknown command ${name}; known: ${Object.keys(commands).join(', ')}`);
  const configuration = parseConfiguration(process.env);
  if (!configuration.ok) throw new StartProblem(configuration.error);
  stateHotlines(configuration.value.hotlines);
  const perform = await load();
  await perform(configuration.value, parameters);
}

main(process.argv.slice(2)).catch((problem: unknown) => {
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
});

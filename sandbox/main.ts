import type { Command } from './commands/command';
import { importData } from './commands/import';
import { reconcile } from './commands/reconcile';
import { record } from './commands/record';
import { reset } from './commands/reset';
import { serve } from './commands/serve';
import { parseConfiguration } from './context/configuration/sandbox-configuration';
import { StartProblem } from './context/configuration/start-problem';

const commands: Readonly<Record<string, Command>> = { serve, reset, import: importData, record, reconcile };

async function main([name = 'serve', ...parameters]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    throw new StartProblem(`Unknown command ${name}; known: ${Object.keys(commands).join(', ')}`);
  const configuration = parseConfiguration(process.env);
  if (!configuration.ok) throw new StartProblem(configuration.error);
  await command(configuration.value, parameters);
}

main(process.argv.slice(2)).catch((problem: unknown) => {
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
});

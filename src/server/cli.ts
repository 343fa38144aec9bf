import { type Config, readConfig } from './config.ts';
import { runOperatorCommand } from './core/operators/operator-command.ts';
import { runSiteCommand } from './core/sites/site-command.ts';
import { decodeLines } from './core/vehicles/decode-command.ts';
import { importVpicFile } from './core/vehicles/import-vpic-file.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run -s vinyard -- COMMAND

  decode VIN…               decode VINs offline, one JSON object a line
  decode --ndjson < FILE    the same for a file with one VIN a line
    --year YYYY             the model year to believe in
  import vpic FILE          take a newer or fuller vPIC file (SQLite, also .gz) into use
  site create HOST NAME     add a site, for a database that has none yet
  operator create EMAIL     make an operator; prints the first password once
  operator reset EMAIL      a new password, and the second factor to be set up again
  help                      this text
`;

async function runCommand([command, ...args]: string[]): Promise<void> {
  const config = readConfig();
  const { dataDir } = config;
  switch (command) {
    case 'decode':
      return await decodeLines(args, { input: process.stdin, output: process.stdout, dataDir });
    case 'import':
      return await importFile(args, dataDir);
    case 'site':
      return await changeByCommand(args, { config, run: runSiteCommand });
    case 'operator':
      return await changeByCommand(args, { config, run: runOperatorCommand });
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      process.stdout.write(help);
      return;
    default:
      throw new Error(`There is no command "${command}".\n\n${help}`);
  }
}

async function importFile([kind, file]: string[], dataDir: string): Promise<void> {
  if (kind !== 'vpic' || !file) throw new Error(`Say what to import: import vpic FILE\n\n${help}`);
  const { wmis, patterns, elements } = await importVpicFile(file, dataDir);
  process.stdout.write(`${file} is in use: ${wmis} makers, ${patterns} patterns, ${elements} elements.\n`);
}

async function changeByCommand(
  args: string[],
  { config, run }: { config: Config; run: typeof runSiteCommand },
): Promise<void> {
  const said = await withDatabase(config, (db) => run(db, args));
  if (said === undefined) throw new Error(`That is not a whole command.\n\n${help}`);
  process.stdout.write(said);
}

// A reader such as `head` that has seen enough is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await runCommand(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

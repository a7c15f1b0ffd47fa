import { Command, CommanderError, Option } from 'commander';
import { distance } from 'fastest-levenshtein';
import { ConfigurationError } from '../domain/errors.js';
import { FAIL_ON } from '../domain/report.js';
import { EXIT } from '../engine/exit-status.js';
import { VERSION } from '../domain/version.js';
import { POLICY_PLACES } from '../policy/find.js';
import { PolicyError } from '../policy/policy-error.js';
import { renderFindings } from '../report/text.js';
import { runCheck } from './check.js';
import type { FixFlags } from './fix.js';
import { FORMATS } from './formats.js';
import type { CheckFlags, ScopeFlags } from './flags.js';
import { isThere } from '../platform/disk-tree.js';
import { paletteFor, print, printError } from './terminal.js';

/** Runs the command line on its arguments and gives the exit status; see EXIT. Prints, and never throws. */
export async function main(args: readonly string[]): Promise<number> {
  let status: number = EXIT.pass;
  const program = createProgram((result) => {
    status = result;
  });
  try {
    await program.parseAsync(args.slice(), { from: 'user' });
    return status;
  } catch (error) {
    return explain(error);
  }
}

/** The help of a command, as `--help` prints it in a pipe. */
export function helpText(command: string): string {
  const found = createProgram(() => undefined).commands.find((one) => one.name() === command);
  if (!found) throw new Error(`no command ${command}`);
  return found.helpInformation();
}

/** What only one command needs is loaded for that command. */
function createProgram(finish: (status: number) => void): Command {
  const program = new Command('skillgate')
    .description('Says, at the exact line, what each agent runtime will do with the skills of a repository.')
    .version(VERSION)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: printError })
    .showHelpAfterError('(skillgate --help shows what there is)');
  scoped(program.command('check [paths...]', { isDefault: true }))
    .description(
      'find and report; paths are globs, files or folders of the repository (all of it where none is given)',
    )
    .addOption(new Option('--format <name>', 'how the report is written').choices(FORMATS).default('text'))
    .option('--output <file>', 'write the report to a file of the repository and print the text report')
    .option(
      '--smoke [mode]',
      'try the skills: check executes nothing of the repository, run calls them (default: run)',
    )
    .option('--changed-since <commit>', 'report only what the work since then touches')
    .option('--write-baseline', 'accept all that is found now, and report only what is new from then on')
    .option('--fail-on <severity>', `what ends with status 1: ${FAIL_ON.join(', ')} (default: error)`)
    .action(async (paths: readonly string[], flags: CheckFlags) => {
      refuseMistyped(program.commands, paths[0], flags);
      finish(await runCheck(paths, flags));
    });
  scoped(program.command('plan [paths...]'))
    .description('print the load table: what every runtime does with every skill')
    .addOption(
      new Option('--format <name>', 'how the table is written').choices(['text', 'json']).default('text'),
    )
    .action(async (paths: readonly string[], flags: ScopeFlags & { readonly format: string }) => {
      const { runPlan } = await import('./plan.js');
      finish(await runPlan(paths, flags));
    });
  addPolicyCommands(program, finish);
  program.addHelpText('after', EXIT_HELP);
  return program;
}

/** `chek` would be taken for a path of the command that goes without saying, and find nothing. */
function refuseMistyped(
  commands: readonly Command[],
  path: string | undefined,
  { directory = '.' }: CheckFlags,
): void {
  if (path === undefined || /[/.*]/.test(path) || isThere(`${directory}/${path}`)) return;
  const near = commands.map((command) => command.name()).find((name) => distance(name, path) <= 2);
  if (near !== undefined) {
    throw new ConfigurationError(
      `there is no command and no path "${path}"; did you mean "skillgate ${near}"?`,
    );
  }
}

/** What belongs to writing skills and the policy rather than to gating them. */
function addPolicyCommands(program: Command, finish: (status: number) => void): void {
  scoped(program.command('permissions [names...]'))
    .description("print which of ogcode's permission rules decides for every skill, or for the names given")
    .action(async (names: readonly string[], flags: ScopeFlags) => {
      const { runPermissions } = await import('./permissions.js');
      finish(await runPermissions(names, flags));
    });
  scoped(program.command('fix [paths...]'))
    .description('mend what can be mended without changing what is meant')
    .option('--dry-run', 'print it as a diff instead')
    .action(async (paths: readonly string[], flags: FixFlags) => {
      const { runFix } = await import('./fix.js');
      finish(await runFix(paths, flags));
    });
  program
    .command('explain <rule>')
    .description('say why a rule is there, what is wrong and right by it; also for runtime:NAME')
    .action(async (name: string) => {
      const { runExplain } = await import('./explain.js');
      finish(runExplain(name));
    });
  program
    .command('init')
    .description('write a workflow and a commented policy for what is in the repository')
    .option('-C, --directory <folder>', 'the repository (default: the current folder)')
    .action(async (flags: { readonly directory?: string }) => {
      const { runInit } = await import('./init.js');
      finish(runInit(flags));
    });
}

const EXIT_HELP = `
Exit status: 0 pass, 1 findings at or above --fail-on, 2 configuration or usage error, 3 internal error, 4 no skills,
130 interrupted (Ctrl-C).`;

/** Which repository, and which part of it. */
function scoped(command: Command): Command {
  return command
    .option('-C, --directory <folder>', 'the repository to look at (default: the current folder)')
    .option(
      '--runtimes <names>',
      'the agents that the repository serves, separated by commas (default: detected)',
    )
    .option(
      '--allow-list <folders>',
      "ongrid's roots, separated by commas or colons (default: the repository)",
    )
    .option(
      '--policy <file>',
      `the policy, relative to the repository (default: ${POLICY_PLACES.join(' or ')}, where there is one)`,
    );
}

/** Words and exit status for what stops a run; a fault of ours is told apart from the user's. */
function explain(error: unknown): number {
  // commander has printed its own words, help and version among them.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.pass : EXIT.configuration;
  if (error instanceof PolicyError) {
    printError(renderFindings(error.findings, { palette: paletteFor('stderr') }));
  }
  if (error instanceof ConfigurationError) {
    printError(`skillgate: ${error.message}`);
    return EXIT.configuration;
  }
  printError(
    `skillgate: internal error, please report it: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return EXIT.internal;
}

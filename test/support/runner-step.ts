import { COMMANDS, type WorkflowCommand, parseCommand } from './runner-commands.js';
import { type FileCommand, SUMMARY_LIMIT, parsePairs, parsePathFile } from './runner-files.js';
import { Issues } from './runner-issues.js';

/** A command that the runner acted on, with the line it was in. */
export interface ExecutedCommand extends WorkflowCommand {
  readonly line: string;
}

/** A step as the runner keeps it: it acts on the lines of the output, and after the end on the files. */
export class Step {
  readonly issues: Issues;
  readonly commands: ExecutedCommand[] = [];
  readonly log: string[] = [];
  /** What the step printed, before anything was masked. */
  readonly printed: string[] = [];
  readonly outputs = new Map<string, string>();
  readonly state = new Map<string, string>();
  readonly environmentFile = new Map<string, string>();
  readonly pathFile: string[] = [];
  readonly masks: string[] = [];
  summary = '';
  /** Whether a command made the step fail, whatever its exit code. */
  hasFailed = false;
  private readonly known = new Set(COMMANDS);
  private stopToken: string | undefined;
  private readonly allowsUnsecure: boolean;

  constructor(workspace: string, environment: Readonly<Record<string, string>>) {
    this.issues = new Issues(workspace);
    this.allowsUnsecure = environment['ACTIONS_ALLOW_UNSECURE_COMMANDS'] === 'true';
  }

  /** One line of standard output or standard error: a command, or something for the log. */
  readLine(line: string): void {
    this.printed.push(line);
    const command = parseCommand(line, this.known);
    if (command === undefined) return this.print(line);
    if (this.stopToken !== undefined) return this.readWhileStopped(command, line);
    this.commands.push({ ...command, line });
    this.execute(command, line);
  }

  private readWhileStopped(command: WorkflowCommand, line: string): void {
    this.print(line);
    if (command.name !== this.stopToken) return;
    this.known.delete(this.stopToken);
    this.stopToken = undefined;
  }

  private execute(command: WorkflowCommand, line: string): void {
    const { name, data } = command;
    const property = command.properties.get('name') ?? '';
    switch (name) {
      case 'error':
      case 'warning':
      case 'notice':
        this.issues.addCommand(name, command);
        return this.print(`##[${name}]${data}`);
      case 'set-output':
        return void this.outputs.set(property, data);
      case 'save-state':
        return void this.state.set(property, data);
      case 'add-mask':
        return this.addMask(data);
      case 'set-env':
        return this.allowsUnsecure ? void this.environmentFile.set(property, data) : this.refuse(line);
      case 'add-path':
        return this.allowsUnsecure ? void this.pathFile.push(data) : this.refuse(line);
      case 'stop-commands':
        return this.stop(data, line);
      case 'group':
      case 'endgroup':
        return this.print(`##[${name}]${data}`);
      default:
    }
  }

  private addMask(secret: string): void {
    if (secret.trim() === '')
      return this.fail("Can't add secret mask for empty string in ##[add-mask] command.");
    this.masks.push(...secret.split(/[\r\n]+/).filter((part) => part !== ''));
  }

  private stop(token: string, line: string): void {
    const isWeak = token === '' || token === 'pause-logging' || this.known.has(token.toLowerCase());
    if (isWeak && !this.allowsUnsecure) return this.refuse(line);
    this.stopToken = token.toLowerCase();
    this.known.add(this.stopToken);
    this.print(line);
  }

  private refuse(line: string): void {
    this.fail(`Unable to process command '${line}' successfully.`);
  }

  /** The files, once the step has ended. What does not parse fails the step. */
  readFiles(contents: Readonly<Record<FileCommand, string>>): void {
    this.tryFile('env', () => this.readEnvironment(parsePairs(contents.GITHUB_ENV)));
    this.tryFile('path', () => this.pathFile.push(...parsePathFile(contents.GITHUB_PATH)));
    this.tryFile('output', () => assign(this.outputs, parsePairs(contents.GITHUB_OUTPUT)));
    this.tryFile('state', () => assign(this.state, parsePairs(contents.GITHUB_STATE)));
    this.readSummary(contents.GITHUB_STEP_SUMMARY);
  }

  private tryFile(name: string, read: () => void): void {
    try {
      read();
    } catch (error) {
      this.fail(`Unable to process file command '${name}' successfully.`);
      this.issues.add({ severity: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  }

  private readEnvironment(pairs: ReadonlyMap<string, string>): void {
    for (const [name, value] of pairs) {
      if (name.toUpperCase() !== 'NODE_OPTIONS') this.environmentFile.set(name, value);
      else this.fail(`Can't store ${name} output parameter using '$GITHUB_ENV' command.`, false);
    }
  }

  private readSummary(text: string): void {
    const size = Buffer.byteLength(text);
    if (size <= SUMMARY_LIMIT) this.summary = text;
    else {
      const kilobytes = Math.floor(size / 1024);
      const message = `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${kilobytes}k.`;
      this.fail(message, false);
    }
  }

  private fail(message: string, failsStep = true): void {
    this.issues.add({ severity: 'error', message });
    this.print(`##[error]${message}`);
    if (failsStep) this.hasFailed = true;
  }

  private print(line: string): void {
    this.log.push(this.masks.reduce((text, secret) => text.replaceAll(secret, '***'), line));
  }
}

function assign(target: Map<string, string>, pairs: ReadonlyMap<string, string>): void {
  for (const [name, value] of pairs) target.set(name, value);
}

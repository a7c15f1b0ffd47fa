type Json = Readonly<Record<string, unknown>>;

/** What the repository behind the server holds. */
export interface RepositoryState {
  readonly pullRequest?: {
    readonly headSha: string;
    readonly files: readonly ChangedFile[];
    /** What GitHub counts, where that is not the number of files. */
    readonly changedFiles?: number;
  };
  readonly comparison?: { readonly status: string; readonly files: readonly ChangedFile[] };
  /** By `commit:path`. */
  readonly contents?: Readonly<Record<string, string>>;
  readonly issues?: readonly Partial<Issue>[];
}

export interface ChangedFile {
  readonly filename: string;
  readonly status?: string;
  readonly previous_filename?: string;
}

export interface Issue extends Json {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly state: string;
}

export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | undefined;
  readonly output: Json;
  /** All that were sent, in order. */
  readonly annotations: readonly Json[];
}

export interface StateRequest {
  readonly route: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json;
}

interface Result {
  readonly status: number;
  readonly data: unknown;
}

/** Whose issues the server's own are. */
const BOT = { user: { login: 'github-actions[bot]', type: 'Bot' }, author_association: 'NONE' };

/** A repository that changes as requests ask. */
export class GitHubState {
  readonly checkRuns: CheckRun[] = [];
  readonly issues: Issue[];
  private readonly given: RepositoryState;

  constructor(given: RepositoryState) {
    this.given = given;
    this.issues = (given.issues ?? []).map((issue, index) => ({
      ...BOT,
      number: index + 1,
      title: 'An issue',
      body: '',
      state: 'open',
      ...issue,
    }));
  }

  /** What GitHub answers; undefined for what is not there. */
  handle(request: StateRequest): Result | undefined {
    switch (request.route) {
      case 'POST /repos/{owner}/{repo}/check-runs':
        return this.createCheckRun(request);
      case 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}':
        return this.changeCheckRun(request);
      case 'GET /repos/{owner}/{repo}/issues':
        return { status: 200, data: paged(this.listIssues(request), request).map(withPage) };
      case 'POST /repos/{owner}/{repo}/issues':
        return this.createIssue(request);
      case 'PATCH /repos/{owner}/{repo}/issues/{issue_number}':
        return this.changeIssue(request);
      case 'GET /repos/{owner}/{repo}/pulls/{pull_number}':
        return this.pullRequest();
      case 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files': {
        const files = this.given.pullRequest?.files.slice(0, 3000);
        return files && { status: 200, data: paged(files, request) };
      }
      case 'GET /repos/{owner}/{repo}/compare/{basehead}': {
        const { comparison } = this.given;
        return (
          comparison && {
            status: 200,
            data: { ...comparison, files: comparison.files.map(withStatus).slice(0, 300) },
          }
        );
      }
      case 'GET /repos/{owner}/{repo}/contents/{path}':
        return this.contents(request);
      default:
        throw new Error(`no answer for ${request.route}`);
    }
  }

  private createCheckRun({ body }: StateRequest): Result {
    const {
      name,
      status = 'queued',
      conclusion,
    } = body as { name: string; status?: string; conclusion?: string };
    const output = (body['output'] ?? {}) as Json;
    const id = this.checkRuns.length + 1;
    const annotations = (output['annotations'] ?? []) as readonly Json[];
    this.checkRuns.push({ id, name, status, conclusion, output, annotations });
    return { status: 201, data: { id, name, status, html_url: `https://github.example/runs/${id}` } };
  }

  private changeCheckRun({ path, body }: StateRequest): Result | undefined {
    const index = this.checkRuns.findIndex(({ id }) => String(id) === path['check_run_id']);
    const known = this.checkRuns[index];
    if (!known) return undefined;
    const output = (body['output'] ?? {}) as Json;
    const annotations = [...known.annotations, ...((output['annotations'] ?? []) as readonly Json[])];
    this.checkRuns[index] = { ...known, output: { ...known.output, ...output }, annotations };
    return { status: 200, data: { id: known.id, name: known.name, status: known.status } };
  }

  /** The latest first, as if each had been updated when it was made. */
  private listIssues({ query }: StateRequest): readonly Issue[] {
    const state = query['state'] ?? 'open';
    return this.issues.filter((issue) => state === 'all' || issue.state === state).toReversed();
  }

  private createIssue({ body }: StateRequest): Result {
    const issue = {
      ...BOT,
      body: '',
      ...body,
      number: this.issues.length + 1,
      state: 'open',
    } as unknown as Issue;
    this.issues.push(issue);
    return { status: 201, data: withPage(issue) };
  }

  private changeIssue({ path, body }: StateRequest): Result | undefined {
    const index = this.issues.findIndex(({ number }) => String(number) === path['issue_number']);
    const known = this.issues[index];
    if (!known) return undefined;
    const changed: Issue = { ...known, ...body };
    this.issues[index] = changed;
    return { status: 200, data: withPage(changed) };
  }

  private pullRequest(): Result | undefined {
    const { pullRequest } = this.given;
    if (!pullRequest) return undefined;
    const changedFiles = pullRequest.changedFiles ?? pullRequest.files.length;
    return { status: 200, data: { head: { sha: pullRequest.headSha }, changed_files: changedFiles } };
  }

  private contents({ path, query }: StateRequest): Result | undefined {
    const text = this.given.contents?.[`${query['ref'] ?? ''}:${path['path'] ?? ''}`];
    if (text === undefined) return undefined;
    const content = Buffer.from(text).toString('base64').replaceAll(/.{60}/g, '$&\n');
    return {
      status: 200,
      data: { type: 'file', encoding: 'base64', size: text.length, path: path['path'], content },
    };
  }
}

function withStatus(file: ChangedFile): ChangedFile {
  return { status: 'modified', ...file };
}

function withPage(issue: Issue): Json {
  return { ...issue, html_url: `https://github.example/issues/${issue.number}` };
}

function paged<T extends object>(items: readonly T[], { query }: StateRequest): readonly T[] {
  const size = Number(query['per_page'] ?? 30);
  const page = Number(query['page'] ?? 1);
  return items
    .slice((page - 1) * size, page * size)
    .map((item) => ({ ...('filename' in item ? { status: 'modified' } : {}), ...item }));
}

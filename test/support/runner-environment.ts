import path from 'node:path';

/** Stands for every secret that a step gets; it must turn up nowhere. */
export const CANARY = 'canary-5f0e1b7c9d2a4e68';

/** The directories and files that a step is told about. */
export interface StepPlaces {
  readonly root: string;
  readonly workspace: string;
  readonly temporary: string;
  readonly eventFile: string;
}

/** What the runner sets for a step of a JavaScript action, besides event, inputs and command files; of the tests' own environment only PATH. */
export function baseVariables({
  root,
  workspace,
  temporary,
  eventFile,
}: StepPlaces): Readonly<Record<string, string>> {
  return {
    ...RUNNER_VARIABLES,
    PATH: process.env['PATH'] ?? '',
    HOME: path.join(root, 'home'),
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_PATH: eventFile,
    RUNNER_TEMP: temporary,
    RUNNER_TOOL_CACHE: path.join(root, '_tool'),
    RUNNER_WORKSPACE: path.dirname(workspace),
  };
}

const RUNNER_VARIABLES: Readonly<Record<string, string>> = {
  LANG: 'C.UTF-8',
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_ACTION: 'skillgate',
  GITHUB_ACTOR: 'example-user',
  GITHUB_ACTOR_ID: '1000002',
  GITHUB_TRIGGERING_ACTOR: 'example-user',
  // Nothing listens there: a test never reaches GitHub.
  GITHUB_API_URL: 'http://127.0.0.1:9',
  GITHUB_GRAPHQL_URL: 'http://127.0.0.1:9/graphql',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_JOB: 'skillgate',
  GITHUB_REF_PROTECTED: 'false',
  GITHUB_REPOSITORY: 'example-org/skills',
  GITHUB_REPOSITORY_ID: '1000001',
  GITHUB_REPOSITORY_OWNER: 'example-org',
  GITHUB_REPOSITORY_OWNER_ID: '1000000',
  GITHUB_RETENTION_DAYS: '90',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_RUN_ID: '9000000001',
  GITHUB_RUN_NUMBER: '17',
  GITHUB_WORKFLOW: 'Skills',
  RUNNER_ARCH: 'X64',
  RUNNER_ENVIRONMENT: 'github-hosted',
  RUNNER_NAME: 'GitHub Actions 1',
  RUNNER_OS: 'Linux',
  RUNNER_TRACKING_ID: 'github_4f1c2d3e-0000-4000-8000-000000000000',
  // JavaScript actions get these besides what `run:` steps get.
  ACTIONS_RUNTIME_TOKEN: CANARY,
  ACTIONS_RUNTIME_URL: 'http://127.0.0.1:9/',
  ACTIONS_RESULTS_URL: 'http://127.0.0.1:9/',
  ACTIONS_CACHE_URL: 'http://127.0.0.1:9/',
};

import { Octokit } from '@octokit/core';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';

/**
 * The only import of octokit, on its own so that a run without a token never loads it. Why octokit's core and not
 * @actions/github: that reads the environment and the event, and may print, when it is imported, and brings the
 * methods of all endpoints along; four requests need none of it.
 */
export const ThrottledOctokit = Octokit.plugin(retry, throttling);

import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigurationError } from '../../src/domain/errors.js';
import { writeReportFile } from '../../src/platform/report-file.js';

let parent = '';
let workspace = '';

beforeEach(() => {
  parent = realpathSync(mkdtempSync(path.join(tmpdir(), 'skillgate-report-')));
  workspace = path.join(parent, 'workspace');
  mkdirSync(workspace);
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

describe('writeReportFile', () => {
  it.each([
    ['report.json', 'report.json'],
    ['./out/deep/report.json', 'out/deep/report.json'],
    ['..report.json', '..report.json'],
  ])('writes %s', (name, written) => {
    expect(writeReportFile(workspace, name, 'text')).toBe(written);
    expect(readFileSync(path.join(workspace, written), 'utf8')).toBe('text');
  });

  it('replaces what is there', () => {
    writeReportFile(workspace, 'report.json', 'a much longer text');
    writeReportFile(workspace, 'report.json', 'text');
    expect(readFileSync(path.join(workspace, 'report.json'), 'utf8')).toBe('text');
  });

  it.each([
    '../report.json',
    '/etc/report.json',
    '.',
    'link/report.json',
    'link/new/report.json',
    'file/report.json',
    'folder',
  ])('refuses %s', (name) => {
    symlinkSync(parent, path.join(workspace, 'link'));
    mkdirSync(path.join(workspace, 'folder'));
    writeFileSync(path.join(workspace, 'file'), '');
    expect(() => writeReportFile(workspace, name, 'text')).toThrow(ConfigurationError);
    expect(readdirSync(parent)).toEqual(['workspace']);
  });

  it('does not write through a link that leads outside', () => {
    writeFileSync(path.join(parent, 'victim'), 'kept');
    symlinkSync(path.join(parent, 'victim'), path.join(workspace, 'report.json'));
    expect(() => writeReportFile(workspace, 'report.json', 'text')).toThrow(ConfigurationError);
    expect(readFileSync(path.join(parent, 'victim'), 'utf8')).toBe('kept');
  });
});

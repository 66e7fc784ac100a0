import { spawn, spawnSync } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a finished program left: its exit code (null when it could not be started or died by a signal) and its output. */
export interface ProgramResult {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/**
 * Runs a program to its end. Never rejects: a program that cannot be started answers code null with the reason in
 * `errors`, because callers try several programs and report the first reason.
 */
export function run(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  input = '',
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: 'pipe' });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    // A program that ends before it has read its input breaks the pipe; its exit code tells the story.
    child.stdin.on('error', (error) => (errors += `${error.message}\n`)).end(input);
    child.once('error', (error) => {
      resolve({ code: null, output, errors: error.message });
    });
    child.once('close', (code) => {
      resolve({ code, output, errors });
    });
  });
}

/** A file's text, or undefined where it cannot be read (absent, or of a process that has just gone). */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // absence is an answer here: every caller decides what it means
  }
}

/** True while the pid is taken, by a zombie too. */
export function pidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * An opaque mark of when a process started, so that a recycled pid is never taken for the process that had it before.
 * Undefined for a pid that is free, for a zombie, and on Windows, where no cheap answer exists.
 */
export function bornAt(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform === 'linux') {
    // Everything behind the last ") " is numeric; the program's name before it may itself hold spaces and brackets.
    const fields = readIfThere(`/proc/${String(pid)}/stat`)
      ?.split(') ')
      .at(-1)
      ?.split(' ');
    return fields === undefined || fields[0] === 'Z' ? undefined : fields[19];
  }
  const listed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return listed.trim().replace(/\W+/g, '_') || undefined;
}

/** The command line of a living process, blank-separated; undefined where it is gone or may not be seen. */
export function commandLine(pid: number): string | undefined {
  if (bornAt(pid) === undefined) return undefined;
  if (process.platform === 'linux') return readIfThere(`/proc/${String(pid)}/cmdline`)?.replaceAll('\0', ' ');
  return spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

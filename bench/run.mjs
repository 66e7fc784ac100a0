// Measures everything: node bench/run.mjs [--rounds=5] [--resume] [--only=contender] [--case=name] [--profile] [suite …]
//
//   install what is missing
//   suites of Node (src/suites): bundle -> verify once, then rounds over all contenders in turn, each in a process of
//   its own; suites of pages (src/pageSuites): see src/pages/measurePages.ts
//   -> table on the screen and in RESULTS.md
//
// A suite that fails is told at the end; the others go on. `--resume` goes on after the last whole round of a suite of
// pages. `--only` and `--case` are for trying: what they measure is shown and not written. `--profile` shows where
// the time of Atrium (or of `--only`) goes instead of measuring it.
import { fork, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { format } from 'prettier';
import { tsImport } from 'tsx/esm/api';
import { machine, reportTable, suiteTables } from './table.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const results = path.join(here, 'RESULTS.md');
const suitesIn = (folder) =>
  readdirSync(path.join(here, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .sort();
const ofPages = new Set(suitesIn('src/pageSuites'));
const all = [...suitesIn('src/suites'), ...ofPages];

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const valuesOf = (name) =>
  options.filter((option) => option.startsWith(`--${name}=`)).map((option) => option.slice(name.length + 3));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const asked = valuesOf('rounds').map(Number)[0];
const trying = options.some((option) => /^--(only=|case=|profile$)/.test(option));
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no suite ${unknown.join(', ')}; there are ${all.join(', ')}`);

install();
let harness;
const failed = [];
for (const name of named.length > 0 ? named : all) {
  try {
    const section = ofPages.has(name) ? await runPages(name) : await runSuite(name);
    console.log(`\n${section}\n`);
    if (!trying) await keep(name, section);
  } catch (error) {
    console.error(error);
    failed.push(name);
  }
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function runPages(name) {
  const { suite } = await tsImport(`./src/pageSuites/${name}.ts`, import.meta.url);
  // Once for all suites, so that what one has built serves the next.
  harness ??= await tsImport('./src/pages/index.ts', import.meta.url);
  const { measurePages, pageTables, profilePages } = harness;
  const run = {
    name,
    suite,
    rounds: asked ?? suite.rounds,
    resumes: options.includes('--resume'),
    only: valuesOf('only'),
    cases: valuesOf('case'),
  };
  if (options.includes('--profile')) return profilePages(run);
  const measured = await measurePages(run);
  return `${pageTables(suite, measured)}\n\n${machine([
    `Chromium ${measured.browser} without a window, 1280 × 1300, React ${versionOf('react')}, antd ${versionOf('antd')}; each contender built for production by Vite alone, each sample in a fresh page.`,
    `${measured.rounds} rounds over all contenders, each time another first and in a new browser: the median, smallest and greatest in brackets. Across runs and machines only ratios mean anything.`,
  ])}`;
}

function versionOf(name) {
  return JSON.parse(readFileSync(path.join(here, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Writes a section in its place; a suite that runs again replaces its own part only. */
async function keep(name, section) {
  const sections = readSections().set(name, section);
  const parts = all.flatMap((each) =>
    sections.has(each) ? [`<!-- suite ${each} -->\n\n${sections.get(each)}`] : [],
  );
  const text = ['# Measured', '`npm run bench` writes this file.', ...parts].join('\n\n');
  writeFileSync(results, await format(text, { parser: 'markdown' }));
}

/** What was measured before. */
function readSections() {
  if (!existsSync(results)) return new Map();
  const [, ...parts] = readFileSync(results, 'utf8').split(/^<!-- suite (\S+) -->$/m);
  return new Map(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1].trim()]] : [])));
}

/** Installs the peers where node_modules does not match the lock file. */
function install() {
  const wanted = lockedPackages(path.join(here, 'package-lock.json'));
  const present = lockedPackages(path.join(here, 'node_modules/.package-lock.json'));
  if (wanted !== '' && wanted === present) return;
  console.log('Installing the peers …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed in bench');
}

function lockedPackages(file) {
  if (!existsSync(file)) return '';
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages)
    .filter(([name, { optional }]) => name !== '' && optional !== true)
    .map(([name, { version }]) => `${name}@${version}`)
    .sort()
    .join('\n');
}

async function runSuite(name) {
  const bundle = await bundleSuite(name);
  const described = await child(bundle);
  const rounds = asked ?? 5;
  const told = machine([
    `${rounds} rounds over all contenders in turn, each in a process of its own; of each process its quickest batch, of the rounds the median, smallest and greatest in brackets. Across runs and machines only ratios mean anything. Before timing, every contender gave the same results as the limit.`,
  ]);
  if (described.kind === 'report') return `${reportTable(described)}\n\n${machine([])}`;
  const { contenders } = described;
  const samples = new Map();
  const expected = new Map();
  const limit = contenders.find(({ role }) => role === 'limit').name;
  const inOrder = [limit, ...contenders.map((each) => each.name).filter((each) => each !== limit)];
  for (let round = 0; round < rounds; round += 1) {
    const turn = round === 0 ? 0 : round % inOrder.length;
    for (const contender of [...inOrder.slice(turn), ...inOrder.slice(0, turn)]) {
      process.stdout.write(`\r${name}: round ${round + 1} of ${rounds}, ${contender}`.padEnd(90));
      for (const { caseName, time, results } of await child(bundle, contender)) {
        const answer = JSON.stringify(results);
        if (!expected.has(caseName)) expected.set(caseName, answer);
        if (expected.get(caseName) !== answer) {
          throw new Error(
            `${contender} answers "${caseName}" differently: ${answer}, not ${expected.get(caseName)}`,
          );
        }
        const key = `${contender}\n${caseName}`;
        samples.set(key, [...(samples.get(key) ?? []), time]);
      }
    }
  }
  process.stdout.write('\r'.padEnd(90) + '\r');
  return `${suiteTables(described, samples)}\n\n${told}`;
}

async function bundleSuite(name) {
  const outfile = path.join(here, '../node_modules/.cache/atrium-bench', `${name}.mjs`);
  await build({
    stdin: {
      contents: `import * as module from './suites/${name}.ts';
        import { runChild } from './child.ts';
        await runChild(module, process.argv[2]);`,
      resolveDir: path.join(here, 'src'),
    },
    outfile,
    bundle: true,
    // They look for files beside themselves, or are no modules of their kind.
    external: ['vite', 'playwright-core', 'pg'],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    logLevel: 'warning',
  });
  return outfile;
}

/** Runs a bundle in a process of its own and gives what it sends. */
function child(bundle, ...args) {
  return new Promise((resolve, reject) => {
    const running = fork(bundle, args, { env: { ...process.env, BENCH_ROOT: here } });
    let message;
    running.on('message', (sent) => {
      message = sent;
    });
    running.on('error', reject);
    running.on('exit', (code) => {
      if (code === 0 && message !== undefined) resolve(message);
      else reject(new Error(`${path.basename(bundle)} ${args.join(' ')} ended with ${String(code)}`));
    });
  });
}

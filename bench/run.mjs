// Measures everything: node bench/run.mjs [--rounds=5] [suite …]
//
//   install what is missing -> bundle each suite -> per suite: verify once, then rounds over all contenders in
//   turn, each in a process of its own -> table on the screen and in RESULTS.md
import { fork, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { format } from 'prettier';
import { machine, reportTable, suiteTables } from './table.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const suitesFolder = path.join(here, 'src/suites');
const all = readdirSync(suitesFolder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))
  .sort();
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const rounds = Number(process.argv.find((argument) => argument.startsWith('--rounds='))?.slice(9) ?? 5);

install();
const results = path.join(here, 'RESULTS.md');
const sections = readSections();
for (const name of named.length > 0 ? named : all) {
  const section = `${await runSuite(name)}\n\n${machine(rounds)}`;
  console.log(`\n${section}\n`);
  sections.set(name, section);
  writeFileSync(results, await format(writeSections(), { parser: 'markdown' }));
}

/** What was measured before; a suite that runs again replaces its own part only. */
function readSections() {
  if (!existsSync(results)) return new Map();
  const [, ...parts] = readFileSync(results, 'utf8').split(/^<!-- suite (\S+) -->$/m);
  return new Map(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1].trim()]] : [])));
}

function writeSections() {
  const parts = all.flatMap((name) =>
    sections.has(name) ? [`<!-- suite ${name} -->\n\n${sections.get(name)}`] : [],
  );
  return ['# Measured', '`npm run bench` writes this file.', ...parts].join('\n\n');
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
  if (described.kind === 'report') return reportTable(described);
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
  return suiteTables(described, samples);
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

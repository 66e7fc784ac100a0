import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { buildContender } from './buildContender.ts';
import type { Measurements, PageCase, PageContender, PageSuite } from './pageSuite.ts';
import { serveFolders, type PageServer } from './serveFolders.ts';
import { Tab } from './Tab.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, 'node_modules/.cache/atrium-bench');

/** Frames as soon as something is to be painted, so that a time is not rounded up to the next sixtieth of a second. */
const FLAGS = ['--disable-frame-rate-limit'];

export interface PageRun {
  readonly name: string;
  readonly suite: PageSuite;
  readonly rounds: number;
  /** Goes on where an interrupted run ended. */
  readonly resumes: boolean;
  /** Measures these contenders only. */
  readonly only: readonly string[];
  /** Runs these cases only. */
  readonly cases: readonly string[];
}

/**
 *   build each contender alone → per round: new browser → contenders in turn, each time another first
 *     → per case: fresh page, measured → kept after each round
 *
 * A contender that fails twice is set aside with what it said; the others go on.
 */
export async function measurePages(run: PageRun): Promise<Measurements> {
  const { name, suite } = run;
  const kept = path.join(cache, `${name}.samples.json`);
  const measured = (run.resumes ? read(kept) : undefined) ?? {
    values: {},
    failures: {},
    rounds: 0,
    browser: '',
  };
  const contenders = suite.contenders.filter((one) => run.only.length === 0 || run.only.includes(one.name));
  const cases = suite.cases.filter((one) => run.cases.length === 0 || run.cases.includes(one.name));
  if (measured.rounds < run.rounds) await buildAll(name, contenders, measured);
  const server = await serveFolders(path.join(cache, 'pages'));
  try {
    for (let round = measured.rounds; round < run.rounds; round += 1) {
      const browser = await launchBrowser(FLAGS);
      measured.browser = browser.version();
      const turn = round % contenders.length;
      try {
        for (const contender of [...contenders.slice(turn), ...contenders.slice(0, turn)]) {
          for (const each of cases) {
            if (round >= (each.rounds?.[contender.name] ?? run.rounds)) continue;
            progress(name, `round ${round + 1} of ${run.rounds}: ${contender.name}, ${each.name}`);
            await sampleOnce({ browser, server, contender, each, measured });
          }
        }
      } finally {
        await browser.close();
      }
      measured.rounds = round + 1;
      mkdirSync(cache, { recursive: true });
      writeFileSync(kept, JSON.stringify(measured));
    }
  } finally {
    await server.stop();
  }
  return measured;
}

const progress = (name: string, text: string): void => {
  console.log(`${new Date().toISOString().slice(11, 19)} ${name}: ${text}`);
};

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 4).join(' ');

async function buildAll(
  name: string,
  contenders: readonly PageContender[],
  { failures }: Measurements,
): Promise<void> {
  for (const { name: contender, file } of contenders) {
    progress(name, `building ${contender}`);
    try {
      await buildContender(file);
    } catch (error) {
      failures[contender] = [`cannot be built: ${messageOf(error)}`];
      progress(name, `${contender} cannot be built: ${messageOf(error)}`);
    }
  }
}

interface Turn {
  readonly browser: Browser;
  readonly server: PageServer;
  readonly contender: PageContender;
  readonly each: PageCase;
  readonly measured: Measurements;
}

async function sampleOnce({ browser, server, contender, each, measured }: Turn): Promise<void> {
  const said = (measured.failures[contender.name] ??= []);
  // What failed twice in one case fails again; a build that failed is no page at all.
  const failed = said.filter((text) => text.startsWith(`${each.name}:`)).length;
  if (failed >= 2 || said.some((text) => text.startsWith('cannot be built'))) return;
  const address = `${server.origin}/${contender.file.replaceAll('/', '-')}/`;
  try {
    const sample = await Tab.with(browser, address, (tab) => each.run(tab, contender));
    const values = (measured.values[contender.name] ??= {});
    for (const [key, more] of Object.entries(sample)) values[key] = [...(values[key] ?? []), ...more];
  } catch (error) {
    said.push(`${each.name}: ${messageOf(error)}`);
    progress(contender.name, `failed in ${each.name}: ${messageOf(error)}`);
  }
}

function read(file: string): Measurements | undefined {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as Measurements;
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontConfiguration, writeChineseFonts } from './fonts.ts';

/** A browser program and the environment that it needs. */
export interface ChromiumProgram {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const CACHE = path.resolve(import.meta.dirname, '../../.cache');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds a browser: the one of $CHROME_PATH, else an installed Chromium or Chrome, else the one that came from npm. */
export function findChromium(): ChromiumProgram {
  const installed = process.env.CHROME_PATH ?? installedChromium();
  return installed === undefined ? bundledChromium() : withChineseFonts(installed);
}

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const applications = ['Google Chrome', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  return [...candidates, ...applications].find((file) => existsSync(file));
}

/** An installed browser keeps its fonts and gets Chinese ones where fontconfig decides, since the machine may have none. */
function withChineseFonts(executablePath: string): ChromiumProgram {
  if (process.platform !== 'linux') return { executablePath, args: [], env: {} };
  const folder = prepared('fonts-1', (fresh, final) => {
    writeChineseFonts(path.join(fresh, 'fonts'));
    const configuration = fontConfiguration([path.join(final, 'fonts')], path.join(final, 'cache'), true);
    writeFileSync(path.join(fresh, 'fonts.conf'), configuration);
  });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args, env: { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') } };
}

/** The Chromium of @sparticuz/chromium with its libraries: unpacked once, since it takes seconds and 250 MB. */
function bundledChromium(): ChromiumProgram {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The tests need a browser: install Chromium or Chrome, or name one in CHROME_PATH.');
  }
  const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(
    readFileSync(path.join(manifest.slice(0, manifest.indexOf('/build/')), 'package.json'), 'utf8'),
  ) as { version: string };
  const folder = prepared(`chromium-${version}`, (fresh, final) => {
    unpack(fresh);
    writeChineseFonts(path.join(fresh, 'fonts', 'chinese'));
    const configuration = fontConfiguration(
      [path.join(final, 'fonts')],
      path.join(final, 'font-cache'),
      false,
    );
    writeFileSync(path.join(fresh, 'fonts', 'fonts.conf'), configuration);
  });
  return {
    executablePath: path.join(folder, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--headless=shell'],
    env: {
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
    },
  };
}

/**
 * The package unpacks into the temporary folder of its process and changes its environment, so it does both in a
 * process of its own. Claiming to be a function runtime is what makes it unpack the libraries too.
 */
function unpack(into: string): void {
  const script = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: into, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The browser from npm could not be unpacked: ${stderr}`);
}

/** A folder of the cache, made once and complete: of two makers at once the quicker one's stays. */
function prepared(name: string, make: (fresh: string, final: string) => void): string {
  const final = path.join(CACHE, name);
  if (existsSync(final)) return final;
  const fresh = `${final}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  make(fresh, final);
  try {
    renameSync(fresh, final);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(final)) throw error;
  }
  return final;
}

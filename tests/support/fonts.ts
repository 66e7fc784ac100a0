import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unpackWoff } from './font.ts';

/** Regular and bold: the browser takes the nearer one for the weights between. */
const WEIGHTS = [400, 700];

const PACKAGE = path.dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'));

/** Writes the Chinese fonts into a folder, as files that the system's font library reads. */
export function writeChineseFonts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const weight of WEIGHTS) {
    const woff = path.join(PACKAGE, 'files', `noto-sans-sc-chinese-simplified-${weight}-normal.woff`);
    writeFileSync(path.join(folder, `noto-sans-sc-${weight}.ttf`), unpackWoff(readFileSync(woff)));
  }
}

/**
 * The text of a fontconfig file.
 *
 * @param folders where fonts stand
 * @param cache a writable folder
 * @param system whether the machine's own fonts come first
 */
export function fontConfiguration(folders: readonly string[], cache: string, system: boolean): string {
  const include = system ? '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>' : '';
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('\n  ');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${include}
  ${dirs}
  <cachedir>${cache}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family><family>Noto Sans SC</family></prefer></alias>
</fontconfig>
`;
}

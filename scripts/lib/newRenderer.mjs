import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { widgetFiles } from './rendererTemplates.mjs';

// What `npm run new:renderer` does, with the repository's folder passed in, so that a test can give it another.

/** Words that cannot name a variable; a widget of that name gets `Widget` behind it. */
const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await'.split(
    ' ',
  ),
);

/**
 * The names of a widget: its type, its component, its constant, its family.
 * @typedef {{ type: string, Name: string, name: string, family: string }} WidgetNames
 */

/** `SeatMap` → `seat-map`, `QRCode` → `qr-code`. @param {string} Name */
export const typeOf = (Name) =>
  Name.replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** `SeatMap` → `seatMap`, `QRCode` → `qrCode`. @param {string} Name */
const constantOf = (Name) => {
  const [first = ''] = typeOf(Name).split('-');
  return first + Name.slice(first.length);
};

const LONGEST = 40;

/**
 * What keeps a text from naming a widget; undefined where nothing does.
 * @param {string} Name
 */
function faultOf(Name) {
  const odd = /[^A-Za-z0-9]/u.exec(Name)?.[0];
  if (odd !== undefined) return `"${odd}" cannot stand in it, only Latin letters and digits can`;
  if (!/^[A-Z]/.test(Name)) return 'it begins with a capital letter';
  if (Name.length > LONGEST) return `it has ${Name.length} letters, and ${LONGEST} are the most`;
  return undefined;
}

/**
 * The folders that hold widgets.
 * @param {string} folder `src/renderers`
 */
function familiesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const components = files.filter((file) => file.endsWith('.widget.tsx'));
  return [...new Set(components.map((file) => file.split(path.sep)[0] ?? ''))].sort();
}

/**
 * Reads the two words of the command.
 * @param {string} root the repository's folder
 * @param {string | undefined} family
 * @param {string | undefined} Name
 * @param {readonly string[]} further words, of which there are to be none
 * @returns {WidgetNames}
 * @throws Error that says what is wrong and what would be right
 */
export function readNames(root, family, Name, ...further) {
  const folder = path.join(root, 'src/renderers');
  const families = familiesIn(folder);
  if (family === undefined || Name === undefined || further.length > 0)
    throw new Error('Usage: npm run new:renderer <family> <Name>, such as: display SeatMap');
  if (!families.includes(family))
    throw new Error(`There is no family "${family}"; one of ${families.join(', ')}.`);
  const fault = faultOf(Name);
  if (fault !== undefined)
    throw new Error(`"${Name}" cannot name a widget: ${fault}. Write it as SeatMap or QRCode.`);
  const type = typeOf(Name);
  if (type === 'prototype' || type in Object.prototype)
    throw new Error(`No widget may be called "${type}": every object has a member of that name.`);
  for (const each of families) {
    if (existsSync(path.join(folder, each, type)))
      throw new Error(`The widget type "${type}" is there already: src/renderers/${each}/${type}.`);
  }
  const camel = constantOf(Name);
  return { type, Name, name: RESERVED.has(camel) ? `${camel}Widget` : camel, family };
}

/**
 * Adds a widget to the list of declarations, which is in the order of folders.
 * @param {string} text of `further.metas.ts`
 * @param {WidgetNames} names
 */
export function register(text, { family, type, Name, name }) {
  const from = `./${family}/${type}/${Name}.meta.ts`;
  const lines = [...text.matchAll(/^export \{ \w+ \} from '([^']+)';$/gm)];
  const next = lines.find(([, other = '']) => other > from);
  const at = next ? next.index : text.length;
  return `${text.slice(0, at)}export { ${name}Meta } from '${from}';\n${text.slice(at)}`;
}

/** A new widget is none that every page needs: its declaration comes with the further ones. */
const LIST = 'src/renderers/further.metas.ts';

/**
 * Writes a widget and registers it.
 * @param {string} root the repository's folder
 * @param {WidgetNames} names
 * @returns {Promise<string[]>} what was written, relative to the folder
 */
export async function writeWidget(root, names) {
  const files = {
    ...widgetFiles(names),
    [LIST]: register(readFileSync(path.join(root, LIST), 'utf8'), names),
  };
  const options = (await prettier.resolveConfig(path.join(root, 'package.json'))) ?? {};
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await prettier.format(text, { ...options, filepath: target }));
  }
  return Object.keys(files);
}

import { pinyin } from 'pinyin-pro';
import { unusedCode } from './edit/fieldCode.ts';

// Names that stand in addresses and in the database, made of what people call things: the pinyin of Chinese, without
// tones. Made once; they never follow the name later. The sounds are some hundred kilobytes: load it when it is needed.

/** The longest id of a document, and the longest code of a field that leaves room for a number behind it. */
const LONGEST_ID = 64;
const LONGEST_CODE = 58;

/** The sounds of a name without tones, letters and digits of it as they are, in lower case. */
function soundsOf(name: string): readonly string[] {
  return pinyin(name.normalize('NFKC'), { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .map((sound) => sound.toLowerCase().replaceAll(/[^a-z0-9]+/g, ''))
    .filter((sound) => sound !== '');
}

/**
 * What a name may be searched by when it is spelled: from each of its syllables on, the pinyin and the initials, each behind
 * a blank (` biaodan dan bd d`), so that what is typed is found where a syllable begins.
 */
export function spellingsOf(name: string): string {
  const sounds = soundsOf(name);
  const from = (parts: readonly string[]): string =>
    parts.map((_, at) => ` ${parts.slice(at).join('')}`).join('');
  return `${from(sounds)}${from(sounds.map((sound) => sound.slice(0, 1)))}`;
}

/**
 * An id for a document of a name: its pinyin, words of other writing with hyphens between.
 * @returns empty where nothing of the name can be said so
 */
export function idOf(name: string): string {
  const parts: string[] = [];
  for (const word of name.split(/[\s_\-/]+/)) {
    const sounds = soundsOf(word).join('');
    if (sounds !== '') parts.push(sounds);
  }
  const id = parts.join('-').replace(/^[\d-]+/, '');
  return id.length < 2 ? '' : id.slice(0, LONGEST_ID).replace(/-+$/, '');
}

/** The stem of a code for a field of a title: its pinyin, joined; empty where nothing of the title can be said so. */
export const codeOf = (title: string): string =>
  soundsOf(title).join('').replace(/^\d+/, '').slice(0, LONGEST_CODE);

/**
 * A code for a field of a title: its pinyin, joined (`xuehao`), numbered where it is taken or no field may be called so.
 * @param taken codes that others have; the new one is added
 */
export function fieldCodeOf(title: string, taken: Set<string>): string {
  const stem = codeOf(title);
  const code = unusedCode(stem === '' ? 'field' : stem, taken);
  taken.add(code);
  return code;
}

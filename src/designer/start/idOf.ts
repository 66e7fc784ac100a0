import { pinyin } from 'pinyin-pro';

/** The longest id of a document. */
const LONGEST = 64;

/** The sounds of a name without tones, letters and digits of it as they are, in lower case. */
function soundsOf(name: string): readonly string[] {
  return pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .map((sound) => sound.toLowerCase().replaceAll(/[^a-z0-9]+/g, ''))
    .filter((sound) => sound !== '');
}

/**
 * An id for a document of a name: its pinyin, words of other writing with hyphens between. Once only: it never follows
 * the name later.
 * @returns empty where nothing of the name can be said so
 */
export function idOf(name: string): string {
  const parts: string[] = [];
  for (const word of name.split(/[\s_\-/]+/)) {
    const sounds = soundsOf(word).join('');
    if (sounds !== '') parts.push(sounds);
  }
  const id = parts.join('-').replace(/^\d+-?/, '');
  return id.length < 2 ? '' : id.slice(0, LONGEST);
}

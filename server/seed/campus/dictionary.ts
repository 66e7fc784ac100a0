import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tone } from '../../../src/schemas/option.ts';
import type { LocalText } from '../../../src/schemas/text.ts';

export interface DictionaryItem {
  readonly value: string;
  readonly label: LocalText;
  readonly tone?: Tone;
  readonly parent?: string;
}

/** A named list of values with their labels. */
export interface Dictionary {
  readonly code: string;
  readonly name: LocalText;
  readonly items: readonly DictionaryItem[];
}

/** Dictionaries by code; `items` throws for a code that there is none of, which is a mistake of the caller. */
export interface Dictionaries {
  readonly all: readonly Dictionary[];
  items(code: string): readonly DictionaryItem[];
  values(code: string): readonly string[];
}

export function indexDictionaries(all: readonly Dictionary[]): Dictionaries {
  const byCode = new Map(all.map((dictionary) => [dictionary.code, dictionary.items]));
  const items = (code: string): readonly DictionaryItem[] => {
    const found = byCode.get(code);
    if (found === undefined) throw new RangeError(`There is no dictionary ${code}.`);
    return found;
  };
  return { all, items, values: (code) => items(code).map(({ value }) => value) };
}

/** Reads `dictionaries.json` of a campus folder. */
export function readDictionaries(directory: string): Dictionaries {
  const text = readFileSync(path.join(directory, 'dictionaries.json'), 'utf8');
  return indexDictionaries(JSON.parse(text) as Dictionary[]);
}

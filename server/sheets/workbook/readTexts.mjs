import { unescaped } from './escapes.mjs';
import { readPart } from './readPart.mjs';

/** Gathers the text of an item, of which rich text has several runs; how it is spoken is none of it. */
export class TextGatherer {
  #isText = false;
  #phonetic = 0;
  text = '';

  /** @param {string} name */
  open(name) {
    if (name === 'rPh') this.#phonetic += 1;
    this.#isText = name === 't' && this.#phonetic === 0;
  }

  /** @param {string} characters */
  take(characters) {
    if (this.#isText) this.text += characters;
  }

  /** @param {string} name */
  close(name) {
    if (name === 'rPh') this.#phonetic -= 1;
    if (name === 't') this.#isText = false;
  }

  /** The text so far, and begins anew. */
  end() {
    const text = unescaped(this.text);
    this.text = '';
    return text;
  }
}

/**
 * The texts that cells of a workbook name by number.
 * @param {import('./archive.mjs').Archive} archive
 * @param {string} part
 * @returns {Promise<string[]>}
 */
export async function readSharedTexts(archive, part) {
  /** @type {string[]} */
  const texts = [];
  const gatherer = new TextGatherer();
  await readPart(archive, part, {
    open: (name) => {
      gatherer.open(name);
    },
    text: (characters) => {
      gatherer.take(characters);
    },
    close: (name) => {
      gatherer.close(name);
      if (name === 'si') texts.push(gatherer.end());
    },
  });
  return texts;
}

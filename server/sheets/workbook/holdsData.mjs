import { readPart } from './readPart.mjs';

/**
 * Whether a worksheet holds anything; the reading ends where that is known.
 * @param {import('./archive.mjs').Archive} archive
 * @param {string} part
 */
export async function holdsData(archive, part) {
  let found = false;
  let inside = false;
  await readPart(archive, part, {
    open: (name) => {
      inside = name === 'v' || name === 't' || name === 'f';
      if (name === 'f') found = true;
    },
    text: (characters) => {
      if (inside && characters.trim() !== '') found = true;
    },
    close: () => {
      inside = false;
    },
    isDone: () => found,
  });
  return found;
}

import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * What a page of the portal is drawn by: the entry and the modules that it imports dynamically before it is drawn.
 *
 * @typedef {object} Page
 * @property {string} title
 * @property {string} chunk what the scripts are called that hold what no page before it has brought
 * @property {string[]} modules by path
 * @property {string} [after] title of a page that is there whenever this one is
 * @property {number} [limitKiB] of all scripts that it needs, gzipped
 */

/** The pages of scripts/pages.json, in the order in which a visit passes them. @returns {Page[]} */
export const readPages = () => JSON.parse(readFileSync(inRoot('scripts/pages.json'), 'utf8'));

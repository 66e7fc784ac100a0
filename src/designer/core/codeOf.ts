import { idOf } from '../start/idOf.ts';

/** A code for a field of a title: its pinyin, joined; empty where nothing of the title can be said so. */
export const codeOf = (title: string): string => idOf(title).replaceAll('-', '');

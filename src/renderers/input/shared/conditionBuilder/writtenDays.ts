import { DAY_FORMAT } from '../day.ts';
import { readDay } from '../writtenDay.ts';

const SEPARATORS = /[,，、;；\t\r\n]/;

const dayOf = (text: string): string | undefined => readDay(text)?.format(DAY_FORMAT);

/**
 * The days that somebody wrote or pasted in one go, parted by commas, semicolons, blanks or lines. What is no day stays
 * as it was written, to be told and taken away.
 */
export const readDays = (text: string): readonly string[] =>
  text.split(SEPARATORS).flatMap((part) => {
    // A blank may stand inside of a day too.
    const whole = dayOf(part);
    if (whole !== undefined) return [whole];
    const words = part.split(/\s+/).filter((word) => word !== '');
    return words.map((word) => dayOf(word) ?? word);
  });

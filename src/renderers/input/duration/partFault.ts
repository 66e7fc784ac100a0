import type { LocalText } from '../../../schemas/text.ts';
import { MOST_MINUTES } from './durationText.meta.ts';

const HOUR = 60;
const MOST_HOURS = MOST_MINUTES / HOUR;

const isWhole = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

/** Why hours cannot be taken; undefined where they can. Half an hour is thirty minutes, in their own box. */
export const hoursFault = (value: number): LocalText | undefined =>
  isWhole(value, MOST_HOURS)
    ? undefined
    : {
        zhCN: `小时请填 0 到 ${MOST_HOURS} 的整数，零头填在分钟里`,
        enUS: `Hours are whole, 0 to ${MOST_HOURS}; the rest goes into the minutes`,
      };

/** Why minutes cannot be taken; undefined where they can. */
export const minutesFault = (value: number): LocalText | undefined =>
  isWhole(value, HOUR - 1)
    ? undefined
    : {
        zhCN: `分钟请填 0 到 ${HOUR - 1} 的整数，满 ${HOUR} 分钟填在小时里`,
        enUS: `Minutes are whole, 0 to ${HOUR - 1}; ${HOUR} are an hour`,
      };

import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type Day, daysFrom, dayText } from '../shared/days.ts';
import { ganttLocale } from './Gantt.locale.ts';

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** Says from when to when, and how many days that is. */
export function useSpanText(): (from: Day, to: Day) => string {
  const text = useText(ganttLocale);
  const { language } = useRoot().locale;
  const say = (day: Day): string => dayText(day, language, DAY);
  return (from, to) => {
    const count = daysFrom(from, to) + 1;
    return count === 1
      ? text('one', { day: say(from) })
      : text('days', { from: say(from), to: say(to), count });
  };
}

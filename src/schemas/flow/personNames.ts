import type { CurrentPerson } from '../wire/flowInstance.ts';
import { listed, type Locale } from '../text.ts';

const JOIN: Readonly<Record<Locale, (name: string, others: string) => string>> = {
  zhCN: (name, others) => `${name}（代${others}）`,
  enUS: (name, others) => `${name} (for ${others})`,
};

/** Whom an instance waits for, each with those in whose place they were asked. */
export const currentNames = (people: readonly CurrentPerson[], locale: Locale): readonly string[] =>
  people.map(({ label, absent = [] }) => {
    if (absent.length === 0) return label;
    const others = listed(
      absent.map((each) => each.label),
      locale,
    );
    return JOIN[locale](label, others);
  });

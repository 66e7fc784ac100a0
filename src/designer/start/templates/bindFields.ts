import type { DataType } from '../../../schemas/condition.ts';
import { localise, type Text } from '../../../schemas/text.ts';

/** A field that stands in a template by a name of the template's, and is sought in the form that is chosen. */
export interface TemplateField {
  readonly name: string;
  /** Its code where the form has none that fits: the check leads whoever designs to it. */
  readonly code: string;
  readonly type: DataType;
  /** What its title or code holds, in small letters; earlier ones fit better. */
  readonly words: readonly string[];
}

/** A field of the form that is chosen, as templates look for one. */
export interface FormField {
  readonly code: string;
  readonly title: Text;
  readonly type: DataType | undefined;
}

/** The codes of the fields of a template by the names that stand for them; no field of the form stands for two. */
export function bindFields(
  fields: readonly TemplateField[],
  offered: readonly FormField[],
): ReadonlyMap<string, string> {
  const bound = new Map<string, string>();
  for (const { name, code, type, words } of fields) {
    const taken = new Set(bound.values());
    const fitting = offered.filter((field) => field.type === type && !taken.has(field.code));
    const spoken = ({ title, code: own }: FormField): string =>
      `${localise(title, 'zhCN')} ${localise(title, 'enUS')} ${own}`.toLowerCase();
    const found =
      fitting.find((field) => field.code === code) ??
      words.map((word) => fitting.find((field) => spoken(field).includes(word))).find((field) => field);
    bound.set(name, found?.code ?? code);
  }
  return bound;
}

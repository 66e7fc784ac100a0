import { toText } from '../conditions/index.ts';
import type { Cell, TextContext, TextMember } from '../schemas/rendererMeta.ts';
import { listed, type Locale, localise } from '../schemas/text.ts';
import { exportChoices } from './choiceTexts.ts';
import { quotedEntry } from '../schemas/entries.ts';
import type { CompiledField } from './form.ts';
import { formatDateTime } from './dateText.ts';
import { writeDay } from '../schemas/notation.ts';

/** The field's own face in texts: what its meta says, else the default of its column. */
type Field = Pick<CompiledField, 'meta'>;

const labelOf = (value: unknown, context: TextContext): string => {
  const option = context.options?.find(value);
  return option ? localise(option.label, context.locale) : toText(value);
};

/** The text that a person reads for a value: cells, read-only twins, prints, titles. Empty for an empty value. */
export function fieldText(field: Field, value: unknown, context: TextContext): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.meta.toText) return field.meta.toText(value, context);
  switch (field.meta.column) {
    case 'bool':
      return context.locale === 'zhCN' ? (value === true ? '是' : '否') : value === true ? 'Yes' : 'No';
    case 'datetime':
      return formatDateTime(value, context.zone, context.notation);
    case 'date':
      return writeDay(toText(value), context.notation);
    case 'list':
      return listed(
        (Array.isArray(value) ? value : [value]).map((one) => labelOf(one, context)),
        context.locale,
      );
    case 'json':
    case 'user':
      return readableValue(value, context.locale);
    default:
      return labelOf(value, context);
  }
}

const userLists = ['userList', 'deptList', 'privilegeList', 'labelList'] as const;

/**
 * A stored value as text where nothing is known of its field: people and files carry their own label, a user value is all
 * that was picked in it.
 */
export function readableValue(value: unknown, locale: Locale): string {
  if (Array.isArray(value))
    return listed(
      value.map((one) => readableValue(one, locale)),
      locale,
    );
  if (typeof value !== 'object' || value === null) return toText(value);
  if (userLists.some((name) => name in value)) {
    const lists = value as Partial<Record<(typeof userLists)[number], unknown>>;
    return readableValue(
      userLists.flatMap((name) => lists[name] ?? []),
      locale,
    );
  }
  const { label, name } = value as { label?: unknown; name?: unknown };
  return toText(label ?? name ?? '');
}

/** A field of the objects in a value, as the texts of the whole value write it. */
export const memberText = (field: Field & { code: string }, context: TextContext): TextMember => ({
  code: field.code,
  text: (value) => fieldText(field, value, context),
});

/** A list cell: the text, and tags where the field's options have tones. */
export function fieldCell(field: Field, value: unknown, context: TextContext): Cell {
  if (value === null || value === undefined || value === '') return { text: '' };
  if (field.meta.toCell) return field.meta.toCell(value, context);
  const text = fieldText(field, value, context);
  const tags = (Array.isArray(value) ? value : [value]).map((one) => ({
    text: labelOf(one, context),
    tone: context.options?.find(one)?.tone,
  }));
  if (!tags.some(({ tone }) => tone)) return { text };
  return { text, tags: tags.map((tag) => ({ text: tag.text, tone: tag.tone ?? 'default' })) };
}

/** What an exported sheet holds for a value: numbers stay numbers, everything else is text. */
export function fieldExport(
  field: Field,
  value: unknown,
  context: TextContext,
): string | number | boolean | Date | null {
  if (value === null || value === undefined) return null;
  const { meta } = field;
  if (meta.toExport) return meta.toExport(value, context);
  if (meta.hasOptions === true && value !== '') {
    return exportChoices(value, context, (one) => meta.toText?.(one, context) ?? labelOf(one, context));
  }
  if (meta.column === 'list' && !meta.toText) {
    return listed(
      [value].flat().map((one) => quotedEntry(labelOf(one, context))),
      context.locale,
    );
  }
  return meta.column === 'number' && typeof value === 'number' ? value : fieldText(field, value, context);
}

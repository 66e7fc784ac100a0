import type { MountOptions } from '../../pages/inPage/contender.ts';

export type FieldKind = 'text' | 'select' | 'number' | 'date';

/** One field of the forms: a quarter of each kind, label above the input. */
export interface FormField {
  readonly name: string;
  readonly title: string;
  readonly kind: FieldKind;
  /** Shown only while the first field holds `show`. */
  readonly linked: boolean;
}

const KINDS: readonly FieldKind[] = ['text', 'select', 'number', 'date'];

export const OPTIONS = ['a', 'b', 'c', 'd'].map((value) => ({
  value,
  label: `Option ${value.toUpperCase()}`,
}));

/** The fields that every contender draws. */
export const formFields = (size: number, { linked }: MountOptions): readonly FormField[] =>
  Array.from({ length: size }, (_, index) => ({
    name: `f${index}`,
    title: `Field ${index}`,
    kind: KINDS[index % KINDS.length] ?? 'text',
    linked: index > 0 && index <= linked,
  }));

/** A JSON schema of one field. */
export function jsonSchemaOf({ title, kind }: FormField): object {
  switch (kind) {
    case 'select':
      return { type: 'string', title, enum: OPTIONS.map(({ value }) => value) };
    case 'number':
      return { type: 'number', title };
    case 'date':
      return { type: 'string', format: 'date', title };
    case 'text':
      return { type: 'string', title };
  }
}

import { OPTIONS, formFields, type FieldKind, type FormField } from './fields.ts';
import type { MountOptions } from '../../pages/inPage/contender.ts';

const components: Record<FieldKind, object> = {
  text: { 'x-component': 'Input' },
  select: { 'x-component': 'Select', enum: OPTIONS },
  number: { 'x-component': 'NumberPicker', 'x-component-props': { style: { width: '100%' } } },
  date: { 'x-component': 'DatePicker', 'x-component-props': { style: { width: '100%' } } },
};

const reaction = {
  'x-reactions': {
    dependencies: ['f0'],
    fulfill: { state: { visible: "{{$deps[0] === 'show'}}" } },
  },
};

const fieldOf = ({ title, kind, linked }: FormField): object => ({
  type: kind === 'number' ? 'number' : 'string',
  title,
  'x-decorator': 'FormItem',
  ...components[kind],
  ...(linked ? reaction : {}),
});

/** The fields as a Formily schema. */
export const formilySchema = (size: number, options: MountOptions): object => ({
  type: 'object',
  properties: Object.fromEntries(
    formFields(size, options).map((field) => [field.name, fieldOf(field)] as const),
  ),
});

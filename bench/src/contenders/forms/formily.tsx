import { createForm } from '@formily/core';
import { DatePicker, FormItem, FormLayout, Input, NumberPicker, Select } from '@formily/antd-v5';
import { createSchemaField, FormProvider } from '@formily/react';
import type { MountOptions } from '../../pages/inPage/contender.ts';
import { mountReact } from '../shared/mountReact.tsx';
import { formFields, OPTIONS, type FieldKind, type FormField } from './fields.ts';

export const selector = '.ant-formily-item';

const SchemaField = createSchemaField({ components: { FormItem, Input, Select, NumberPicker, DatePicker } });

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

const schemaOf = ({ title, kind, linked }: FormField): object => ({
  type: kind === 'number' ? 'number' : 'string',
  title,
  'x-decorator': 'FormItem',
  ...components[kind],
  ...(linked ? reaction : {}),
});

export function mount(host: HTMLElement, size: number, options: MountOptions): () => void {
  const fields = formFields(size, options);
  const properties = Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]));
  return mountReact(
    host,
    <FormProvider form={createForm()}>
      <FormLayout layout="vertical">
        <SchemaField schema={{ type: 'object', properties }} />
      </FormLayout>
    </FormProvider>,
  );
}

import { createForm } from '@formily/core';
import { DatePicker, FormItem, FormLayout, Input, NumberPicker, Select } from '@formily/antd-v5';
import { createSchemaField, FormProvider } from '@formily/react';
import type { MountOptions } from '../../pages/inPage/contender.ts';
import { mountReact } from '../shared/mountReact.tsx';
import { formilySchema } from './formilySchema.ts';

export const selector = '.ant-formily-item';

const SchemaField = createSchemaField({ components: { FormItem, Input, Select, NumberPicker, DatePicker } });

export function mount(host: HTMLElement, size: number, options: MountOptions): () => void {
  return mountReact(
    host,
    <FormProvider form={createForm()}>
      <FormLayout layout="vertical">
        <SchemaField schema={formilySchema(size, options)} />
      </FormLayout>
    </FormProvider>,
  );
}

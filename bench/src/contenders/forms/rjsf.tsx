import Form from '@rjsf/antd';
import validator from '@rjsf/validator-ajv8';
import type { MountOptions } from '../../pages/inPage/contender.ts';
import { mountReact } from '../shared/mountReact.tsx';
import { formFields, jsonSchemaOf, type FormField } from './fields.ts';

export const selector = '.ant-form-item:not(:has(.ant-form-item))';

const uiSchema = { 'ui:submitButtonOptions': { norender: true } };

const propertiesOf = (fields: readonly FormField[]): object =>
  Object.fromEntries(fields.map((field) => [field.name, jsonSchemaOf(field)]));

export function mount(host: HTMLElement, size: number, options: MountOptions): () => void {
  const fields = formFields(size, options);
  const linked = fields.filter((field) => field.linked);
  const condition = { properties: { f0: { const: 'show' } }, required: ['f0'] };
  const schema = {
    type: 'object',
    properties: propertiesOf(fields.filter((field) => !field.linked)),
    ...(linked.length > 0 ? { if: condition, then: { properties: propertiesOf(linked) } } : {}),
  };
  return mountReact(host, <Form schema={schema} uiSchema={uiSchema} validator={validator} noHtml5Validate />);
}

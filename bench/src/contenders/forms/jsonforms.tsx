import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import type { MountOptions } from '../../pages/inPage/contender.ts';
import { mountReact } from '../shared/mountReact.tsx';
import { formFields, jsonSchemaOf, type FormField } from './fields.ts';

export const selector = '.control';

const rule = {
  rule: { effect: 'SHOW', condition: { scope: '#/properties/f0', schema: { const: 'show' } } },
};

const controlOf = ({ name, linked }: FormField): object => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  ...(linked ? rule : {}),
});

const NOTHING = {};

export function mount(host: HTMLElement, size: number, options: MountOptions): () => void {
  const fields = formFields(size, options);
  const properties = Object.fromEntries(fields.map((field) => [field.name, jsonSchemaOf(field)]));
  return mountReact(
    host,
    <JsonForms
      schema={{ type: 'object', properties }}
      uischema={{ type: 'VerticalLayout', elements: fields.map(controlOf) }}
      data={NOTHING}
      renderers={vanillaRenderers}
      cells={vanillaCells}
    />,
  );
}

import { expect, test } from 'vitest';
import { metas } from '../../renderers/metas.ts';
import { importJsonSchema } from './importForm.ts';

test('tells of each field that a uiSchema keeps from people', () => {
  const text = { type: 'string' };
  const address = { type: 'object', properties: { city: text } };
  const imported = importJsonSchema(
    {
      schema: { type: 'object', properties: { id: text, key: text, name: text, note: text, address } },
      uiSchema: {
        id: { 'ui:widget': 'hidden' },
        key: { 'ui:options': { widget: 'password' } },
        name: { 'ui:readonly': true },
        note: { 'ui:widget': 'textarea', 'ui:disabled': false },
        address: { city: { 'ui:disabled': true } },
      },
    },
    { metas },
  );
  const errors = imported.notCarried.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, path }) => `${code} ${path ?? ''}`)).toEqual([
    'UI_SCHEMA /uiSchema/id/ui:widget',
    'UI_SCHEMA /uiSchema/key/ui:options/widget',
    'UI_SCHEMA /uiSchema/name/ui:readonly',
    'UI_SCHEMA /uiSchema/address/city/ui:disabled',
  ]);
  expect(imported.notCarried.map(({ path }) => path)).toContain('/uiSchema');
});

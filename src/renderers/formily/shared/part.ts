import type { ISchema } from '@formily/react';

/** One part of a schema that holds no value. */
export const part = (component: string, more: ISchema = {}): ISchema => ({
  type: 'void',
  'x-component': component,
  'x-display': 'visible',
  ...more,
});

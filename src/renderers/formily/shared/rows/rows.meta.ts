import type { PropsSchema } from '../../../../schemas/prop.ts';
import type { RendererMeta } from '../../../../schemas/rendererMeta.ts';
import { changeEvent } from '../../../input/shared/props.meta.ts';
import type { rowsProps } from '../../../input/shared/rows/rowsField.meta.ts';
import { rowProvided, rowsField } from '../../../input/shared/rows/rowsField.meta.ts';

/** What the declarations of all of Formily's lists of rows have in common. */
export const rowsMeta = {
  version: 1,
  family: 'formily',
  container: true,
  events: changeEvent,
  provides: rowProvided,
  field: rowsField,
} as const;

/** A declaration with the props that every list of rows has. */
export type RowsMeta = RendererMeta<typeof rowsProps & PropsSchema>;

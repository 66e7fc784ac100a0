import type { CSSProperties } from 'react';
import type { CompiledField } from '../../../documents/form.ts';

/** Inputs begin at the left, whatever is typed into them; what is only read stands as in a list. */
export const alignOf = ({ node, meta }: CompiledField, readOnly: boolean): CSSProperties => ({
  textAlign: readOnly || node.value ? (meta.align ?? 'left') : 'left',
});

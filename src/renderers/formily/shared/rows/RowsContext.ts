import { createContext, useContext } from 'react';
import type { CompiledField } from '../../../../documents/form.ts';
import type { MemberBinding } from '../../../../runtime/render/rendererProps.ts';
import type { RowValues } from '../../../input/shared/rows/rowValues.ts';
import type { KeyedRow } from './rowKeys.ts';

/** What the parts of a list of rows draw from, wherever Formily's component puts them. */
export interface RowsModel {
  readonly rows: readonly KeyedRow[];
  readonly fields: readonly CompiledField[];
  readonly members: MemberBinding | undefined;
  readonly enabled: boolean;
  readonly readOnly: boolean;
  /** Rows are neither added, removed nor moved. */
  readonly fixed: boolean;
  /** What can be done with rows now. */
  readonly mayAdd: boolean;
  readonly mayRemove: boolean;
  readonly mayMove: boolean;
  /** Rows of one value at most. */
  readonly most: number;
  readonly addText: string;
  /** What a new row begins with, when it is asked for. */
  readonly first: () => RowValues;
  readonly change: (index: number, code: string, value: unknown) => void;
}

export const RowsContext = createContext<RowsModel | undefined>(undefined);

/** @throws Error outside a list of rows */
export function useRowsModel(): RowsModel {
  const model = useContext(RowsContext);
  if (!model) throw new Error('A part of a list of rows stands outside of one.');
  return model;
}

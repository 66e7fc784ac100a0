import { type ComponentType, createContext, useContext } from 'react';
import type { TSchema } from 'typebox';
import type { NestingProps } from './controlProps.ts';
import { sameSchema } from './schemaShape.ts';

/** A schema that a kind of document sets by an editor of its own wherever it stands. */
export interface OwnEditor {
  readonly schema: TSchema;
  readonly Editor: ComponentType<NestingProps>;
}

/** The editors that a kind of document brings along beside the controls that all have. */
export const OwnEditorsContext = createContext<readonly OwnEditor[]>([]);

/** The editor of a kind's own for a schema; undefined: the control that fits it is drawn. */
export function useOwnEditor(schema: TSchema): ComponentType<NestingProps> | undefined {
  return useContext(OwnEditorsContext).find((each) => sameSchema(each.schema, schema))?.Editor;
}

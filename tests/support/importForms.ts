import {
  importFormilySchema,
  importJsonSchema,
  type ImportedForm,
} from '../../src/documents/import/importForm.ts';
import { metas } from '../../src/renderers/metas.ts';

/** The form that the properties of an object become in plain JSON Schema. */
export const json = (properties: object, more: object = {}): ImportedForm =>
  importJsonSchema({ type: 'object', properties, ...more }, { metas });

/** The form that they become as a schema of Formily. */
export const formily = (properties: object, more: object = {}): ImportedForm =>
  importFormilySchema({ type: 'object', properties, ...more }, { metas });

/**
 * What was told of an import, with where: `CODE /path`. What is true of nearly every form, how much its texts and
 * numbers hold, is left out.
 */
export const told = ({ notCarried }: ImportedForm): string[] =>
  notCarried.filter(({ code }) => code !== 'CAPACITY').map(({ code, path }) => `${code} ${path ?? ''}`);

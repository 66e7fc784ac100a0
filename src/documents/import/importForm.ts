import type { FormDocument } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { LONGEST_NAME, RESOURCE_ID } from '../../schemas/kinds.ts';
import { currentVersion } from '../../schemas/migrations/steps.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { beyondLimits } from '../check/limits.ts';
import { readDocument } from '../check/shape.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { normalise } from './normalise/normalise.ts';
import { importFinding } from './read/findings.ts';
import { isRecord, own } from './read/json.ts';
import { Reader } from './read/reader.ts';
import { type FieldPlace, Run } from './read/run.ts';
import { tellUiSchema } from './read/uiSchema.ts';
import { settlePending } from './states/settle.ts';
import { outermost } from './translate/around.ts';
import { distinguishTitles } from './translate/distinguishTitles.ts';
import { FormWalk } from './translate/walk.ts';

// How a schema becomes a form document:
//
//   read/       members one by one, so that what nobody asks for is told of
//     ▼
//   normalise/  plain JSON Schema in one piece: references followed, `allOf` joined, conditions set apart
//     ▼
//   translate/  properties in their order into fields, rows, layouts; widgets by what their metas say they stand for
//     ▼
//   states/     flags: Formily's states and reactions, the conditions of JSON Schema, once every field is known

export { isFormilySchema } from './isFormily.ts';

export interface ImportOptions {
  /** The widgets that fields and layouts may become. */
  readonly metas: readonly RendererMeta[];
  /** Id of the form, and so its module. */
  readonly id?: string;
  /** What the back office lists; absent: the schema's title. */
  readonly name?: string;
}

/** A form as it was imported, without rights, and what stayed behind or arrived changed. */
export interface ImportedForm {
  readonly document: FormDocument;
  /** With JSON pointers into the schema. Errors are fields or values that are missing, warnings all else. */
  readonly notCarried: readonly Finding[];
  /** Where the fields were in the schema, those in rows too. */
  readonly places: readonly FieldPlace[];
}

/** Imports the schema of an object as a form. Never throws, whatever it is given. */
export const importJsonSchema = (schema: unknown, options: ImportOptions): ImportedForm =>
  importForm(schema, options, false);

/**
 * Imports a Formily schema as a form: fields, layouts, rules, and the states whose expressions are simple enough to say
 * in ours. Scripts in it are told of and never run. Never throws, whatever it is given.
 */
export const importFormilySchema = (schema: unknown, options: ImportOptions): ImportedForm =>
  importForm(schema, options, true);

function importForm(schema: unknown, options: ImportOptions, formily: boolean): ImportedForm {
  const beyond = beyondLimits(schema);
  if (beyond) return nothing(options, [beyond]);
  if (!isRecord(schema)) return nothing(options, [importFinding('NO_SCHEMA', '')]);
  const outer = new Reader(schema, '');
  // What Formily's designer exports holds the schema beside settings of the form.
  const within = own(schema, 'properties') === undefined ? outer.within('schema') : undefined;
  const run = Run.ofForm(createMetaIndex(options.metas), formily, within?.source ?? schema);
  const normal = normalise(within?.source ?? schema, within?.path ?? '', run);
  if (!normal) return nothing(options, run.shared.findings);
  const { reader } = normal;
  if (!isRecord(reader.peek('properties')) && normal.branches.length === 0)
    run.report(importFinding('NO_SCHEMA', ''));
  reader.takeIf('type', (value) => value === 'object');
  const title = run.takeText(reader, 'title');
  const placed = new FormWalk(run).object(normal, outermost([], 0, normal.following));
  distinguishTitles(run);
  settlePending(run);
  run.shared.later.forEach((finish) => {
    finish();
  });
  for (const key of ['definitions', '$defs']) reader.take(key); // read where they are referred to
  reader.rest(run);
  if (within) {
    tellUiSchema(outer.peek('uiSchema'), '/uiSchema', run);
    outer.rest(run);
  }
  run.tellGathered();
  const laidOut = placed.some((each) => !('field' in each));
  const document: FormDocument = {
    ...emptyForm({ ...options, name: options.name ?? title ?? '' }),
    ...(title !== undefined && { title }),
    fields: run.fields,
    ...(laidOut && { layout: [...placed] }),
  };
  const { findings, places } = run.shared;
  const wrong = readDocument(document).findings;
  if (wrong.length > 0) return nothing(options, [...wrong, ...findings]);
  return { document, notCarried: findings, places };
}

const id = new RegExp(RESOURCE_ID);

const nothing = (options: ImportOptions, notCarried: readonly Finding[]): ImportedForm => ({
  document: emptyForm(options),
  notCarried,
  places: [],
});

function emptyForm({
  id: wanted = 'imported-form',
  name = '',
}: Pick<ImportOptions, 'id' | 'name'>): FormDocument {
  const known = id.test(wanted) ? wanted : 'imported-form';
  return {
    kind: 'form',
    schemaVersion: currentVersion('form'),
    id: known,
    name: name.slice(0, LONGEST_NAME) || known,
    fields: [],
    grants: [],
  };
}

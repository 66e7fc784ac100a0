import type { FormDocument } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { LONGEST_NAME, RESOURCE_ID } from '../../schemas/kinds.ts';
import { currentVersion } from '../../schemas/migrations/steps.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { beyondLimits } from '../check/limits.ts';
import { readDocument } from '../check/shape.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { translate } from './expression.ts';
import { importFinding } from './findings.ts';
import { isRecord, Reader } from './reader.ts';
import { type Pending, Run } from './run.ts';
import { FormWalk } from './walk.ts';

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
  if (beyond) return { document: emptyForm(options), notCarried: [beyond] };
  if (!isRecord(schema))
    return { document: emptyForm(options), notCarried: [importFinding('NO_SCHEMA', '')] };
  const run = new Run(createMetaIndex(options.metas), formily);
  const outer = new Reader(schema, '');
  // What Formily's designer exports holds the schema beside settings of the form.
  const reader = (schema.properties === undefined ? outer.within('schema') : undefined) ?? outer;
  if (!isRecord(reader.peek('properties'))) run.report(importFinding('NO_SCHEMA', ''));
  reader.takeIf('type', (value) => value === 'object');
  const title = run.takeText(reader, 'title');
  const walk = new FormWalk(run, schema);
  const placed = walk.object(reader, { address: [], depth: 0, following: [] });
  for (const pending of run.pending) settle(pending, run);
  for (const key of ['definitions', '$defs']) reader.take(key); // read where they are referred to
  for (const each of new Set([reader, outer])) each.rest(run.report);
  const laidOut = placed.some((each) => !('field' in each));
  const document: FormDocument = {
    ...emptyForm({ ...options, name: options.name ?? title ?? '' }),
    ...(title !== undefined && { title }),
    fields: run.fields,
    ...(laidOut && { layout: [...placed] }),
  };
  const wrong = readDocument(document).findings;
  if (wrong.length === 0) return { document, notCarried: run.findings };
  return { document: emptyForm(options), notCarried: [...wrong, ...run.findings] };
}

const id = new RegExp(RESOURCE_ID);

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

/** Decides a flag by its expression, now that every field is known; what cannot be said stays behind. */
function settle({ node, flag, negated, text, dependencies, self, path }: Pending, run: Run): void {
  const target = node();
  const nameOf = (address: string | undefined): string | undefined =>
    address === undefined ? undefined : run.nodes.get(address)?.name;
  const written = translate(text, {
    code: (root, key) => {
      if (root === 'self') return nameOf(self);
      return nameOf(root === 'deps' ? own(dependencies, key) : key);
    },
    column: (code) => {
      const field = run.fields.find(({ name }) => name === code);
      return field && run.metas.get(field.type)?.field?.column;
    },
  });
  if (!target || written === undefined || target[flag] !== undefined) {
    run.report(importFinding('SCRIPT', path));
    return;
  }
  if (written === 'true' || written === 'false') target[flag] = (written === 'true') !== negated;
  else target[flag] = negated ? `{{ not (${written}) }}` : `{{ ${written} }}`;
}

const own = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

/** Whether a schema is one of Formily's: its members begin with `x-`. */
export const isFormilySchema = (schema: unknown): boolean => {
  const inside = isRecord(schema) && isRecord(schema.schema) ? schema.schema : schema;
  const properties = isRecord(inside) && isRecord(inside.properties) ? Object.values(inside.properties) : [];
  return properties.some((each) => isRecord(each) && Object.keys(each).some((key) => key.startsWith('x-')));
};

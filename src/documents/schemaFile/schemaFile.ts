import type { ActionDeclaration } from '../../schemas/action.ts';
import { ConditionSchema, RuleSetOrReferenceSchema, RuleSetSchema } from '../../schemas/condition.ts';
import { type DocumentKind, documentSchemas } from '../../schemas/documents/index.ts';
import { FlagSchema } from '../../schemas/flag.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { NodeSchema } from '../../schemas/node.ts';
import { OptionsSchema } from '../../schemas/option.ts';
import { currentVersion } from '../../schemas/migrations/steps.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { LocalTextSchema, TextSchema } from '../../schemas/textSchema.ts';
import { actionRules } from './actions.ts';
import { conditionRules } from './conditions.ts';
import { bothLanguages } from './describe.ts';
import { Definitions, type JsonSchema } from './hoist.ts';
import { widgetRules } from './widgets.ts';

/** What the files are made of, beside the language itself. */
export interface Vocabulary {
  readonly metas: readonly RendererMeta[];
  readonly actions: Readonly<Record<string, ActionDeclaration>>;
}

/** Schemas that the files name, the contained before the containing. */
const shared = {
  LocalText: LocalTextSchema,
  Text: TextSchema,
  Condition: ConditionSchema,
  RuleSet: RuleSetSchema,
  RuleSetOrReference: RuleSetOrReferenceSchema,
  Flag: FlagSchema,
  Options: OptionsSchema,
  Node: NodeSchema,
};

/** Where the file of a kind is published. */
export const schemaFilePath = (kind: DocumentKind): string => `/schemas/${kind}.json`;

/**
 * The JSON Schema (draft 7) of a kind of documents, complete in one file, for editors: a node's `type` decides its props,
 * events and slots, an action's `do` its parameters. It says what the typed definitions and the declarations of the
 * widgets say; what documents mean beyond their shape is `check/checkDocument.ts`.
 */
export function schemaFile(kind: DocumentKind, { metas, actions }: Vocabulary): JsonSchema {
  const definitions = new Definitions(shared);
  const root = definitions.hoist(documentSchemas[kind]) as JsonSchema;
  refine(definitions, 'Node', widgetRules(metas, definitions));
  refine(definitions, 'Action', actionRules(actions, definitions));
  refine(definitions, 'Condition', conditionRules());
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaFilePath(kind),
    title: bothLanguages(kindTitles[kind]),
    ...root,
    properties: {
      ...(root.properties as JsonSchema),
      schemaVersion: { type: 'integer', const: currentVersion(kind) },
    },
    definitions: used(root, definitions.table),
  };
}

/** Adds rules to a definition; its own members stay in front. */
function refine({ table }: Definitions, name: string, rules: JsonSchema): void {
  const own = table[name] ?? {};
  const properties = { ...(own.properties as JsonSchema), ...(rules.properties as JsonSchema) };
  table[name] = { ...own, ...rules, properties };
}

/** The definitions that are reached from a schema, so that no file holds what its kind cannot hold. */
function used(root: JsonSchema, table: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  const reached: Record<string, JsonSchema> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const reference = '$ref' in value && typeof value.$ref === 'string' ? value.$ref : undefined;
    const name = reference?.replace('#/definitions/', '');
    const definition = name === undefined ? undefined : table[name];
    if (name !== undefined && definition && !Object.hasOwn(reached, name)) {
      reached[name] = definition;
      visit(definition);
    }
    Object.values(value).forEach(visit);
  };
  visit(root);
  return reached;
}

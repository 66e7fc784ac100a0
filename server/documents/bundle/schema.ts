import { Type } from 'typebox';
import type { Static } from 'typebox';
import { RESOURCE_ID } from '../../../src/schemas/kinds.ts';
import { tones } from '../../../src/schemas/option.ts';
import { CALL } from '../../../src/schemas/source.ts';
import { DICTIONARY_CODE } from '../../organisation/dictionaryEntries.ts';
import {
  closed,
  KindSchema,
  NUMBER,
  OverrideSchema,
  resourceMembers,
  SystemSchema,
  TagsSchema,
} from '../schema.ts';

/** Most documents of one bundle. */
const MOST_DOCUMENTS = 500;

/** The newest format that this release reads, and the one that it writes. */
export const FORMAT_VERSION = 1;

export const ExportParam = Type.Object({
  ids: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    description: '`kind/id`, or an id alone: of `kind`, else of every kind that has it',
    minItems: 1,
    maxItems: MOST_DOCUMENTS,
  }),
  kind: Type.Optional(KindSchema),
  version: Type.Optional(
    Type.Union([Type.Literal('published'), Type.Literal('draft')], {
      description: 'what is taken of each; absent: `published`, and the draft of what is not',
    }),
  ),
});

const LocalTextSchema = Type.Object(
  { zhCN: Type.String({ maxLength: 200 }), enUS: Type.String({ maxLength: 200 }) },
  closed,
);

/** A list of values that fields choose from. Each item is seven parameters of one statement. */
const DictionarySchema = Type.Object(
  {
    code: Type.String({ pattern: DICTIONARY_CODE }),
    name: LocalTextSchema,
    items: Type.Array(
      Type.Object(
        {
          value: Type.String({ minLength: 1, maxLength: 200 }),
          label: LocalTextSchema,
          tone: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: [...tones] })),
          parent: Type.Optional(Type.String({ maxLength: 200 })),
        },
        closed,
      ),
      { maxItems: 9_000 },
    ),
  },
  closed,
);

/** What `export.do` answers and `import.do` takes. */
export const BundleSchema = Type.Object(
  {
    format: Type.Literal('atrium-bundle'),
    formatVersion: Type.Integer({
      description: `at most ${String(FORMAT_VERSION)}`,
      minimum: 1,
      maximum: FORMAT_VERSION,
    }),
    exportedAt: Type.Optional(Type.String({ maxLength: 40 })),
    documents: Type.Array(
      Type.Object(
        {
          ...resourceMembers,
          name: Type.String(),
          schema: Type.Unknown(),
          tags: Type.Optional(TagsSchema),
        },
        closed,
      ),
      { minItems: 1, maxItems: MOST_DOCUMENTS },
    ),
    dictionaries: Type.Optional(
      Type.Array(DictionarySchema, {
        description: 'what fields of the documents choose from',
        maxItems: MOST_DOCUMENTS,
      }),
    ),
    interfaces: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({ description: '`moduleCode/interfaceUrl`', pattern: CALL }),
            definition: Type.Unknown({ description: 'see Definitions of interfaces' }),
          },
          closed,
        ),
        { description: 'configured interfaces that the documents call', maxItems: MOST_DOCUMENTS },
      ),
    ),
    missing: Type.Optional(
      Type.Array(Type.Object({ kind: Type.String(), id: Type.String() }), {
        description:
          'what is named and not in it: the installation that it comes from did not have it, or whoever exported may not read it',
        maxItems: 10_000,
      }),
    ),
  },
  closed,
);
export type Bundle = Static<typeof BundleSchema>;

const existing = Type.Enum(['keep', 'replace', 'copy']);
/** What becomes of what is here already. */
export type Existing = Static<typeof existing>;

/** `kind/id`, of an interface `interface/moduleCode/interfaceUrl`. */
const key = Type.String({ maxLength: 150 });

export const ImportParam = Type.Object({
  bundle: Type.Unknown({ description: 'as `export.do` answers it, see Bundles' }),
  dryRun: Type.Optional(Type.Boolean({ description: 'only says what would be done' })),
  ids: Type.Optional(
    Type.Record(key, Type.String({ pattern: RESOURCE_ID }), {
      description:
        'other ids for documents, by their `kind/id` in the bundle: `{ "form/repair": "mending" }`; whatever in the bundle names one names the other then',
      maxProperties: MOST_DOCUMENTS,
    }),
  ),
  existing: Type.Optional(
    Type.Union([existing, Type.Record(key, existing, { maxProperties: 2 * MOST_DOCUMENTS })], {
      description:
        'what becomes of what is here already: `keep` leaves it, `replace` (absent) takes what comes, `copy` brings a document in under the next free id; for all, or by `kind/id` in the bundle',
    }),
  ),
  publish: Type.Optional(Type.Boolean({ description: 'also publishes what is not published as it comes' })),
  accept: Type.Optional(
    Type.Record(key, Type.String({ maxLength: 64 }), {
      description: 'with `publish`: hashes of the plans by which values of records may be lost, by `kind/id`',
      maxProperties: MOST_DOCUMENTS,
    }),
  ),
  override: OverrideSchema,
  system: SystemSchema,
  revisions: Type.Optional(
    Type.Record(key, Type.Integer({ ...NUMBER, minimum: 0 }), {
      description:
        'drafts as they were read, by `kind/id` as they are called here, 0 where there was none, as a dry run answers them: where one is another by now, nothing is brought in',
      maxProperties: 2 * MOST_DOCUMENTS,
    }),
  ),
});
export type ImportParam = Static<typeof ImportParam>;

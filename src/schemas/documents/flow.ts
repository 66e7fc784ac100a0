import { Type, type Static } from 'typebox';
import { FlowNodeSchema } from '../flow/node.ts';
import { PeopleScopeSchema } from '../flow/people.ts';
import { DurationSchema, instanceNotices } from '../flow/policy.ts';
import { IconSchema } from '../icon.ts';
import { FIELD_CODE, RESOURCE_ID } from '../kinds.ts';
import { oneOf } from '../named.ts';
import { TextSchema } from '../textSchema.ts';
import { documentObject } from './base.ts';

const field = Type.String({ pattern: FIELD_CODE });

const settings = Type.Object(
  {
    /** Who may start it; absent: everybody who may add a record of the form. */
    starters: Type.Optional(PeopleScopeSchema),
    managers: PeopleScopeSchema,
    /** Number of an instance: prefix, date, running number of so many digits, which begins anew with each date. */
    number: Type.Optional(
      Type.Object(
        {
          prefix: Type.Optional(Type.String({ maxLength: 20 })),
          date: Type.Optional(oneOf('year', 'month', 'day')),
          digits: Type.Integer({ minimum: 1, maximum: 10 }),
        },
        { additionalProperties: false },
      ),
    ),
    /** Title of an instance; a template over the form and the initiator. */
    title: Type.Optional(TextSchema),
    /** Fields that lists of tasks show. */
    summary: Type.Optional(Type.Array(field, { maxItems: 5 })),
    /** `unhandled`: until the first person handled it. */
    withdraw: Type.Optional(oneOf('never', 'unhandled', 'always')),
    recall: Type.Optional(Type.Boolean()),
    /** The page that prints an instance. */
    print: Type.Optional(Type.String({ pattern: RESOURCE_ID })),
    /** Fields of the form that the flow alone writes. */
    keep: Type.Optional(
      Type.Object(
        {
          state: Type.Optional(field),
          number: Type.Optional(field),
          instance: Type.Optional(field),
          endedAt: Type.Optional(field),
        },
        { additionalProperties: false },
      ),
    ),
    /** A second start is refused while one is live: of the same record, or of the same initiator. */
    oneAtATime: Type.Optional(oneOf('record', 'initiator')),
    /** False: absence delegations do not apply. */
    delegation: Type.Optional(Type.Boolean()),
    urge: Type.Optional(Type.Object({ every: DurationSchema }, { additionalProperties: false })),
    /** Drafts, withdrawn and returned ones that nobody touches for so long are terminated. */
    returned: Type.Optional(
      Type.Object({ removeAfter: Type.Optional(DurationSchema) }, { additionalProperties: false }),
    ),
    notices: Type.Optional(instanceNotices),
  },
  { additionalProperties: false },
);

/**
 * An approval flow over the records of a form: a block-structured tree, which begins with `start` and ends with `end`.
 * Its rules and templates see `form` and the initiator's platform variables.
 */
export const FlowSchema = documentObject('flow', {
  form: Type.String({ pattern: RESOURCE_ID }),
  description: Type.Optional(TextSchema),
  icon: Type.Optional(IconSchema),
  /** Where the centre of applications shows it: an entry of the dictionary `flow-group`. */
  group: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  settings,
  nodes: Type.Array(FlowNodeSchema, { minItems: 2, maxItems: 200 }),
});
export type FlowDocument = Static<typeof FlowSchema>;

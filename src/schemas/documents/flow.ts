import { Type, type Static } from 'typebox';
import { withChoiceTitles, withTitle } from '../annotation.ts';
import { FlowNodeSchema } from '../flow/node.ts';
import { PeopleScopeSchema } from '../flow/people.ts';
import { DurationSchema, instanceNotices } from '../flow/policy.ts';
import { flowChoiceTitles } from '../flow/titles.ts';
import { IconSchema } from '../icon.ts';
import { FIELD_CODE, RESOURCE_ID } from '../kinds.ts';
import { oneOf, titledOneOf } from '../named.ts';
import { TextSchema } from '../textSchema.ts';
import { documentObject } from './base.ts';

/** A group of the centre of applications: an entry of the dictionary `FLOW_GROUPS`; without such a one, any name. */
export const flowGroup = Type.String({ minLength: 1, maxLength: 64 });

const field = Type.String({ pattern: FIELD_CODE });
const kept = (zhCN: string, enUS: string) => withTitle({ zhCN, enUS }, field);

/** What holds of all instances of a flow. */
export const flowSettings = Type.Object(
  {
    /** Who may start it; absent: everybody who may add a record of the form. */
    starters: Type.Optional(PeopleScopeSchema),
    managers: PeopleScopeSchema,
    /** Number of an instance: prefix, date, running number of so many digits, which begins anew with each date. */
    number: Type.Optional(
      Type.Object(
        {
          prefix: Type.Optional(Type.String({ maxLength: 20 })),
          date: Type.Optional(
            withChoiceTitles(oneOf('year', 'month', 'day'), {
              year: { zhCN: '年份', enUS: 'Year' },
              month: { zhCN: '年月', enUS: 'Year and month' },
              day: { zhCN: '年月日', enUS: 'Day' },
            }),
          ),
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
    withdraw: Type.Optional(titledOneOf(flowChoiceTitles, 'never', 'unhandled', 'always')),
    recall: Type.Optional(Type.Boolean()),
    /** The page that prints an instance. */
    print: Type.Optional(Type.String({ pattern: RESOURCE_ID })),
    /** Fields of the form that the flow alone writes. */
    keep: Type.Optional(
      Type.Object(
        {
          state: Type.Optional(kept('状态写入', 'Its state goes to')),
          number: Type.Optional(kept('编号写入', 'Its number goes to')),
          instance: Type.Optional(kept('实例标识写入', 'Its id goes to')),
          endedAt: Type.Optional(kept('结束时间写入', 'When it ended goes to')),
        },
        { additionalProperties: false },
      ),
    ),
    /** A second start is refused while one is live: of the same record, or of the same initiator. */
    oneAtATime: Type.Optional(
      withChoiceTitles(oneOf('record', 'initiator'), {
        record: { zhCN: '同一条记录', enUS: 'Of one record' },
        initiator: { zhCN: '同一发起人', enUS: 'Of one person' },
      }),
    ),
    /** False: absence delegations do not apply. */
    delegation: Type.Optional(Type.Boolean()),
    urge: Type.Optional(
      Type.Object(
        { every: withTitle({ zhCN: '至少间隔', enUS: 'At most every' }, DurationSchema) },
        { additionalProperties: false },
      ),
    ),
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
  /** Where the centre of applications shows it. */
  group: Type.Optional(flowGroup),
  settings: flowSettings,
  nodes: Type.Array(FlowNodeSchema, { minItems: 2, maxItems: 200 }),
});
export type FlowDocument = Static<typeof FlowSchema>;

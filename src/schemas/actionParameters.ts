import { Type, type TSchema } from 'typebox';
import { type ActionDeclaration, ActionSchema, declareAction } from './action.ts';
import { withChoiceTitles } from './annotation.ts';
import { abilities, abilityTitles } from './container.ts';
import { pageKinds, RESOURCE_ID } from './kinds.ts';
import { oneOf } from './named.ts';
import { CALL } from './source.ts';
import { TextSchema } from './textSchema.ts';
import { exportFormats } from './wire/exportRows.ts';

const id = Type.String({ pattern: RESOURCE_ID });
/** Anything JSON; texts inside are templates. */
const bindable = Type.Unknown();
const params = Type.Record(Type.String(), Type.Unknown());
const target = Type.Object({ kind: oneOf(...pageKinds), id }, { additionalProperties: false });
const call = Type.String({ pattern: CALL });
const module = id;
const steps = Type.Array(ActionSchema, { minItems: 1, maxItems: 50 });
const overlay = {
  target,
  title: Type.Optional(TextSchema),
  params: Type.Optional(params),
  width: Type.Optional(Type.Number({ minimum: 240, maximum: 1600 })),
};

/** The longest that a step waits, in milliseconds. */
const LONGEST_WAIT = 60_000;
/** Elements that are worked on at once. */
const MOST_AT_ONCE = 5;

/** What `openLink` can append to an address. All but `schoolId` tells who is logged in. */
export const linkParameters = ['schoolId', 'userId', 'userName', 'realName', 'groupId', 'token'] as const;
export type LinkParameter = (typeof linkParameters)[number];

/** What `actFlow` can do: what is done with a task, and `withdraw`, which is about the instance. */
const decisions = [
  'agree',
  'reject',
  'return',
  'transfer',
  'delegate',
  'addBefore',
  'addAfter',
  'removeAdded',
  'recall',
  'claim',
  'unclaim',
  'cc',
  'resubmit',
  'withdraw',
] as const;

/** Pages of flows that `openFlow` opens. */
export const flowPages = ['apply', 'detail', 'wait', 'done', 'notify', 'applied', 'manage'] as const;
export type FlowPageName = (typeof flowPages)[number];

/**
 * The parameters of every action, by the name written in `do`. The file of the same name in `runtime/actions`
 * carries it out. Later steps of a chain see what a step gave as `result`.
 */
export const actionParameters = {
  /** `inSystem`: only where a menu of the open system shows it. */
  openPage: {
    target,
    params: Type.Optional(params),
    newTab: Type.Optional(Type.Boolean()),
    inSystem: Type.Optional(Type.Boolean()),
  },
  openUrl: { url: Type.String(), blank: Type.Optional(Type.Boolean()) },
  /** Opens an absolute address with `params`, and with what the session knows where the address may be told. */
  openLink: {
    url: Type.String(),
    params: Type.Optional(params),
    append: Type.Optional(Type.Array(oneOf(...linkParameters), { maxItems: 6, uniqueItems: true })),
    blank: Type.Optional(Type.Boolean()),
  },
  openDialog: overlay,
  openDrawer: overlay,
  /** Closes the dialog or drawer around the node; `value` becomes the result of the step that opened it. */
  closeDialog: { value: Type.Optional(bindable) },
  confirm: { title: TextSchema, content: Type.Optional(TextSchema), danger: Type.Optional(Type.Boolean()) },
  message: { text: TextSchema, level: Type.Optional(oneOf('success', 'info', 'warning', 'error')) },
  setValue: { field: Type.String(), value: bindable },
  setVariable: { name: Type.String(), value: bindable },
  /** Loads a source, or the list of that module, again; without a name, everything on the page. */
  reload: { source: Type.Optional(Type.String()), module: Type.Optional(module) },
  call: { call, param: Type.Optional(params) },
  validate: {},
  /** Validates the form around the node, then adds or updates its record. */
  submit: {},
  reset: {},
  save: { module, id: Type.Optional(bindable), revision: Type.Optional(bindable), data: params },
  /** `title` heads what became of several records. */
  remove: { module, ids: bindable, title: Type.Optional(TextSchema), done: Type.Optional(TextSchema) },
  /** Runs `steps` for each of `items`, one after the other, and shows what became of each; `label` names an item. */
  bulk: { items: bindable, steps, title: Type.Optional(TextSchema), label: Type.Optional(TextSchema) },
  /** Opens the import of a module: a file, its columns, what is wrong with it, what came of it. */
  importRows: { module },
  /** `ask`: whether the person is asked which records, columns and format; absent: where `where` is the list's question. */
  exportRows: {
    module,
    where: Type.Optional(bindable),
    sort: Type.Optional(bindable),
    fields: Type.Optional(bindable),
    format: Type.Optional(oneOf(...exportFormats)),
    ask: Type.Optional(Type.Boolean()),
  },
  copyText: { text: Type.String() },
  /** Saves a file: one that a record holds, or its id. */
  download: { file: bindable },
  /** Prints the whole page, or the `print-sheet` of an id. */
  print: { node: Type.Optional(Type.String()) },
  /** Starts a flow with the data of a new record, or on `record`; `picks` names people by step. The result is the instance. */
  startFlow: {
    flow: id,
    data: Type.Optional(params),
    record: Type.Optional(bindable),
    picks: Type.Optional(params),
  },
  /** Acts on a `task`, or withdraws an `instance`; without `revision` at that of the instance as it is now. */
  actFlow: {
    decision: oneOf(...decisions),
    task: Type.Optional(bindable),
    instance: Type.Optional(bindable),
    revision: Type.Optional(bindable),
    comment: Type.Optional(bindable),
    data: Type.Optional(params),
    people: Type.Optional(bindable),
    /** The step that `return` leads to. */
    node: Type.Optional(bindable),
    order: Type.Optional(oneOf('parallel', 'sequential')),
    picks: Type.Optional(params),
    attachments: Type.Optional(bindable),
    signature: Type.Optional(bindable),
  },
  /** Opens a page of flows: those of one flow, or of all. */
  openFlow: {
    page: oneOf(...flowPages),
    flow: Type.Optional(id),
    instance: Type.Optional(bindable),
    task: Type.Optional(bindable),
  },
  /**
   * Tells an event that the page or the control around the node declares; `payload` is what its listeners see as
   * `event`.
   */
  emit: { event: Type.String(), payload: Type.Optional(bindable) },
  wait: { milliseconds: Type.Number({ minimum: 0, maximum: LONGEST_WAIT }) },
  /** Runs chains side by side; the result is the list of theirs. The first that fails ends the others. */
  parallel: { branches: Type.Array(steps, { minItems: 2, maxItems: 10 }) },
  /** Runs `steps` for each of `items`; the result is the list of theirs. The first that fails ends it. */
  forEach: {
    items: bindable,
    steps,
    atOnce: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_AT_ONCE })),
  },
  /** Ends the chain without an error. */
  stop: {},
  /** Asks what surrounds the portal for something that it can do. */
  sdk: { ability: withChoiceTitles(oneOf(...abilities), abilityTitles), param: Type.Optional(params) },
} as const satisfies Record<string, Record<string, TSchema>>;

export type ActionName = keyof typeof actionParameters;

const outcomes = Type.Array(
  Type.Object({
    item: Type.Unknown(),
    state: oneOf('done', 'failed', 'skipped', 'waiting'),
    message: Type.String(),
    result: Type.Unknown(),
  }),
);
const imported = Type.Object({
  added: Type.Integer(),
  updated: Type.Integer(),
  failed: Type.Integer(),
  errors: Type.Array(Type.Unknown()),
});

const results: Partial<Record<ActionName, ActionDeclaration['result']>> = {
  call: 'answer',
  save: 'record',
  submit: 'record',
  openDialog: 'any',
  openDrawer: 'any',
  exportRows: 'any',
  remove: 'any',
  bulk: outcomes,
  importRows: imported,
  parallel: Type.Array(Type.Unknown()),
  forEach: Type.Array(Type.Unknown()),
  startFlow: 'any',
  actFlow: 'any',
  sdk: 'any',
};

const traits: Partial<Record<ActionName, Parameters<typeof declareAction>[3]>> = {
  stop: { ends: true },
  validate: { onForm: true },
  submit: { onForm: true },
  reset: { onForm: true },
  bulk: { repeats: true },
  forEach: { repeats: true },
  actFlow: {
    demands: ({ decision, revision }) => [
      ...(decision === 'withdraw' ? [] : ['task']),
      ...(decision === 'withdraw' || revision === undefined ? ['instance'] : []),
    ],
  },
  openFlow: {
    demands: ({ page }) => (page === 'apply' ? ['flow'] : page === 'detail' ? ['instance'] : []),
  },
  sdk: { administrators: true },
};

const names = Object.keys(actionParameters) as ActionName[];

/** The actions of the product by name. */
export const actionDeclarations: Readonly<Record<string, ActionDeclaration>> = Object.fromEntries(
  names.map((name) => [name, declareAction(name, actionParameters[name], results[name], traits[name])]),
);

import { IsOptional, Type, type Static, type TSchema } from 'typebox';
import { FlagSchema } from './flag.ts';
import { pageKinds, RESOURCE_ID } from './kinds.ts';
import { oneOf } from './named.ts';
import { CALL } from './source.ts';
import { TextSchema } from './textSchema.ts';

const id = Type.String({ pattern: RESOURCE_ID });
/** Anything JSON; texts inside are templates. */
const bindable = Type.Unknown();
const params = Type.Record(Type.String(), Type.Unknown());
const target = Type.Object({ kind: oneOf(...pageKinds), id }, { additionalProperties: false });
const call = Type.String({ pattern: CALL });
const module = id;

/**
 * The parameters of every action, by the name written in `do`. The file of the same name in `runtime/actions`
 * carries it out. Later steps of a chain see what a step gave as `result`.
 */
export const actionParameters = {
  openPage: { target, params: Type.Optional(params), newTab: Type.Optional(Type.Boolean()) },
  openUrl: { url: Type.String(), blank: Type.Optional(Type.Boolean()) },
  openDialog: {
    target,
    title: Type.Optional(TextSchema),
    params: Type.Optional(params),
    width: Type.Optional(Type.Number({ minimum: 240, maximum: 1600 })),
  },
  openDrawer: {
    target,
    title: Type.Optional(TextSchema),
    params: Type.Optional(params),
    width: Type.Optional(Type.Number({ minimum: 240, maximum: 1600 })),
  },
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
  remove: { module, ids: bindable },
  exportRows: {
    module,
    where: Type.Optional(bindable),
    sort: Type.Optional(bindable),
    fields: Type.Optional(bindable),
    format: Type.Optional(oneOf('xlsx', 'csv')),
  },
  copyText: { text: Type.String() },
  /** Tells whoever uses the control around the node; `payload` is what its events see as `event`. */
  emit: { event: Type.String(), payload: Type.Optional(bindable) },
  /** Ends the chain without an error. */
  stop: {},
} as const satisfies Record<string, Record<string, TSchema>>;

export type ActionName = keyof typeof actionParameters;

/**
 * One step of an action chain. `when` false skips the step; `onError` runs instead of the rest of the chain when
 * the step fails. Further members are the parameters of `actionParameters[do]`.
 */
export interface Action {
  do: string;
  when?: Static<typeof FlagSchema>;
  onError?: Action[];
  [parameter: string]: unknown;
}

export const ActionSchema = Type.Unsafe<Action>(
  Type.Cyclic(
    {
      Action: Type.Object({
        do: Type.String({ minLength: 1, maxLength: 64 }),
        when: Type.Optional(FlagSchema),
        onError: Type.Optional(Type.Array(Type.Ref('Action'))),
      }),
    },
    'Action',
  ),
);

/** What a parameter stands for, so that the check knows what it may name; the same name means the same in every action. */
export type ParameterRole =
  'target' | 'call' | 'module' | 'source' | 'field' | 'variable' | 'event' | 'data' | 'text' | 'value';

/** An action as data: what it takes, and what later steps of its chain see of it as `result`. */
export interface ActionDeclaration {
  readonly name: string;
  readonly parameters: Readonly<Record<string, TSchema>>;
  /** Parameters that may be left out. */
  readonly optional: readonly string[];
  /** `answer`: what the call answers; `record`: a record of its module; `any`: what nobody knows before. */
  readonly result: 'nothing' | 'answer' | 'record' | 'any';
  /** No step behind it runs. */
  readonly ends?: true;
}

const roles: Readonly<Record<string, ParameterRole>> = {
  target: 'target',
  call: 'call',
  module: 'module',
  source: 'source',
  field: 'field',
  name: 'variable',
  event: 'event',
  data: 'data',
  title: 'text',
  content: 'text',
  text: 'text',
};

/** What a parameter of an action stands for. */
export const roleOf = (parameter: string): ParameterRole => roles[parameter] ?? 'value';

const results: Partial<Record<ActionName, ActionDeclaration['result']>> = {
  call: 'answer',
  save: 'record',
  submit: 'record',
  openDialog: 'any',
  openDrawer: 'any',
  exportRows: 'any',
  remove: 'any',
};

/** Declares an action of an outside package, or one of ours. */
export function declareAction(
  name: string,
  parameters: Readonly<Record<string, TSchema>>,
  result: ActionDeclaration['result'] = 'nothing',
): ActionDeclaration {
  const optional = Object.keys(parameters).filter((each) => IsOptional(parameters[each]));
  return { name, parameters, optional, result };
}

/** The actions of the product by name. */
export const actionDeclarations: Readonly<Record<string, ActionDeclaration>> = Object.fromEntries(
  Object.entries(actionParameters).map(([name, parameters]) => {
    const declared = declareAction(name, parameters, results[name as ActionName]);
    return [name, name === 'stop' ? { ...declared, ends: true as const } : declared];
  }),
);

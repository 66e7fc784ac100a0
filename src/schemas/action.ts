import { IsOptional, Type, type Static, type TSchema } from 'typebox';
import { FlagSchema } from './flag.ts';

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
  | 'target'
  | 'call'
  | 'module'
  | 'flow'
  | 'source'
  | 'field'
  | 'variable'
  | 'event'
  | 'data'
  | 'address'
  | 'node'
  | 'text'
  | 'label'
  | 'chain'
  | 'chains'
  | 'value';

/** An action as data: what it takes, and what later steps of its chain see of it as `result`. */
export interface ActionDeclaration {
  readonly name: string;
  readonly parameters: Readonly<Record<string, TSchema>>;
  /** Parameters that may be left out. */
  readonly optional: readonly string[];
  /**
   * `answer`: what the call answers; `record`: a record of its module; `any`: what nobody knows before; a schema: values
   * of it.
   */
  readonly result: 'nothing' | 'answer' | 'record' | 'any' | TSchema;
  /** No step behind it runs. */
  readonly ends?: true;
  /** Works on the form around its node. */
  readonly onForm?: true;
  /** Its `steps` run once for each of its `items`, and see `item` and `index`. */
  readonly repeats?: true;
  /** It reaches what is beyond the portal: administrators alone put it into documents. */
  readonly administrators?: true;
  /** Parameters that a step may not leave out beside those that none may, by what else it says. */
  readonly demands?: (step: Action) => readonly string[];
}

const roles: Readonly<Record<string, ParameterRole>> = {
  target: 'target',
  call: 'call',
  module: 'module',
  flow: 'flow',
  source: 'source',
  field: 'field',
  name: 'variable',
  event: 'event',
  data: 'data',
  url: 'address',
  node: 'node',
  title: 'text',
  content: 'text',
  text: 'text',
  label: 'label',
  steps: 'chain',
  branches: 'chains',
  // The step of a flow, and no node of the document.
  'actFlow.node': 'value',
};

/** What a parameter of an action stands for. @param action its name */
export const roleOf = (parameter: string, action: string): ParameterRole =>
  roles[`${action}.${parameter}`] ?? roles[parameter] ?? 'value';

/** What an action can be beside its parameters and its result. */
type ActionTraits = Pick<ActionDeclaration, 'administrators' | 'demands' | 'ends' | 'onForm' | 'repeats'>;

/** Declares an action of an outside package, or one of ours. */
export function declareAction(
  name: string,
  parameters: Readonly<Record<string, TSchema>>,
  result: ActionDeclaration['result'] = 'nothing',
  traits: ActionTraits = {},
): ActionDeclaration {
  const optional = Object.keys(parameters).filter((each) => IsOptional(parameters[each]));
  return { name, parameters, optional, result, ...traits };
}

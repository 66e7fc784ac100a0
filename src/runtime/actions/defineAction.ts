import type { Action, ActionDeclaration } from '../../schemas/action.ts';
import { type ActionName, actionDeclarations } from '../../schemas/actionParameters.ts';
import type { Scope } from '../../documents/flag.ts';
import type { FormModel } from '../form/FormModel.ts';
import type { PageModel } from '../render/PageModel.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** What surrounds the chain that runs. */
export interface ActionContext {
  root: RootStore;
  page: PageModel;
  /** The form around the node, where there is one. */
  form: FormModel | undefined;
  scope: Scope;
  /** Aborted when the page is left, or what runs this chain has ended. */
  signal: AbortSignal;
  /** Evaluates a parameter: texts inside are templates. @throws where one of them fails: without it the step would do something else */
  read: (value: unknown) => unknown;
  /** As `read`, for what a call is given: its `where` may name a condition. */
  readParam: (param: unknown) => unknown;
  /** A text in the reader's language, with its templates; `names` stand in front of the scope. */
  text: (value: unknown, names?: Readonly<Record<string, unknown>>) => string;
  /**
   * Notes a failure that the step itself tells the person.
   * @param element what of many it failed for
   */
  log: (error: unknown, element?: string) => void;
  /**
   * Runs a chain inside of this step, with further names in scope; its first step sees the `result` that this one sees.
   * @param signal ends it earlier than the page's
   * @returns what its last step gave
   * @throws what its failing step threw; ChainStopped where it was stopped or the page was left
   */
  runSteps: (
    steps: readonly Action[],
    names?: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ) => Promise<unknown>;
}

/** One kind of action: what it declares, and `run`, which gives the step's result and throws when the step fails. */
export interface ActionDefinition extends ActionDeclaration {
  run(step: Action, context: ActionContext): unknown;
}

/** Ends a chain without an error: the person said no, or a `stop` step was reached. */
export class ChainStopped extends Error {
  constructor() {
    super('The chain was stopped.');
    this.name = 'ChainStopped';
  }
}

/**
 * Defines an action.
 * @param action the name of one of the product's, whose parameters are `schemas/actionParameters.ts`; or the declaration of an
 *   outside package's, made by `declareAction`
 * @throws Error where the product declares no action of that name
 */
export function defineAction(
  action: ActionName | ActionDeclaration,
  run: ActionDefinition['run'],
): ActionDefinition {
  const declaration = typeof action === 'string' ? actionDeclarations[action] : action;
  if (!declaration) throw new Error('The product declares no action of this name.');
  return { ...declaration, run };
}

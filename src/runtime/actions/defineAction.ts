import type { Action } from '../../schemas/action.ts';
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
  /** Aborted when the page is left. */
  signal: AbortSignal;
  /** Evaluates a parameter: texts inside are templates. */
  read: (value: unknown) => unknown;
  /** A text in the reader's language, with its templates. */
  text: (value: unknown) => string;
}

/** One kind of action. `run` gives the step's result; it throws when the step fails. */
export interface ActionDefinition {
  readonly name: string;
  run(step: Action, context: ActionContext): unknown;
}

/** Ends a chain without an error: the person said no, or a `stop` step was reached. */
export class ChainStopped extends Error {
  constructor() {
    super('The chain was stopped.');
    this.name = 'ChainStopped';
  }
}

export const defineAction = (name: string, run: ActionDefinition['run']): ActionDefinition => ({ name, run });

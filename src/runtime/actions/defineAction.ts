import {
  type Action,
  type ActionDeclaration,
  type ActionName,
  actionDeclarations,
} from '../../schemas/action.ts';
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
 * @param action the name of one of the product's, whose parameters are `schemas/action.ts`; or the declaration of an
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

import { makeAutoObservable, observableRef } from 'mobx';
import { createContext } from 'react';
import type { FormModel } from './FormModel.ts';

/** What leads through a form step by step, as the form's bar has to show it. */
export interface StepWalk {
  readonly first: boolean;
  readonly last: boolean;
  /** The fields of the step are being validated. */
  readonly busy: boolean;
  readonly backText: string;
  readonly nextText: string;
  readonly back: () => Promise<void>;
  /** Goes on where the fields of the step are sound. */
  readonly forward: () => Promise<void>;
  /** Opens the furthest step with one of these fields, or the first on the way to it that is not sound. */
  readonly resume: (codes: readonly string[]) => Promise<void>;
  /** The form was stored. */
  readonly finish: () => Promise<void>;
}

/**
 * Where a widget that leads through a form hands its buttons to the form's bar, so that the way on and the way out are
 * one row. The first that asks has it; a form in the form has none.
 */
export class FormSteps {
  readonly form: FormModel;
  walk: StepWalk | undefined;
  private owner: object | undefined;

  constructor(form: FormModel) {
    this.form = form;
    makeAutoObservable<this, 'owner'>(this, { form: false, walk: observableRef, owner: observableRef });
  }

  /** Whether the bar shows the buttons of that owner. */
  isOf(owner: object): boolean {
    return this.owner === owner;
  }

  /** Does nothing where the bar is another's. */
  take(owner: object, walk: StepWalk): void {
    this.owner ??= owner;
    if (this.owner === owner) this.walk = walk;
  }

  /** The bar is free again. */
  leave(owner: object): void {
    if (this.owner !== owner) return;
    this.owner = undefined;
    this.walk = undefined;
  }
}

/** The bar around a form; undefined where nobody draws one. */
export const FormStepsContext = createContext<FormSteps | undefined>(undefined);

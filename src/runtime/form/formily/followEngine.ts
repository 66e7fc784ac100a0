import { isArrayField, isField, LifeCycleTypes } from '@formily/core';
import { observe } from '@formily/reactive';
import type { FormModel } from '../FormModel.ts';

const INPUT: string = LifeCycleTypes.ON_FIELD_INPUT_VALUE_CHANGE;
const VALIDATED: string = LifeCycleTypes.ON_FIELD_VALIDATE_END;

/** Followed forms, with how many components ask for it and what ends it. */
const followed = new WeakMap<FormModel, { users: number; stop: () => void }>();

/**
 * Follows what components that were written for the engine change in it by themselves: values that they set, of their
 * own field or of another, what people type into them, and what they validate. One follower for all of a form.
 * @returns ends it, once
 */
export function followEngine(form: FormModel): () => void {
  const known = followed.get(form) ?? { users: 0, stop: start(form) };
  followed.set(form, known);
  known.users += 1;
  return () => {
    known.users -= 1;
    if (known.users > 0) return;
    known.stop();
    followed.delete(form);
  };
}

function start(form: FormModel): () => void {
  const { engine } = form;
  // Fields are made when they are first needed; a component that asks for another one by `query` is to find it.
  for (const field of form.fields.values()) void field.engine;
  const unobserve = observe(engine, (change) => {
    const [part, code] = change.path as readonly string[];
    if (part !== 'values') return;
    const changed = code === undefined ? [...form.fields.keys()] : [code];
    for (const each of changed) form.valueChanged(each);
  });
  const id = engine.subscribe(({ type, payload }) => {
    if (!isField(payload) && !isArrayField(payload)) return;
    const [code] = payload.address.segments;
    const field = form.field(String(code));
    if (!field) return;
    if (type === INPUT) field.typed();
    else if (type === VALIDATED) field.errorChanged();
  });
  return () => {
    unobserve();
    engine.unsubscribe(id);
  };
}

import { autorun, reaction, runInAction, type IReactionDisposer } from 'mobx';
import type { CompiledField } from '../../documents/form.ts';
import { hideRule } from '../../documents/hide.ts';
import { computedValue, isComputable } from '../../documents/computedFields.ts';
import { computesInside } from '../../documents/computeAll.ts';
import { isHidden } from '../../documents/fieldState.ts';
import type { FieldModel } from './FieldModel.ts';
import type { FormModel } from './FormModel.ts';

/**
 * Follows what the fields of an open form read: shows and hides them, empties those that their hide policy empties,
 * and computes those that are computed.
 * @returns ends it
 */
export function followForm(form: FormModel): IReactionDisposer[] {
  return [...followVisibility(form), ...followMembers(form), ...followComputed(form)];
}

/** What is computed is emptied by nobody: it would stand empty when it is shown again. */
const mayBeEmptied = ({ hide, node }: CompiledField): boolean => hideRule(hide).empties && !node.value;

/** Whether the hide table empties the field as it stands. */
export const isEmptied = ({ compiled, state }: FieldModel): boolean =>
  mayBeEmptied(compiled) && isHidden(compiled, state);

function followVisibility(form: FormModel): IReactionDisposer[] {
  const changing = [...form.fields.values()].filter(
    ({ compiled }) => compiled.node.visible.constant === undefined,
  );
  return changing.flatMap((field) => [
    reaction(
      () => field.state.visible.value,
      (visible) => {
        field.show(visible);
      },
      { fireImmediately: true },
    ),
    ...(mayBeEmptied(field.compiled) ? [followEmptied(form, field)] : []),
  ]);
}

/** While it is hidden whatever comes is emptied too: an action or a reset may write into what nobody sees. */
const followEmptied = (form: FormModel, field: FieldModel): IReactionDisposer =>
  reaction(
    () => (isEmptied(field) ? (field.value ?? null) !== null : undefined),
    (holds) => {
      if (holds === true) form.setValue(field.code, null);
      // Nor does a text stay that is no value yet.
      if (holds === false) field.letGo();
      if (holds === undefined) form.takeDefault(field.code);
    },
    { fireImmediately: true },
  );

function followMembers(form: FormModel): IReactionDisposer[] {
  return [...form.fields.values()].flatMap((field) =>
    computesInside(field.compiled) ? [computeInside(form, field)] : [],
  );
}

/**
 * Keeps what is computed inside a field's value up to date. A run that only answers to its own write writes nothing:
 * what reads the clock would never come to rest.
 */
function computeInside(form: FormModel, field: FieldModel): IReactionDisposer {
  let own = false;
  let begun = false;
  const isRestless = countAnswers(form);
  return autorun(() => {
    const { value } = field;
    const next = field.computedInside();
    if (own || next === value) own = false;
    else if (!isRestless()) {
      // The first run is told of its own write by nobody: it listens once it has ended.
      own = begun;
      runInAction(() => {
        form.compute(field.code, next);
      });
    }
    begun = true;
  });
}

function followComputed(form: FormModel): IReactionDisposer[] {
  return form.compiled.computed.flatMap(({ code, node }) => {
    const field = form.fields.get(code);
    if (!field || !node.value || !isComputable(field.compiled, form.scope, form.around.rights)) return [];
    const isRestless = countAnswers(form);
    return [
      autorun(() => {
        const computed = computedValue(field.compiled, form.scopes.saved);
        if (!computed || isRestless()) return;
        runInAction(() => {
          form.compute(code, computed.value);
        });
      }),
    ];
  });
}

/** Answers to one input until a computed field stands still, where a document lets it hide what it is computed from. */
const ANSWERS = 20;

/** Counts the runs that answer to nothing but what is computed. @returns whether there were too many of them */
function countAnswers(form: FormModel): () => boolean {
  let input = form.inputs;
  let runs = 0;
  return () => {
    runs = input === form.inputs ? runs + 1 : 0;
    input = form.inputs;
    return runs > ANSWERS;
  };
}

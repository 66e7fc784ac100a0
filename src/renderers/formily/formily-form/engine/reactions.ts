import {
  type GeneralField,
  isGeneralField,
  onFieldInit,
  onFieldInitialValueChange,
  onFieldInputValueChange,
  onFieldMount,
  onFieldUnmount,
  onFieldValidateEnd,
  onFieldValidateFailed,
  onFieldValidateStart,
  onFieldValidateSuccess,
  onFieldValueChange,
} from '@formily/core';
import { autorun, untracked } from '@formily/reactive';
import { parsePath, pathReader } from '../../../../conditions/index.ts';
import type { Scope } from '../../../../documents/flag.ts';
import type { Dependency, Effect, FieldReaction, StateWrite } from '../../../../documents/formily/plan.ts';
import { extendScope } from '../../../../documents/prop.ts';
import { applyWrite } from './applyWrite.ts';
import { fieldView, formView } from './fieldView.ts';
import type { SchemaRun } from './SchemaRun.ts';

/** What the engine runs for a field, anew whenever what it read has changed. */
export type EngineReaction = (field: GeneralField) => void;

const effects = {
  onFieldInit,
  onFieldMount,
  onFieldUnmount,
  onFieldValueChange,
  onFieldInputValueChange,
  onFieldInitialValueChange,
  onFieldValidateStart,
  onFieldValidateEnd,
  onFieldValidateFailed,
  onFieldValidateSuccess,
} as const;

/** When a reaction on other fields takes place where it does not say. */
const BY_DEFAULT: readonly Effect[] = ['onFieldInit', 'onFieldValueChange'];

/** What an expression of one field sees; `deps` and `target` are those of the reaction that runs. */
interface Seen {
  readonly scope: Scope;
  deps: object;
  target: object | null;
}

/** Keeps a member of a field's state as an expression says. */
export function stateReaction(write: StateWrite, run: SchemaRun): EngineReaction {
  const read = run.template(write.value);
  return perField((field, seen, key) => {
    if (run.allows(key, field)) applyWrite(field, write, read(seen.scope));
  }, run);
}

/** One of the `x-reactions` of a field. */
export function userReaction(reaction: FieldReaction, run: SchemaRun): EngineReaction {
  const { when, target } = reaction;
  const holds = !when ? () => true : 'rules' in when ? run.rules(when.rules) : run.template(when.template);
  const fulfill = compiled(reaction.fulfill, run);
  const otherwise = compiled(reaction.otherwise, run);
  const named = reaction.effects.length > 0 || target === undefined ? reaction.effects : BY_DEFAULT;
  return perField((field, seen, key) => {
    const react = (): void => {
      if (!run.allows(key, field)) return;
      seen.deps = dependenciesOf(field, reaction.dependencies);
      seen.target = null;
      const writes = holds(seen.scope) ? fulfill : otherwise;
      if (target === undefined) {
        for (const { write, read } of writes) applyWrite(field, write, read(seen.scope));
        return;
      }
      field.form.setFieldState(target, (state) => {
        if (!isGeneralField(state)) return;
        seen.target = fieldView(state);
        for (const { write, read } of writes) applyWrite(state, write, read(seen.scope));
      });
    };
    if (named.length === 0) react();
    else
      autorun.memo(() => {
        untracked(() => {
          for (const name of named) effects[name](field.address, react);
        });
      }, []);
  }, run);
}

const compiled = (writes: readonly StateWrite[], run: SchemaRun) =>
  writes.map((write) => ({
    write,
    read: write.changes ? run.template(write.value) : (): unknown => write.value,
  }));

/** Gives each field that the reaction is run for what it sees, kept between its runs. */
function perField(
  react: (field: GeneralField, seen: Seen, key: object) => void,
  { scope }: SchemaRun,
): EngineReaction {
  const known = new WeakMap<GeneralField, Seen>();
  return (field) => {
    const seen = known.get(field) ?? seenBy(field, scope);
    known.set(field, seen);
    react(field, seen, seen);
  };
}

function seenBy(field: GeneralField, page: Scope): Seen {
  const { form } = field;
  const names = {
    $self: fieldView(field),
    $form: formView(form),
    get $values(): unknown {
      return form.values as unknown;
    },
    get $record(): unknown {
      return field.record as unknown;
    },
    get $records(): unknown {
      return field.records as unknown;
    },
    get $index(): unknown {
      return field.index;
    },
    get $lookup(): unknown {
      return form.values as unknown;
    },
    get $deps(): object {
      return seen.deps;
    },
    get $dependencies(): object {
      return seen.deps;
    },
    get $target(): object | null {
      return seen.target;
    },
  };
  const seen: Seen = { scope: extendScope(page, names), deps: [], target: null };
  return seen;
}

/** As a list where they have no names, as Formily gives them. */
function dependenciesOf(field: GeneralField, dependencies: readonly Dependency[]): object {
  const read = dependencies.map(({ key, source, property }) => {
    const found = field.query(source).take();
    return [key, found && pathReader(parsePath(property))(fieldView(found))] as const;
  });
  if (read.every(([key], index) => key === String(index))) return read.map(([, value]) => value);
  return Object.fromEntries(read);
}

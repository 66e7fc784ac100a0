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
import { autorun, batch, observable, untracked } from '@formily/reactive';
import { parsePath, pathReader } from '../../../../conditions/index.ts';
import type { Scope } from '../../../../documents/flag.ts';
import type { Dependency, Effect, FieldReaction, StateWrite } from '../../../../documents/formily/plan.ts';
import { extendScope } from '../../../../documents/prop.ts';
import { applyWrite } from './applyWrite.ts';
import { fieldView, formView } from './fieldView.ts';
import type { ReadFor, SchemaRun } from './SchemaRun.ts';
import type { Turn } from './Turns.ts';

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

/** What an expression of one field sees in one reaction; `deps` and `target` are those of its run. */
interface Seen extends Turn {
  readonly scope: Scope;
  /** Changes where the reaction is to be run once more. */
  readonly runs: { count: number };
  deps: object;
  target: object | null;
}

interface CompiledWrite {
  readonly write: StateWrite;
  readonly read: ReadFor<unknown>;
}

/** Keeps a member of a field's state as an expression says. */
export function stateReaction(write: StateWrite, run: SchemaRun): EngineReaction {
  const compiled = compiledWrite(write, run);
  return perField(run, (field, seen) => {
    run.turns.take(seen, (writes) => {
      apply(field, field, seen, [compiled], writes, run);
    });
  });
}

/** One of the `x-reactions` of a field. */
export function userReaction(reaction: FieldReaction, run: SchemaRun): EngineReaction {
  const { when, target, dependencies } = reaction;
  const holds = !when ? () => true : 'rules' in when ? run.rules(when.rules) : run.template(when.template);
  const fulfill = reaction.fulfill.map((write) => compiledWrite(write, run));
  const otherwise = reaction.otherwise.map((write) => compiledWrite(write, run));
  const named = reaction.effects.length > 0 || target === undefined ? reaction.effects : BY_DEFAULT;
  return perField(run, (field, seen) => {
    const react = (): void => {
      run.turns.take(seen, (writes) => {
        seen.deps = dependenciesOf(field, dependencies);
        seen.target = null;
        const chosen = holds(field, seen.scope) ? fulfill : otherwise;
        if (target === undefined) {
          apply(field, field, seen, chosen, writes, run);
          return;
        }
        if (!writes) return; // It is set off by events, not by what it reads.
        inScope(() => {
          field.form.setFieldState(target, (state) => {
            if (!isGeneralField(state)) return;
            seen.target = fieldView(state);
            apply(field, state, seen, chosen, true, run);
          });
        });
      });
    };
    if (named.length === 0) react();
    else {
      seen.again = () => {
        if (!field.destroyed) react();
      };
      autorun.memo(() => {
        untracked(() => {
          for (const name of named) effects[name](field.address, react);
        });
      }, []);
    }
  });
}

const compiledWrite = (write: StateWrite, run: SchemaRun): CompiledWrite => ({
  write,
  read: write.changes ? run.template(write.value) : (): unknown => write.value,
});

/** Reads what is to be written for a field, one after the other, and writes it into a state. */
function apply(
  field: GeneralField,
  state: GeneralField,
  seen: Seen,
  chosen: readonly CompiledWrite[],
  writes: boolean,
  run: SchemaRun,
): void {
  inScope(() => {
    for (const { write, read } of chosen) {
      const given = read(field, seen.scope);
      const begins = write.rule !== true && write.to[0] === 'initialValue';
      if (writes && !(begins && run.isStored(state))) applyWrite(state, write, given);
    }
  });
}

/** What is set off in it runs before it ends, so that reactions that set each other off are as deep as they are many. */
const inScope = (act: () => void): void => {
  if (batch.scope) batch.scope(act);
  else batch(act);
};

/** Gives each field that the reaction is run for what it sees, kept between its runs. */
function perField(run: SchemaRun, react: (field: GeneralField, seen: Seen) => void): EngineReaction {
  const known = new WeakMap<GeneralField, Seen>();
  return (field) => {
    const seen = known.get(field) ?? seenBy(field, run);
    known.set(field, seen);
    void seen.runs.count;
    react(field, seen);
  };
}

function seenBy(field: GeneralField, run: SchemaRun): Seen {
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
  const runs = observable({ count: 0 });
  const seen: Seen = {
    scope: extendScope(run.scope, names),
    runs,
    deps: [],
    target: null,
    again: () => {
      runs.count += 1;
    },
    circle: () => {
      run.tellCircle(field);
    },
  };
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

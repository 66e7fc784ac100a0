import { useState } from 'react';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { useText } from '../../runtime/locale/useText.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import type { NestingProps } from './controlProps.ts';
import { propsOf } from './propsOf.ts';
import { recordOf } from './recordOf.ts';
import { shapeOf } from './schemaShape.ts';
import { settingsLocale } from './settings.locale.ts';
import { starterOf } from './starterOf.ts';
import { type TaggedShape, taggedShape } from './taggedShape.ts';

interface TaggedControlProps extends NestingProps {
  schema: TSchema;
  /** What holds where the document says nothing. */
  fallback: unknown;
  /** The document has to say something. */
  required: boolean;
}

/**
 * One of several shapes: which one, and its members. What is chosen and not complete yet waits here: the document keeps
 * what it had until then.
 */
export function TaggedControl({ schema, fallback, required, List, ...props }: TaggedControlProps) {
  const { title, value, disabled, change } = props;
  const text = useText(settingsLocale);
  const [waiting, wait] = useState<Readonly<Record<string, unknown>>>();
  const shape = taggedShape(schema);
  if (shape === undefined) return null;
  const { tag, choices, variants } = shape;
  const shown = waiting ?? recordOf(value);
  const chosen = shown[tag];
  const variant = typeof chosen === 'string' ? variants.get(chosen) : undefined;
  // What can only be one thing is set with the choice.
  const members = Object.fromEntries(
    Object.entries(variant === undefined ? {} : propsOf(variant)).filter(
      ([name, prop]) => name !== tag && shapeOf(prop.schema).const === undefined,
    ),
  );
  const set = (next: Readonly<Record<string, unknown>>): void => {
    const fits: boolean = Check(schema, next);
    wait(fits ? undefined : next);
    if (fits) change(next);
  };
  const choose = (next: unknown): void => {
    if (typeof next === 'string') set(begun(shape, next, shown));
    else {
      wait(undefined);
      change(undefined);
    }
  };
  return (
    <div role="group" aria-label={title} className="at-settings-object">
      <ChoiceControl
        {...props}
        value={chosen}
        invalid={props.invalid}
        choices={choices}
        fallback={recordOf(fallback)[tag]}
        required={required}
        change={choose}
      />
      {Object.keys(members).length > 0 && (
        <List
          schema={members}
          values={shown}
          disabled={disabled}
          change={(next = {}) => set({ ...next, [tag]: chosen })}
        />
      )}
      {waiting !== undefined && <p className="at-settings-default">{text('waiting')}</p>}
    </div>
  );
}

/** A shape to begin with: what it has in common with the one before, what it must have, and nothing that somebody has to choose. */
function begun(
  { tag, variants }: TaggedShape,
  chosen: string,
  before: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { properties = {}, required = [] } = shapeOf(variants.get(chosen) ?? {});
  const members = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    if (name === tag) return [];
    const had = before[name];
    if (had !== undefined && Check(schema, had)) return [[name, had]];
    return required.includes(name) && !isChosen(schema) ? [[name, starterOf(schema, 1)]] : [];
  });
  return { [tag]: chosen, ...Object.fromEntries(members) };
}

/** What nobody can begin with: something of the installation or the document, or a list that is not empty. */
function isChosen(schema: TSchema): boolean {
  const { type, pattern, minItems = 0 } = shapeOf(schema);
  return (type === 'string' && pattern !== undefined) || (type === 'array' && minItems > 0);
}

import type { VoidField } from '@formily/core';
import { RecursionField, type ISchema } from '@formily/react';
import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createEngine } from '../engine.ts';
import { useForm } from '../FormContext.tsx';
import { EngineScope } from './EngineScope.tsx';
import type { DrawnProps } from './DrawnField.tsx';
import { patternOf } from './fieldStates.ts';
import { useEnd } from './useEnd.ts';

/** A component without a value, such as a layout, over a field of the engine that holds none. */
export function DrawnVoid({ component, components, parts, given, own }: DrawnProps): ReactNode {
  const form = useForm();
  const id = useId();
  const [field] = useState(() => {
    const engine = form?.engine ?? createEngine({});
    return engine.createVoidField({ name: `part_${id.replaceAll(/\W/g, '_')}` });
  });
  const told = useRef<string>();
  const tell = (): void => {
    field.setTitle(given.title);
    field.setComponent(component, own);
    // Said once: the component may change it by itself, such as one that is read until it is opened.
    const pattern = patternOf(given);
    if (told.current !== pattern) field.setPattern(pattern);
    told.current = pattern;
  };
  useState(tell); // before anybody draws it
  useLayoutEffect(tell);
  useEnd(field, endField);
  const schema = useMemo<ISchema>(() => ({ type: 'void', ...parts }), [parts]);
  return (
    <EngineScope form={field.form} components={components}>
      <RecursionField name={field.address.toString()} schema={schema} />
    </EngineScope>
  );
}

/** Takes a field that holds no value out of its form, with the parts in it, which would else stay for as long as the form. */
function endField({ form, address }: VoidField): void {
  const own = address.toString();
  const parts = Object.keys(form.fields).filter((each) => each === own || each.startsWith(`${own}.`));
  for (const part of parts) form.fields[part]?.destroy(false);
}

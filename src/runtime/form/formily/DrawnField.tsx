import { isArrayField } from '@formily/core';
import { RecursionField, type ISchema } from '@formily/react';
import { useLayoutEffect, useMemo, useState, type FocusEvent, type ReactNode } from 'react';
import type { FieldMeta } from '../../../schemas/rendererMeta.ts';
import type { FieldBinding, RendererProps } from '../../render/rendererProps.ts';
import { EngineScope, type FormilyComponent, type FormilyComponents } from './EngineScope.tsx';
import { tellStates, type ToldOptions } from './fieldStates.ts';
import { useEngineField } from './useEngineField.ts';

export interface DrawnProps {
  component: FormilyComponent;
  components: FormilyComponents;
  /** What the component reads of its schema. */
  parts: ISchema;
  given: RendererProps;
  /** The component's own props. */
  own: object;
}

/** A component with a value, over the engine's field. */
export function DrawnField({
  component,
  components,
  parts,
  given,
  binding,
  meta,
  options,
  own,
}: DrawnProps & { binding: FieldBinding; meta: FieldMeta; options: ToldOptions | undefined }): ReactNode {
  const field = useEngineField(given, binding, meta);
  const isArray = isArrayField(field);
  const tell = (): void => {
    tellStates(field, given, options);
    field.setComponent(component, { ...own, ...(isArray ? {} : ofInput(given, binding)) });
  };
  useState(tell); // before anybody draws it
  useLayoutEffect(tell);
  const schema = useMemo<ISchema>(() => ({ type: isArray ? 'array' : 'string', ...parts }), [isArray, parts]);
  const drawn = <RecursionField name={binding.code} schema={schema} />;
  return (
    <EngineScope form={field.form} components={components}>
      {isArray ? <div {...ofGroup(given, binding)}>{drawn}</div> : drawn}
    </EngineScope>
  );
}

/** What ties an input to its label, its message, and tells when it is left. */
const ofInput = ({ title }: RendererProps, binding: FieldBinding): object => ({
  id: binding.id,
  'aria-required': binding.required,
  'aria-invalid': binding.invalid,
  'aria-describedby': binding.describedBy,
  ...((binding.unlabelled === true || binding.mode === 'filter') && { 'aria-label': title }),
  onBlur: binding.leave,
});

/** The same of inputs that stand for the field together. */
const ofGroup = ({ title, enabled }: RendererProps, binding: FieldBinding) => ({
  id: binding.id,
  role: 'group' as const,
  'aria-label': title,
  'aria-invalid': binding.invalid,
  'aria-disabled': !enabled,
  'aria-describedby': binding.describedBy,
  style: { minWidth: 0 },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) binding.leave();
  },
});

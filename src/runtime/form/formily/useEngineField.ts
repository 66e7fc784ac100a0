import { LifeCycleTypes } from '@formily/core';
import { observe } from '@formily/reactive';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { same } from '../../../documents/same.ts';
import type { FieldMeta } from '../../../schemas/rendererMeta.ts';
import type { FieldBinding, RendererProps } from '../../render/rendererProps.ts';
import { copyOf } from '../copyOf.ts';
import { createEngine, createEngineField, type EngineField } from '../engine.ts';
import { useForm } from '../FormContext.tsx';
import { followEngine } from './followEngine.ts';

const INPUT: string = LifeCycleTypes.ON_FIELD_INPUT_VALUE_CHANGE;

/**
 * The engine's field that a widget draws: that of the form around, or, where the value is no field of a form (a filter,
 * a cell, a member of another value), the one field of a form of its own, whose value follows the widget's both ways.
 */
export function useEngineField(given: RendererProps, binding: FieldBinding, meta: FieldMeta): EngineField {
  const [field] = useState(() => binding.engine?.() ?? ownField(binding, meta));
  const form = useForm();
  const around = binding.engine && form;
  const latest = useRef({ binding, given });
  useLayoutEffect(() => {
    latest.current = { binding, given };
  });

  useEffect(() => {
    if (!around) return undefined;
    around.field(binding.code)?.copyValue();
    around.field(binding.code)?.followDisplay();
    const unfollow = followEngine(around);
    const id = around.engine.subscribe(({ type, payload }) => {
      if (type !== INPUT || payload !== field) return;
      void latest.current.given.emit('change', around.field(binding.code)?.value ?? null);
    });
    return () => {
      around.engine.unsubscribe(id);
      unfollow();
    };
  }, [around, field, binding.code]);

  useLayoutEffect(() => {
    if (around || same(valueOf(field), binding.value ?? null)) return;
    field.setValue(copyOf(binding.value));
  }, [around, field, binding.value]);

  useEffect(() => {
    if (around) return undefined;
    return observe(field.form, (change) => {
      const [part] = change.path as readonly string[];
      if (part !== 'values') return;
      const value = valueOf(field);
      if (!same(value, latest.current.binding.value ?? null)) latest.current.binding.set(value);
    });
  }, [around, field]);

  return field;
}

/** The value in our words: what is empty is null. */
function valueOf(field: EngineField): unknown {
  const value = copyOf(field.form.getValuesIn(field.address));
  return value === undefined || value === '' ? null : value;
}

const ownField = ({ code, value }: FieldBinding, meta: FieldMeta): EngineField =>
  createEngineField(createEngine({ values: { [code]: copyOf(value) } }), meta, { name: code });

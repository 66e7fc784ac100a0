import { Check } from 'typebox/value';
import { controlMeta } from '../../../documents/control.ts';
import type { ControlDocument } from '../../../schemas/documents/control.ts';

/** The inputs that a control declares, as far as they are of its types; others keep the control's own defaults. */
export function controlInputs(
  control: ControlDocument,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const declared = Object.entries(controlMeta(control).props);
  return Object.fromEntries(
    declared.flatMap(([name, { resolved, schema }]) => {
      if (!Object.hasOwn(given, name)) return [];
      const value = given[name];
      return Check(resolved ?? schema, value) ? [[name, value]] : [];
    }),
  );
}

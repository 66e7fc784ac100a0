import type { Prop, PropsSchema } from '../../schemas/prop.ts';

/** The props that a panel shows for what a document writes, in their order. */
export function orderedProps(
  schema: PropsSchema,
  values: Readonly<Record<string, unknown>>,
): readonly (readonly [string, Prop])[] {
  return Object.entries(schema)
    .filter(([name, prop]) => values[name] !== undefined || applies(prop, schema, values))
    .sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0));
}

/** Whether the props that a prop depends on have the values for it, their fallbacks counted. */
function applies({ when }: Prop, schema: PropsSchema, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(when ?? {}).every(([name, wanted]) => {
    const value = values[name] ?? schema[name]?.fallback;
    return wanted.some((each) => each === value);
  });
}

import { isTemplate } from '../../settings/controlOf.ts';

/** The expressions in what a source hands on, each once, as they are written. */
export function templatesIn(value: unknown): readonly string[] {
  if (isTemplate(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(templatesIn))];
}

/**
 * A value with its expressions replaced by what they are taken to yield. A parameter whose whole expression yields nothing
 * is left out, as a page that has no such value leaves it out.
 */
export function withSamples(value: unknown, samples: Readonly<Record<string, unknown>>): unknown {
  if (isTemplate(value)) return Object.hasOwn(samples, value) ? samples[value] : undefined;
  if (Array.isArray(value)) return value.map((each) => withSamples(each, samples));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const made = withSamples(each, samples);
      return made === undefined ? [] : [[name, made]];
    }),
  );
}

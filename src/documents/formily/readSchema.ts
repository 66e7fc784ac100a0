import type { Finding } from '../../schemas/finding.ts';
import { ownMember } from '../../schemas/pointer.ts';
import { formilyFinding } from './findings.ts';
import { addressFindings } from './named.ts';
import type { FormilyNode } from './plan.ts';
import { Reading, type ReadingOptions } from './Reading.ts';
import { readRoot } from './readNode.ts';
import { safeProps } from './safeProps.ts';

/** A Formily schema as far as it is data, and what was found in it. */
export interface ReadSchema {
  /** undefined: there is nothing to draw. */
  readonly root: FormilyNode | undefined;
  /** Props of the layout around all fields, as designers of Formily export them beside the schema. */
  readonly form: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
  /** Templates of our language, rules and patterns by the JSON pointers of their places. */
  readonly templates: Reading['templates'];
  readonly rules: Reading['rules'];
  readonly patterns: Reading['patterns'];
  /** What reactions call the fields that they read or change. */
  readonly addresses: Reading['addresses'];
}

/**
 * Reads a Formily schema, alone or as `{ form, schema }`. Nothing of it is run: expressions become ours, components are
 * names of those that there are, and what is none of this is told and left out. It never throws.
 */
export function readFormilySchema(value: unknown, options: ReadingOptions): ReadSchema {
  const reading = new Reading(options);
  const inner = ownMember(value, 'schema');
  const isWrapped =
    typeof inner === 'object' && inner !== null && ownMember(value, 'properties') === undefined;
  const schema = isWrapped ? inner : value;
  const path = isWrapped ? '/schema' : '';
  const root =
    typeof schema === 'object' && schema !== null && !Array.isArray(schema)
      ? readRoot(schema as Record<string, unknown>, path, reading)
      : undefined;
  if (!root && reading.findings.length === 0) reading.findings.push(formilyFinding('FORMILY_SHAPE', path));
  const kept = reading.isTooLarge ? undefined : root;
  if (kept) reading.findings.push(...addressFindings(kept, reading));
  const { findings, templates, rules, patterns, addresses } = reading;
  return {
    root: kept,
    form: isWrapped ? formProps(value, reading) : {},
    findings,
    templates,
    rules,
    patterns,
    addresses,
  };
}

function formProps(value: unknown, reading: Reading): Readonly<Record<string, unknown>> {
  const form = ownMember(value, 'form');
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return {};
  const translated = reading.translate(form, '/form', true);
  return safeProps((translated?.value ?? {}) as Record<string, unknown>, (way) => reading.prop(way, '/form'));
}

import { pointer } from '../../../schemas/pointer.ts';
import { isFieldReference } from '../../../schemas/node.ts';
import { same } from '../../same.ts';
import type { Branch } from '../normalise/branches.ts';
import { type Normal, normalise } from '../normalise/normalise.ts';
import { importFinding } from '../read/findings.ts';
import { isList, isRecord, isText, own } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Draft, Pending, Run } from '../read/run.ts';
import { knownAt } from '../states/addresses.ts';
import { every, negated, type Said } from '../states/said.ts';
import { filledTest, objectTest } from '../states/schemaTest.ts';
import { addressOf, type Around, type Placed } from './around.ts';
import { constrainField } from './constraints.ts';

/** What reads a property as if it stood in the object itself. */
type Property = (name: string, properties: Reader, around: Around) => Placed;

interface Reading {
  readonly run: Run;
  readonly around: Around;
  /** Names of the properties that the object has anyway. */
  readonly always: ReadonlySet<string>;
  readonly property: Property;
  /** What conditions have brought, by name. */
  readonly brought: Map<string, { readonly schema: unknown; readonly nodes: readonly Draft[] }>;
}

/** The fields that an object has where conditions hold: they are shown, and required, by them. */
export function readBranches(
  branches: readonly Branch[],
  { run, around, always, property }: Omit<Reading, 'brought'>,
): Placed {
  const reading = { run, around, always, property, brought: new Map() };
  return branches.flatMap((branch) => readBranch(branch, () => true, reading));
}

function readBranch({ when, holds, then }: Branch, outer: () => Said, reading: Reading): Placed {
  const { run, around } = reading;
  const address = [...around.base, ...around.address];
  const test = (): Said => {
    const said = isText(when) ? filledTest([...address, when], run) : objectTest(when, address, run);
    return every([outer(), holds ? said : negated(said)]);
  };
  const normal = normalise(then.source, then.path, run, around.following);
  if (!normal) return [];
  const picked = isText(when) ? readAlternatives(when, normal, test, reading) : [];
  const placed = readPart(normal, test, reading);
  const inside = normal.branches.flatMap((branch) => readBranch(branch, test, reading));
  normal.reader.take('type');
  normal.reader.rest(run);
  return [...placed, ...picked, ...inside];
}

/** Alternatives of which each names the values of the property that they depend on. */
function readAlternatives(name: string, { reader }: Normal, outer: () => Said, reading: Reading): Placed {
  const { run, around } = reading;
  const list = reader.peek('oneOf') ?? reader.peek('anyOf');
  const member = reader.peek('oneOf') === undefined ? 'anyOf' : 'oneOf';
  const deciding = (each: unknown): unknown => {
    const properties = isRecord(each) ? own(each, 'properties') : undefined;
    const found = isRecord(properties) ? own(properties, name) : undefined;
    return isRecord(found) && ['const', 'enum'].some((key) => Object.hasOwn(found, key)) ? found : undefined;
  };
  if (!isList(list) || !list.every((each) => deciding(each) !== undefined)) return [];
  reader.take(member);
  const address = [...around.base, ...around.address];
  return list.flatMap((each, index) => {
    const schema = isRecord(each) ? each : {};
    const path = pointer(reader.at(member), String(index));
    const test = (): Said =>
      every([outer(), objectTest({ properties: { [name]: deciding(each) } }, address, run)]);
    const normal = normalise(schema, path, run, around.following);
    if (!normal) return [];
    const placed = readPart(normal, test, reading, name);
    normal.reader.take('type');
    normal.reader.rest(run);
    return placed;
  });
}

/** @param decided the property that the condition is about, which it says nothing more of */
function readPart({ reader }: Normal, test: () => Said, reading: Reading, decided?: string): Placed {
  const { run, around } = reading;
  const properties = reader.within('properties', true);
  const placed = (properties?.keys() ?? []).flatMap((name) => {
    if (!properties || name === decided) return [];
    return reading.always.has(name)
      ? constrain(name, properties, test, reading)
      : bring(name, properties, test, reading);
  });
  for (const name of (reader.takeIf('required', isList) ?? []).filter(isText)) {
    const path = reader.at('required');
    const field = knownAt(run, addressOf(around, name));
    if (!field && !reading.always.has(name) && !reading.brought.has(name))
      run.report(importFinding('NOT_CARRIED.unknownRequired', path, { name }));
    else if (around.optional) run.report(importFinding('NOT_CARRIED.requiredInside', path, { name }));
    else
      decide('required', test, path, run, () => {
        const known = knownAt(run, addressOf(around, name));
        return known?.code === undefined ? undefined : [known.node];
      });
  }
  return placed;
}

/** A field that the object has under a condition alone. */
function bring(name: string, properties: Reader, test: () => Said, reading: Reading): Placed {
  const { run, around, brought, property } = reading;
  const schema = properties.peek(name);
  const before = brought.get(name);
  if (schema === false) return [];
  if (before) {
    if (!same(before.schema, schema))
      run.report(importFinding('NOT_CARRIED.twice', properties.at(name), { name }));
    else decide('visible', test, properties.at(name), run, () => before.nodes);
    return [];
  }
  const placed = property(name, properties, around);
  const nodes =
    run.table === undefined
      ? placed.flatMap((each) =>
          isFieldReference(each) ? run.fields.filter((field) => field.name === each.field) : [each as Draft],
        )
      : run.fields.filter((field) =>
          placed.some((each) => isFieldReference(each) && each.field === field.name),
        );
  brought.set(name, { schema, nodes });
  if (nodes.length > 0) decide('visible', test, properties.at(name), run, () => nodes);
  return placed;
}

/** What a condition asks of a field that the object has anyway: that it is not there, or that its value fits. */
function constrain(name: string, properties: Reader, test: () => Said, { run, around }: Reading): Placed {
  const schema = properties.peek(name);
  const path = properties.at(name);
  const address = addressOf(around, name);
  if (schema !== false) constrainField({ schema, name, path, address }, () => test(), run);
  else {
    const target = (): readonly Draft[] | undefined => {
      const known = knownAt(run, address);
      return known && [known.node];
    };
    decide('visible', () => negated(test()), path, run, target);
  }
  return [];
}

function decide(
  flag: Pending['flag'],
  test: () => Said,
  path: string,
  run: Run,
  nodes: Pending['nodes'],
): void {
  run.shared.pending.push({ nodes, flag, joins: true, write: test, path });
}

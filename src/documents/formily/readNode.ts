import { pointer } from '../../schemas/pointer.ts';
import { isFieldName } from './addresses.ts';
import { isComponentName, isUpload, STEERING, COMPONENT_NAMES } from './componentNames.ts';
import { formilyFinding } from './findings.ts';
import type { FormilyNode, PatternRule, StateWrite } from './plan.ts';
import { Once } from './Once.ts';
import { readMember } from './readMember.ts';
import { readReactions } from './readReaction.ts';
import { readPattern, readValidator } from './readValidator.ts';
import { write } from './readWrites.ts';
import type { Reading } from './Reading.ts';
import { follow } from './references.ts';
import { safeProps } from './safeProps.ts';

/** Where a piece of a schema stands. */
interface At {
  readonly root: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly depth: number;
  readonly through: readonly string[];
  readonly known: Known;
}

/** What was read already, of definitions to which several places refer. */
class Known {
  readonly reactions = new Once<FormilyNode['reactions']>();
  readonly properties = new Once<FormilyNode['properties']>();
  readonly items = new Once<FormilyNode['items']>();
  private readonly members = new Map<string, Once<Members>>();

  /** Of members of that name. */
  named(name: string): Once<Members> {
    const once = this.members.get(name) ?? new Once<Members>();
    this.members.set(name, once);
    return once;
  }
}

/** Reads a schema from its root; undefined where nothing can be drawn. */
export const readRoot = (
  schema: Readonly<Record<string, unknown>>,
  path: string,
  reading: Reading,
): FormilyNode | undefined =>
  readNode(schema, { root: schema, path, depth: 0, through: [], known: new Known() }, reading);

/** Reads one field with all that stands in it. */
function readNode(value: unknown, at: At, reading: Reading): FormilyNode | undefined {
  if (!reading.takes(at.depth, at.path)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    reading.findings.push(formilyFinding('FORMILY_SHAPE', at.path));
    return undefined;
  }
  const referred = follow(value as Readonly<Record<string, unknown>>, at.root, at.through, at.path, reading);
  if (!referred) return undefined;
  const { schema } = referred;
  const { known, depth } = at;
  const inside = { ...at, through: referred.through, depth: depth + 1 };
  const made = new Members(at.path, reading, schema['x-compile-omitted']);
  for (const [name, member] of Object.entries(schema)) {
    // What is omitted is said beside it, and may be said otherwise elsewhere.
    if (made.omits) made.read(name, member);
    else
      made.add(
        known.named(name).read(member, depth, at.path, reading, () => {
          const part = new Members(at.path, reading);
          part.read(name, member);
          return part;
        }),
      );
  }
  const reactions = schema['x-reactions'];
  const reactionsAt = pointer(at.path, 'x-reactions');
  return {
    path: at.path,
    members: made.members,
    writes: made.writes,
    reactions: known.reactions.read(reactions, depth, reactionsAt, reading, () =>
      readReactions(reactions, reactionsAt, reading),
    ),
    patterns: made.patterns,
    missing: made.missing,
    properties: known.properties.read(schema.properties, depth, at.path, reading, () =>
      readProperties(schema.properties, inside, reading),
    ),
    items: known.items.read(schema.items, depth, at.path, reading, () =>
      readItems(schema.items, inside, reading),
    ),
  };
}

/** The members of one field, read one by one. */
class Members {
  readonly members: Record<string, unknown> = {};
  readonly writes: StateWrite[] = [];
  readonly patterns: PatternRule[] = [];
  missing: string | undefined;
  /** Whether texts of some members are no templates. */
  readonly omits: boolean;
  private readonly path: string;
  private readonly reading: Reading;
  /** Members whose texts are no templates. */
  private readonly asIs: ReadonlySet<unknown>;

  constructor(path: string, reading: Reading, omitted?: unknown) {
    this.path = path;
    this.reading = reading;
    this.asIs = new Set(Array.isArray(omitted) ? omitted : []);
    this.omits = this.asIs.size > 0;
  }

  /** Takes over what was read of one member. */
  add({ members, writes, patterns, missing }: Members): void {
    Object.assign(this.members, members);
    this.writes.push(...writes);
    this.patterns.push(...patterns);
    this.missing ??= missing;
  }

  /** Reads one member. */
  read(name: string, value: unknown): void {
    if (!this.reading.counts(1, this.path)) return;
    const path = pointer(this.path, name);
    switch (name) {
      case 'properties':
      case 'items':
      case 'x-reactions':
      case 'definitions':
      case '$defs':
      case 'x-compile-omitted':
        return;
      case 'x-component':
      case 'x-decorator':
        this.component(name, value, path);
        return;
      case 'x-component-props':
      case 'x-decorator-props':
        this.props(name, value, path);
        return;
      case 'pattern': {
        const found = readPattern(value, path, this.reading);
        if (found) this.patterns.push(found);
        return;
      }
      case 'x-validator': {
        const { rules, patterns } = readValidator(value, path, this.reading);
        if (rules.length > 0) this.members['x-validator'] = rules;
        this.patterns.push(...patterns);
        return;
      }
      default:
        this.plain(name, value, path);
    }
  }

  private plain(name: string, value: unknown, path: string): void {
    const { reading, asIs } = this;
    const read = readMember(name, value, path, reading, asIs.has(name));
    if (!read) return;
    if ('write' in read) this.writes.push(...read.write);
    else this.members[name] = read.value;
    // What stays as it is, the engine is not to compile either.
    if (asIs.has(name))
      this.members['x-compile-omitted'] = [...asIs].filter((each) => typeof each === 'string');
  }

  private component(name: string, value: unknown, path: string): void {
    if (value === null || value === undefined || value === '') return;
    const { options, findings } = this.reading;
    const written = typeof value === 'string' ? value : '';
    if (isComponentName(written) || (/^[a-z]/.test(written) && options.isField(written))) {
      this.members[name] = written;
      return;
    }
    if (isUpload(written)) findings.push(formilyFinding('FORMILY_COMPONENT.upload', path, { name: written }));
    else {
      const said = written.slice(0, 100) || '…';
      const near = options.propose?.(written, () => COMPONENT_NAMES);
      findings.push(formilyFinding('FORMILY_COMPONENT', path, { name: said }, near));
    }
    if (name === 'x-component') this.missing = written.slice(0, 100) || '…';
  }

  private props(name: string, value: unknown, path: string): void {
    if (value === null || value === undefined) return;
    if (typeof value !== 'object' || Array.isArray(value)) {
      this.reading.wrong(name, path);
      return;
    }
    const state = name === 'x-component-props' ? 'componentProps' : 'decoratorProps';
    const kept: Record<string, unknown> = {};
    for (const [prop, part] of Object.entries(value)) {
      if (STEERING.has(prop)) continue;
      const at = pointer(path, prop);
      const safe = safeProps({ [prop]: part }, (way) => this.reading.prop(way, at));
      if (!Object.hasOwn(safe, prop)) continue;
      const asIs = this.asIs.has(name);
      if (asIs) kept[prop] = safe[prop];
      else
        for (const each of write([state, prop], safe[prop], at, this.reading)) {
          if (each.changes) this.writes.push(each);
          else kept[prop] = each.value;
        }
    }
    this.members[name] = kept;
    if (this.asIs.has(name))
      this.members['x-compile-omitted'] = [...this.asIs].filter((each) => typeof each === 'string');
  }
}

function readProperties(value: unknown, at: At, reading: Reading): FormilyNode['properties'] {
  if (value === undefined || value === null) return [];
  const path = pointer(at.path, 'properties');
  if (typeof value !== 'object') {
    reading.wrong('properties', path);
    return [];
  }
  const written = Array.isArray(value)
    ? value.map((each: unknown) => [String(Reflect.get(Object(each), 'name')), each] as const)
    : Object.entries(value);
  return written.flatMap(([name, schema], index) => {
    const here = pointer(path, Array.isArray(value) ? index : name);
    if (!isFieldName(name)) {
      reading.findings.push(formilyFinding('FORMILY_NAME', here, { name: name.slice(0, 100) }));
      return [];
    }
    const node = readNode(schema, { ...at, path: here }, reading);
    return node ? [[name, node] as const] : [];
  });
}

function readItems(value: unknown, at: At, reading: Reading): FormilyNode['items'] {
  if (value === undefined || value === null) return undefined;
  const path = pointer(at.path, 'items');
  if (!Array.isArray(value)) return readNode(value, { ...at, path }, reading);
  return value.flatMap((each, index) => readNode(each, { ...at, path: pointer(path, index) }, reading) ?? []);
}

import { literal } from '../../../conditions/index.ts';
import type { Normal } from '../normalise/normalise.ts';
import { importFinding } from '../read/findings.ts';
import { isRecord, isText } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Draft, Run } from '../read/run.ts';
import { readReactions } from '../states/reaction.ts';
import { OWN_STATES, readStates } from '../states/state.ts';
import { addressOf, type Around, type Placed } from './around.ts';
import {
  isPlainFrame,
  layoutOf,
  layoutOfObject,
  makeLayout,
  readDecorator,
  readLayoutTexts,
} from './layout.ts';

/** What reads the properties inside. */
type Inside = (normal: Normal, around: Around) => Placed;

/** A layout, or an object, whose fields keep their place and are called after it. */
export function readGroup(
  name: string,
  type: 'void' | 'object',
  normal: Normal,
  around: Around,
  { run, inside }: { readonly run: Run; readonly inside: Inside },
): Placed {
  const { reader } = normal;
  const component = run.formily ? reader.takeIf('x-component', isText) : undefined;
  const given = reader.peek('x-component-props');
  const wrapper = readDecorator(reader, run);
  const found = component === undefined ? undefined : layoutOf(component, isRecord(given) ? given : {}, run);
  const props = run.formily ? reader.within('x-component-props') : undefined;
  const plain = component !== undefined && isPlainFrame(component, run);
  if (component !== undefined && !found && !plain)
    run.report(importFinding('COMPONENT', reader.at('x-component'), { component }));
  const columnTitle = !found && plain ? props?.takeIf('title', isText) : undefined;
  const layout = found && makeLayout(found, props, run);
  if (!found) props?.rest(run);
  const title = titleOf(name, type, reader, run);
  const frame = layout ?? frameFor(type, title, reader, run);
  if (frame) nameFrame(frame, layout ? undefined : title, reader, run);
  else if (type === 'object') reader.take('title'); // which tells its fields from others of their titles
  const before = run.fields.length;
  const children = inside(normal, {
    ...around,
    address: type === 'object' ? [...around.address, name] : around.address,
    way: [...around.way, name],
    titles: type === 'object' && title !== undefined ? [...around.titles, title] : around.titles,
    depth: around.depth + 1,
    optional: around.optional || (type === 'object' && !isAlways(name, around, run)),
    following: normal.following,
  });
  const fields = run.fields.slice(before);
  nameColumn(columnTitle, fields[0], reader, run);
  if (frame) frame.children = [...children];
  const place = { nodes: frame ? [frame] : fields, address: addressOf(around, name) };
  readStates(reader, place, run);
  readReactions(reader, place, run);
  if (frame) {
    const known = { node: frame, run, code: undefined };
    for (const each of [addressOf(around, name), [...around.way, name].join('.')])
      if (!run.shared.known.has(each)) run.shared.known.set(each, known);
  }
  // A frame of no fields shows nothing, but for a layout that the schema asks for.
  const framed: Placed = frame && (layout || children.length > 0) ? [frame] : children;
  return wrapper && framed.length > 0 ? [{ ...wrapper, children: [...framed] }] : framed;
}

/** What names an object: its title, or its name in forms of plain JSON Schema. */
function titleOf(name: string, type: 'void' | 'object', reader: Reader, run: Run): string | undefined {
  const title = reader.peek('title');
  if (isText(title) && title !== '') return run.formily && title.includes('{{') ? undefined : literal(title);
  return type === 'object' && !run.formily ? literal(name) : undefined;
}

/** What holds the fields of an object that has a title, or of whatever is hidden or bound as a whole. */
function frameFor(
  type: 'void' | 'object',
  title: string | undefined,
  reader: Reader,
  run: Run,
): Draft | undefined {
  const meta = layoutOfObject(run);
  const states =
    run.formily && [...OWN_STATES.keys(), 'x-reactions'].some((key) => reader.peek(key) !== undefined);
  if (!meta || !(states || (type === 'object' && title !== undefined))) return undefined;
  const frame = makeLayout({ meta }, undefined, run);
  if (title === undefined) frame.props = { ...meta.imports?.object?.untitled };
  return frame;
}

function nameFrame(frame: Draft, title: string | undefined, reader: Reader, run: Run): void {
  const meta = run.metas.get(frame.type);
  if (!meta) return;
  readLayoutTexts(frame, meta, reader, run);
  const prop = meta.imports?.title;
  if (prop !== undefined && title !== undefined) frame.props = { [prop]: title, ...frame.props };
}

/** The title of a column is that of the field in it. */
function nameColumn(title: string | undefined, field: Draft | undefined, reader: Reader, run: Run): void {
  if (title === undefined || !field || field.title !== undefined) return;
  const shown = run.text(title, reader.path);
  if (shown !== undefined) field.title = shown;
}

/** Whether an object is always there: Formily's forms make every object, those of plain JSON Schema what is required. */
const isAlways = (name: string, { required }: Around, run: Run): boolean => run.formily || required.has(name);

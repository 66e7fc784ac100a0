import type { RendererMeta } from '../../../schemas/rendererMeta.ts';
import { importFinding } from '../read/findings.ts';
import { isText, type Raw } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Draft, Run } from '../read/run.ts';
import { readProps, readTexts } from './props.ts';
import { type FoundWidget, partOf, widgetOfComponent } from './widget.ts';

/** The widget that stands for a layout of Formily; none in rows, whose widget lays them out itself. */
export function layoutOf(component: string, props: Raw, run: Run): FoundWidget | undefined {
  if (run.table !== undefined) return undefined;
  const found = widgetOfComponent(component, props, 'void', run.metas);
  return found?.meta.container === true && !found.meta.field ? found : undefined;
}

/** The widget that holds the fields of an object; none in rows. */
export function layoutOfObject(run: Run): RendererMeta | undefined {
  if (run.table !== undefined) return undefined;
  return run.metas.types
    .map((type) => run.metas.get(type))
    .find((meta) => meta?.imports?.object !== undefined && meta.container === true);
}

/** A layout, with the props of its component that its widget has too. */
export function makeLayout(
  { meta, entry }: Pick<FoundWidget, 'meta'> & Partial<FoundWidget>,
  props: Reader | undefined,
  run: Run,
): Draft {
  const node: Draft = { type: meta.type, id: run.idFor(meta.type) };
  const { named } = meta.imports ?? {};
  const title = named === undefined ? undefined : props && run.takeText(props, named);
  if (title !== undefined) node.title = title;
  Object.keys(entry?.props ?? {}).forEach((name) => props?.take(name));
  const written = { ...entry?.sets, ...readProps(props, meta, run) };
  if (Object.keys(written).length > 0) node.props = written;
  return node;
}

/** The texts of a layout go to the props that show them. */
export function readLayoutTexts(node: Draft, meta: RendererMeta, reader: Reader, run: Run): void {
  const { title: named } = node;
  readTexts(reader, node, run);
  if (named !== undefined) node.title = named;
  const prop = meta.imports?.title;
  if (prop !== undefined && node.title !== undefined) {
    node.props = { [prop]: node.title, ...node.props };
    delete node.title;
  }
  if (node.description !== undefined && meta.props.description?.kind === 'text') {
    node.props = { description: node.description, ...node.props };
    delete node.description;
  }
}

/** Formily's frame of a field: the usual one means nothing here, a layout goes around the field. */
export function readDecorator(reader: Reader, run: Run): Draft | undefined {
  if (!run.formily) return undefined;
  const decorator = reader.takeIf('x-decorator', isText);
  const props = reader.within('x-decorator-props');
  const found = decorator === undefined ? undefined : layoutOf(decorator, {}, run);
  if (decorator !== undefined && !found && !isPlainFrame(decorator, run)) {
    run.report(importFinding('COMPONENT', reader.at('x-decorator'), { component: decorator }));
  }
  if (found) return makeLayout(found, props, run);
  props?.rest(run);
  return undefined;
}

/** A frame that shows nothing which the widgets do not show themselves. */
export const isPlainFrame = (component: string, run: Run): boolean =>
  component === 'FormItem' || partOf(component, run.metas) !== undefined;

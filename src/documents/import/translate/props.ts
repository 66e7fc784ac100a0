import { Check } from 'typebox/value';
import type { RendererMeta } from '../../../schemas/rendererMeta.ts';
import { isList, isRecord, isText } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Draft, Run } from '../read/run.ts';

/** Title, description and what stands beside the label. */
export function readTexts(reader: Reader, node: Draft, run: Run): void {
  const title = run.takeText(reader, 'title');
  const description = run.takeText(reader, 'description');
  if (title !== undefined) node.title = title;
  if (description !== undefined) node.description = description;
}

/** Props of a component that the widget has too, by the same or another name, and takes as they are. */
export function readProps(props: Reader | undefined, meta: RendererMeta, run: Run): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const key of props?.keys() ?? []) {
    const names = meta.imports?.props ?? {};
    const name = Object.hasOwn(names, key) ? (names[key] ?? key) : key;
    const prop = Object.hasOwn(meta.props, name) ? meta.props[name] : undefined;
    const value = props?.peek(key);
    const plain =
      prop && ['static', 'bindable', 'text'].includes(prop.kind) && !isRecord(value) && !isList(value);
    if (!props || !plain || !Check(prop.schema, value)) continue;
    props.take(key);
    const carried = isText(value) ? run.text(value, props.at(key)) : value;
    if (carried !== undefined) written[name] = carried;
  }
  props?.rest(run);
  return written;
}

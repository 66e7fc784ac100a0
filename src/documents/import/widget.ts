import type { ImportMeta } from '../../schemas/importMeta.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import type { MetaIndex } from '../metaIndex.ts';

/** What a field says of its value. */
export interface Wanted {
  readonly type: string;
  readonly format: string | undefined;
  /** Its values are listed. */
  readonly choice: boolean;
}

const importing = (metas: MetaIndex): readonly { meta: RendererMeta; imports: ImportMeta }[] =>
  metas.types.flatMap((type) => {
    const meta = metas.get(type);
    return meta?.imports ? [{ meta, imports: meta.imports }] : [];
  });

/** The widget of a Formily component: of several the one that asks for most of its props, and that holds such values. */
export function widgetOfComponent(
  component: string,
  props: Readonly<Record<string, unknown>>,
  type: string,
  metas: MetaIndex,
): RendererMeta | undefined {
  const found = importing(metas).flatMap(({ meta, imports }) =>
    (imports.formily ?? []).flatMap((entry) => {
      const asked = typeof entry === 'string' ? { component: entry, props: {} } : entry;
      const asks = Object.entries(asked.props);
      const fits = asked.component === component && asks.every(([name, value]) => own(props, name) === value);
      return fits && (meta.field === undefined || holds(meta, type)) ? [{ meta, asks: asks.length }] : [];
    }),
  );
  return found.sort((a, b) => b.asks - a.asks)[0]?.meta;
}

/** The widget of values of a type, with its format and its list of values; undefined where none says so. */
export function widgetOfType(wanted: Wanted, metas: MetaIndex): RendererMeta | undefined {
  return importing(metas).find(({ imports }) =>
    imports.jsonSchema?.some(
      ({ type, format, choice }) =>
        type === wanted.type && format === wanted.format && (choice === true) === wanted.choice,
    ),
  )?.meta;
}

/** Lists go where lists are kept, and nothing else does. */
function holds({ field }: RendererMeta, type: string): boolean {
  return (type === 'array') === (field?.dataType === 'array');
}

const own = (props: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(props, name) ? props[name] : undefined;

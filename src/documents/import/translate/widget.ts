import type { ImportedComponent, ImportMeta } from '../../../schemas/importMeta.ts';
import type { RendererMeta } from '../../../schemas/rendererMeta.ts';
import { own } from '../read/json.ts';
import type { MetaIndex } from '../../metaIndex.ts';

/** What a field says of its value. */
export interface Wanted {
  readonly type: string;
  readonly format: string | undefined;
  /** Its values are listed. */
  readonly choice: boolean;
  /** It is a list of single values of this type that are not listed. */
  readonly of: string | undefined;
  /** It is a text of several lines, or longer than a line. */
  readonly long: boolean;
  /** It is a list of objects, whose members are known. */
  readonly rows: boolean;
}

const importing = (metas: MetaIndex): readonly { meta: RendererMeta; imports: ImportMeta }[] =>
  metas.types.flatMap((type) => {
    const meta = metas.get(type);
    return meta?.imports ? [{ meta, imports: meta.imports }] : [];
  });

export interface FoundWidget {
  readonly meta: RendererMeta;
  /** What its declaration asks for, and so has read. */
  readonly entry: ImportedComponent;
}

/**
 * The widget of a Formily component: of several the one that asks for most of its props, and that holds such values; where
 * none does, one that holds lists, since Formily's own schemas call a range of dates a string.
 */
export function widgetOfComponent(
  component: string,
  props: Readonly<Record<string, unknown>>,
  type: string,
  metas: MetaIndex,
): FoundWidget | undefined {
  const asked = widgetsOfComponent(component, props, type, metas);
  const found = asked.length > 0 ? asked : widgetsOfComponent(component, props, 'array', metas);
  const asks = ({ entry }: FoundWidget): number => Object.keys(entry.props).length;
  return [...found].sort((a, b) => asks(b) - asks(a))[0];
}

function widgetsOfComponent(
  component: string,
  props: Readonly<Record<string, unknown>>,
  type: string,
  metas: MetaIndex,
): readonly FoundWidget[] {
  return importing(metas).flatMap(({ meta, imports }) =>
    (imports.formily ?? []).flatMap((written) => {
      const entry: ImportedComponent =
        typeof written === 'string' ? { component: written, props: {} } : written;
      const is = ([name, value]: [string, unknown]): boolean => own(props, name) === value;
      const fits =
        entry.component === component &&
        Object.entries(entry.props).every(is) &&
        !Object.entries(entry.unless ?? {}).some(is);
      return fits && (meta.field === undefined || holds(meta, type, entry)) ? [{ meta, entry }] : [];
    }),
  );
}

/** Whether some widget has such a component of itself, and the prop that takes its title. */
export function partOf(
  component: string,
  metas: MetaIndex,
): { readonly prop: string | undefined } | undefined {
  for (const { imports } of importing(metas)) {
    if (imports.parts && Object.hasOwn(imports.parts, component)) return { prop: imports.parts[component] };
  }
  return undefined;
}

/** The widget of values of a type, with its format and its list of values; undefined where none says so. */
export function widgetOfType(wanted: Wanted, metas: MetaIndex): RendererMeta | undefined {
  return importing(metas).find(({ imports }) =>
    imports.jsonSchema?.some(
      ({ type, format, choice, of, long }) =>
        type === wanted.type &&
        format === wanted.format &&
        (choice === true) === wanted.choice &&
        (long === true) === wanted.long &&
        of === wanted.of,
    ),
  )?.meta;
}

/** Lists go where lists are kept, and nothing else does. */
function holds({ field }: RendererMeta, type: string, { lastOf }: ImportedComponent): boolean {
  return (type === 'array') === (lastOf === true || field?.dataType === 'array');
}

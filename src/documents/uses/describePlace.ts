import { kindTitles } from '../../schemas/kindTitles.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { isText, localise, type LocalText, type Locale } from '../../schemas/text.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { type Part, walkParts } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';
import { roleTitles } from '../parts/roleTitles.ts';

/** A place in a document, as calls tell it. */
export interface DescribedPlace {
  /** JSON pointer. */
  readonly path: string;
  /** Where that is, in words: “列表『请假』的列『天数』”. */
  readonly sentence: string;
}

/**
 * Says where in a document a place is: the innermost part that it stands in.
 * @param fieldTitle titles of the fields that columns, filters and places name, by code
 */
export function placeDescriber(
  document: AtriumDocument,
  metas: MetaIndex,
  locale: Locale,
  fieldTitle: (code: string) => LocalText | string | undefined,
): (path: string) => DescribedPlace {
  const parts = [...walkParts(partsOf(document, metas).root)];
  const whole = quoted(localise(kindTitles[document.kind], locale), document.name, locale);
  const partOf = new Map<string, Part>(parts.map((part) => [part.pointer, part]));
  return (path) => {
    const part = innermost(path, partOf);
    if (part === undefined || part.role === 'document') return { path, sentence: whole };
    const meta = part.role === 'node' ? metas.get(part.type ?? '') : undefined;
    const own = part.title ?? (BY_FIELD.has(part.role) ? fieldTitle(part.name) : wordsOf(part, meta));
    const title = own ?? part.name;
    const role = localise(meta?.title ?? roleTitles[part.role], locale);
    const name = localise(title, locale);
    const inner = name === '' ? role : quoted(role, name, locale);
    return { path, sentence: locale === 'zhCN' ? `${whole}的${inner}` : `${inner} of ${lower(whole)}` };
  };
}

/** Says where in a composed interface a place is: in which step, or in what it answers. */
export function chainPlace(name: string, path: string, locale: Locale): DescribedPlace {
  const whole = quoted(locale === 'zhCN' ? '组合接口' : 'Composed interface', name, locale);
  const [, step] = /^\/composed\/steps\/(\d+)/.exec(path) ?? [];
  const no = String(Number(step) + 1);
  if (locale === 'zhCN')
    return { path, sentence: `${whole}的${step === undefined ? '输出' : `第 ${no} 步`}` };
  return { path, sentence: `${step === undefined ? 'Outputs' : `Step ${no}`} of ${lower(whole)}` };
}

const BY_FIELD: ReadonlySet<Part['role']> = new Set(['place', 'column', 'filter', 'sort', 'override']);

/** What is read on a widget that is known by a text alone, as on a button. */
function wordsOf({ value }: Part, meta: RendererMeta | undefined): LocalText | string | undefined {
  const { props } = value as { readonly props?: Readonly<Record<string, unknown>> };
  const words = meta?.namedBy === undefined ? undefined : props?.[meta.namedBy];
  return isText(words) && words !== '' ? words : undefined;
}

const quoted = (what: string, name: string, locale: Locale): string =>
  locale === 'zhCN' ? `${what}『${name}』` : `${what} “${name}”`;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function innermost(path: string, parts: ReadonlyMap<string, Part>): Part | undefined {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const part = parts.get(at);
    if (part !== undefined || at === '') return part;
  }
}

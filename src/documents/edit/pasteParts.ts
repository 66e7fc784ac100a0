import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { LocalText } from '../../schemas/text.ts';
import { pointer, valueAt } from '../../schemas/pointer.ts';
import { type Fits, readDocument } from '../check/shape.ts';
import { refusalOf, type Target } from '../parts/nesting.ts';
import type { ClippedPart, Clipping } from './clipping.ts';
import {
  type Command,
  type EditLanguage,
  findTarget,
  gone,
  isRefused,
  put,
  refuse,
  type TargetKey,
  treeOf,
  withValue,
} from './command.ts';
import { missingIn } from './copyParts.ts';
import { keepingFlow } from './flowShape.ts';
import { freeName } from './names.ts';
import { itemOf, Pasting } from './Pasting.ts';
import { refuseFinding } from './refuseFinding.ts';
import { stepTitle } from './stepTitle.ts';

/**
 * Puts copied parts somewhere, under ids that are free there; what names a node inside of them follows.
 * @param along whether the sources and variables that they read and the document lacks come with them; else these names
 *   are for the check to find
 */
export function pasteParts(clipping: Clipping, at: TargetKey, along = true): Command {
  return keepingFlow((document, language) => {
    const target = findTarget(treeOf(document, language), at);
    if (target === undefined) return gone();
    if (clipping.parts.length === 0) return refuse('剪贴板里没有内容', 'The clipboard is empty');
    for (const part of clipping.parts) {
      const refused = refusalOf(itemOf(part, clipping, target), target, language.metas);
      if (refused !== undefined) return { refused };
      if (isRepeated(part, target, document, language))
        return refuse('该字段已在其中', 'That field is there already');
    }
    if (target.holding.form === 'names') return pasteNamed(document, clipping, target);
    if (target.holding.form === 'one') return refuse('这里只能放一个', 'Only one can stand here');
    const made = new Pasting(document, clipping, target, language);
    const pasted = put(made.withFields(), target, made.values);
    const whole = along ? bringAlong(pasted, clipping, document) : pasted;
    return { document: whole, title: titleOf(clipping), select: made.keys };
  });
}

/**
 * Puts parts somewhere that came from elsewhere (`readClipping.ts`), where the document that comes of it is still one: not
 * too large, too deep or with too many nodes for it. Else it stays as it was.
 */
export function pasteClipping(clipping: Clipping, at: TargetKey, along: boolean, fits?: Fits): Command {
  return (document, language) => {
    const result = pasteParts(clipping, at, along)(document, language);
    if (isRefused(result)) return result;
    const [wrong] = readDocument(result.document, fits).findings;
    // What was wrong before is not the fault of what is pasted.
    if (wrong === undefined || readDocument(document, fits).document === undefined) return result;
    return refuseFinding(wrong, { zhCN: '放进这个文档后', enUS: 'Into this document this' });
  };
}

/** Named members come under a name that is free; what is said of a field is said once. */
function pasteNamed(document: AtriumDocument, clipping: Clipping, { holding }: Target): ReturnType<Command> {
  let pasted = document;
  const keys: string[] = [];
  for (const { role, name, value } of clipping.parts) {
    const had = valueAt(pasted, holding.pointer) as Readonly<Record<string, unknown>> | undefined;
    const free = freeName(had, name);
    if (role === 'override' && free !== name)
      return refuse('该字段已有调整', 'That field is changed already');
    pasted = withValue(pasted, pointer(holding.pointer, free), value);
    keys.push(`${role}:${free}`);
  }
  return { document: pasted, title: titleOf(clipping), select: keys };
}

/** Columns, filters and sorts are known by their field: none of them stands twice. Of a further form no place does. */
const isRepeated = (
  { role, name }: ClippedPart,
  { holding }: Target,
  document: AtriumDocument,
  language: EditLanguage,
): boolean =>
  role === 'place' && document.kind !== 'form'
    ? treeOf(document, language).byKey.has(`place:${name}`)
    : REPEATED_BY_FIELD.has(role) && holding.parts.some((each) => each.role === role && each.name === name);
const REPEATED_BY_FIELD: ReadonlySet<string> = new Set(['column', 'filter', 'sort']);

const titleOf = ({ parts }: Clipping): LocalText =>
  stepTitle('粘贴', 'Paste', { zhCN: ` ${String(parts.length)} 项`, enUS: `${String(parts.length)} parts` });

/** The sources and variables that the parts read and the document lacks. */
function bringAlong(pasted: AtriumDocument, clipping: Clipping, before: AtriumDocument): AtriumDocument {
  const { sources, variables } = missingIn(clipping, before);
  const added = (
    document: AtriumDocument,
    member: 'sources' | 'variables',
    names: readonly string[],
    of: Readonly<Record<string, unknown>> = {},
  ): AtriumDocument =>
    names.reduce((left, name) => withValue(left, pointer(`/${member}`, name), of[name]), document);
  return added(
    added(pasted, 'sources', sources, clipping.sources),
    'variables',
    variables,
    clipping.variables,
  );
}

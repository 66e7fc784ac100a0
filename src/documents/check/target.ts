import type { DocumentKind } from '../../schemas/documents/index.ts';
import { type Check, type CheckContext, documentOrigin, KEY, noteUse, type Use } from './context.ts';
import { checkFinding } from './findings.ts';
import { formParams } from './formParams.ts';

/** Whether a document of that id is there, though not sound enough to be looked into. */
export const isBroken = (kind: DocumentKind, id: string, context: CheckContext): boolean =>
  context.document(kind, id) === undefined && context.ids(kind).includes(id);

/**
 * Checks that a document which is named is there, and is sound enough to be looked into.
 * @param span where in the text its id stands; absent: it is the text
 */
export function checkTarget(
  kind: DocumentKind,
  id: string,
  check: Check,
  path: string,
  span?: Use['span'],
): void {
  const { context, report } = check;
  if (context.document(kind, id)) {
    noteUse(check, documentOrigin(kind, id), path, span && { span });
    return;
  }
  if (isBroken(kind, id, context)) {
    report(checkFinding('BROKEN_DOCUMENT', path, { kind, id }));
    return;
  }
  const near = check.propose(id, () => context.ids(kind));
  report(checkFinding('UNKNOWN_DOCUMENT', path, { kind, id }, near));
}

/** Checks that a module is a form's. */
export const checkModule = (id: string, check: Check, path: string): void => {
  checkTarget('form', id, check, path);
};

/**
 * Checks what a page is opened with. A page sees what it does not declare as well, in `url`: only a name that is nearly
 * a declared one is surely a slip.
 */
export function checkTargetParams(
  { kind, id }: { kind: DocumentKind; id: string },
  params: unknown,
  check: Check,
  path: string,
): void {
  const document = check.context.document(kind, id);
  if (!document || typeof params !== 'object' || params === null) return;
  const isForm = document.kind === 'form' || document.kind === 'mgrForm';
  const own = 'params' in document ? Object.keys(document.params ?? {}) : [];
  const declared = isForm ? [...own, ...Object.keys(formParams)] : own;
  if (isForm && 'mode' in params && !own.includes('mode')) checkMode(params.mode, check, `${path}/mode`);
  for (const name of Object.keys(params)) {
    if (own.includes(name))
      noteUse(check, { ...documentOrigin(kind, id), part: `param:${name}`, name }, `${path}/${name}`, KEY);
    const near = declared.includes(name) ? undefined : check.propose(name, () => declared);
    if (near !== undefined)
      check.report(checkFinding('UNKNOWN_PARAM', `${path}/${name}`, { owner: id, name }, near));
  }
}

/** How a form opens; an empty text says nothing. */
function checkMode(mode: unknown, check: Check, path: string): void {
  const { values } = formParams.mode;
  if (typeof mode !== 'string' || mode === '' || mode.includes('{{') || values.some((each) => each === mode))
    return;
  const near = check.propose(mode, () => values);
  check.report(checkFinding('WRONG_VALUE.mode', path, { mode, modes: values.join(', ') }, near));
}

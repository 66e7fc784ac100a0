import { waitFor } from '@testing-library/react';
import { Value } from 'typebox/value';
import { vi } from 'vitest';
import { FieldModel } from '../../src/runtime/form/FieldModel.ts';
import { MemberErrors } from '../../src/runtime/form/MemberErrors.ts';
import type { Node } from '../../src/schemas/node.ts';
import type { FieldMeta, RendererMeta } from '../../src/schemas/rendererMeta.ts';
import type { Rendered } from '../support/renderNode.tsx';
import { controlsIn, faceOf, isInert, mayBeRequired, nameOf, selfAndGroups } from './controls.ts';
import { changeByHand, leave } from './gestures.ts';
import type { WidgetExample } from '../../src/documents/readWidgetExamples.ts';

// What every input does, whatever it looks like. Each check answers what is wrong, and nothing where all is well.

/** The example as an input that a person fills in; undefined where nobody does. */
export function editableNode(meta: RendererMeta, example: WidgetExample): Node | undefined {
  const { value, readOnly, enabled, ...node } = structuredClone(example.node);
  const idle = readOnly !== undefined || enabled !== undefined || value !== undefined;
  const { field } = meta;
  if (!field || field.serial || field.frameless || idle || node.name === undefined) return undefined;
  return { ...node, required: true };
}

/** The same field once more, as a second form on the page would have it. */
export const twinOf = (node: Node): Node => ({ ...node, id: `${node.id}-twin`, name: `${node.name}_twin` });

/** Numbers its parts in browsers only. */
const RC_IN_TESTS = /TEST_OR_SSR|^test-id|^rc-[a-z-]*test-/;

/** Ids that stand in the page more than once: a label then leads to the wrong input. */
export function doubledIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')]
    .map(({ id }) => id)
    .filter((id) => !RC_IN_TESTS.test(id));
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `the id "${id}" twice`,
  );
}

/** A value that nobody can change shows as text, not as a box that looks as if one could. */
export const faultsReadOnly = (root: Element): string[] =>
  controlsIn(root)
    .filter((control) => control.getAttribute('aria-readonly') !== 'true')
    .map((control) => `read-only, and still a control: ${control.outerHTML.slice(0, 120)}`);

export const faultsDisabled = (root: Element): string[] =>
  controlsIn(root)
    .filter((control) => !isInert(control))
    .map((control) => `disabled, and still open: ${control.outerHTML.slice(0, 120)}`);

/** The field's label leads to something, and each control bears the name of the field, or stands in what does. */
export function faultsOfLabel(root: Element, title: string): string[] {
  const faults: string[] = [];
  for (const label of root.querySelectorAll('label[for]')) {
    const to = label.getAttribute('for') ?? '';
    if (!document.getElementById(to)) faults.push(`the label "${label.textContent}" leads nowhere`);
  }
  for (const control of controlsIn(root)) {
    if (control.hidden) continue;
    const names = [...selfAndGroups(control, root)].map(nameOf);
    if (!names.some((name) => name.includes(title))) {
      faults.push(`a control is not named "${title}": ${control.outerHTML.slice(0, 120)}`);
    }
  }
  return faults;
}

/** A required field says so to those who do not see the star, where its role has the word. */
export function faultsOfRequired(root: Element): string[] {
  const labelled = document.getElementById(root.querySelector('label')?.getAttribute('for') ?? '');
  if (!labelled || !mayBeRequired(labelled) || labelled.matches('[aria-required=true], :required')) return [];
  return ['nothing says aria-required'];
}

/** A field with a message says which it is, in the element that takes the focus or the group around it. */
export function faultsOfMessage(root: Element, message: string): string[] {
  const told = [...root.querySelectorAll('[role=alert]')].find(({ textContent }) =>
    textContent.includes(message),
  );
  if (!told) return ['the message is not shown'];
  const faults: string[] = [];
  const described = [...root.querySelectorAll('[aria-describedby]')].filter((element) =>
    element.getAttribute('aria-describedby')?.split(' ').includes(told.id),
  );
  if (described.length === 0) faults.push('no aria-describedby leads to the message');
  if (!root.querySelector('[aria-invalid=true]')) faults.push('nothing is aria-invalid');
  return faults;
}

/** What is written is null, the empty value, or what the field's own schema takes. */
function faultsOfValue({ value: schema, empty }: FieldMeta, value: unknown): string[] {
  if (value === null || value === undefined || value === empty || Value.Check(schema, value)) return [];
  return [`writes what its value cannot be: ${JSON.stringify(value)}`];
}

/**
 * A person changes the value, somebody else sets it back, and the person goes elsewhere: the field is told, and what is
 * seen follows.
 */
export async function faultsOfEditing(
  { form }: Pick<Rendered, 'form'>,
  frame: HTMLElement,
  { code, field, readOnly = false }: { code: string; field: FieldMeta; readOnly?: boolean },
): Promise<string[]> {
  const set = vi.spyOn(FieldModel.prototype, 'set');
  // What components written for the form's engine set there by themselves, the form is told.
  const typed = vi.spyOn(FieldModel.prototype, 'typed');
  const left = vi.spyOn(FieldModel.prototype, 'leave');
  const isIts = (model: unknown): boolean => model instanceof FieldModel && model.code === code;
  const inside = vi.spyOn(MemberErrors.prototype, 'leave');
  const first: unknown = form?.field(code)?.value ?? null;
  const face = faceOf(frame);
  const used = await changeByHand(frame, () => [...set.mock.contexts, ...typed.mock.contexts].some(isIts));
  if (readOnly) return used ? ['read-only or disabled, and it writes'] : [];
  if (!used) return ['nothing that a person does is written: field.set is never called'];
  const given = set.mock.calls.flatMap(([value], index) => (isIts(set.mock.contexts[index]) ? [value] : []));
  const faults = [...given, form?.field(code)?.value ?? null].flatMap((value) => faultsOfValue(field, value));
  if (!(await settles(() => faceOf(frame) !== face))) faults.push('what is written is not shown');
  form?.setValue(code, first);
  if (!(await settles(() => faceOf(frame) === face))) {
    faults.push('does not follow: a value from elsewhere is not shown');
  }
  // Last of all, since from then on messages show.
  leave(used.isConnected ? used : (frame.querySelector<HTMLElement>('input, button') ?? frame));
  if (!(await settles(() => left.mock.contexts.some(isIts) || inside.mock.calls.length > 0)))
    faults.push('left without a word: no field.leave');
  return faults;
}

async function settles(done: () => boolean): Promise<boolean> {
  try {
    await waitFor(
      () => {
        if (!done()) throw new Error('not yet');
      },
      { timeout: 1500, interval: 10 },
    );
    return true;
  } catch {
    return false;
  }
}

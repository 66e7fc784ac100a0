import { EditorView } from '@codemirror/view';
import { fireEvent, waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { controlsIn, isInert, roleOf } from './controls.ts';

// What people do to inputs, without knowing whose they are: a widget of any make has to understand one of these.

/** Something that any input takes: a word, a number, a day, a time, a code. */
const TYPED = ['7', '2024-03-05', '09:45', 'abc', '#336699', '30.26, 120.12', '110105194912310021'];

/** What a popup offers: by antd's classes, since there the role is not on what takes the click. */
const OFFERED =
  '.ant-select-item-option:not(.ant-select-item-option-disabled), .ant-select-tree-node-content-wrapper, ' +
  '.ant-cascader-menu-item, .ant-picker-cell-in-view, .ant-picker-time-panel-cell-inner, [role=menuitem]';

/** Kept out of sight by a style until there is something to clear. */
const HIDDEN = '[class*="clear-icon-hidden"], [aria-hidden=true] *';

type Changed = () => boolean;

/** Waits as long as an answer that is there already takes; a gesture that says nothing to the widget costs that. */
async function comes(changed: () => boolean, timeout = 150): Promise<boolean> {
  if (changed()) return true;
  try {
    await waitFor(
      () => {
        if (!changed()) throw new Error('nothing yet');
      },
      { timeout, interval: 10 },
    );
  } catch {
    return false;
  }
  return true;
}

const offeredOutside = (root: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(OFFERED)].filter((one) => !root.contains(one));

async function choose(root: HTMLElement, control: HTMLElement, changed: Changed): Promise<boolean> {
  fireEvent.mouseDown(control);
  fireEvent.click(control);
  await comes(() => offeredOutside(root).length > 0, 1000);
  // The first may be the one that is chosen already.
  for (const offered of [offeredOutside(root).at(-1), offeredOutside(root)[0]]) {
    if (!offered) continue;
    fireEvent.mouseDown(offered);
    fireEvent.click(offered);
    if (await comes(changed)) return true;
  }
  return false;
}

async function write(control: HTMLElement, changed: Changed): Promise<boolean> {
  for (const value of TYPED) {
    fireEvent.change(control, { target: { value } });
    if (changed()) return true;
  }
  for (const value of TYPED) {
    fireEvent.change(control, { target: { value } });
    fireEvent.keyDown(control, { key: 'Enter', code: 'Enter', keyCode: 13 });
    fireEvent.blur(control);
    if (changed()) return true;
  }
  return comes(changed);
}

/** Without a layout nothing that is typed reaches the editors that read the page themselves: they are told. */
function insert(control: HTMLElement): boolean {
  if (!control.matches('[contenteditable=true]')) return false;
  const code = EditorView.findFromDOM(control);
  code?.dispatch({ changes: { from: 0, insert: 'abc' } });
  const rich = 'editor' in control && control.editor instanceof Editor ? control.editor : undefined;
  rich?.commands.insertContent('abc');
  return code !== null || rich !== undefined;
}

async function press(root: HTMLElement, changed: Changed): Promise<HTMLElement | undefined> {
  for (const button of root.querySelectorAll<HTMLElement>('button:not(:disabled)')) {
    if (button.matches(HIDDEN)) continue;
    button.focus();
    fireEvent.click(button);
    if (await comes(changed)) return button;
  }
  return undefined;
}

async function operate(root: HTMLElement, control: HTMLElement, changed: Changed): Promise<boolean> {
  const type = control.getAttribute('type');
  if (type === 'file') {
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    fireEvent.change(control, { target: { files: [file] } });
    return comes(changed);
  }
  const role = roleOf(control);
  if (role === 'checkbox' || role === 'radio' || role === 'switch') {
    fireEvent.click(control);
    // What is ticked may wait for a button that takes it over.
    return (await comes(changed)) || (await press(root, changed)) !== undefined;
  }
  if (role === 'slider') {
    fireEvent.keyDown(control, { key: 'ArrowRight', code: 'ArrowRight', keyCode: 39 });
    if (changed()) return true;
  }
  if (insert(control)) return comes(changed);
  if (role === 'combobox' && (await choose(root, control, changed))) return true;
  if (control.matches('input, textarea') && (await write(control, changed))) return true;
  return control.matches('input') && choose(root, control, changed);
}

/**
 * Does to a widget what a person would, until something was written.
 * @returns the control that wrote; undefined where none did
 */
export async function changeByHand(root: HTMLElement, changed: Changed): Promise<HTMLElement | undefined> {
  for (const control of controlsIn(root)) {
    if (isInert(control)) continue;
    control.focus();
    // Files are chosen by way of a button, since browsers draw the input itself as they like.
    const shown = control.hidden ? (root.querySelector<HTMLElement>('button') ?? control) : control;
    if (await operate(root, control, changed)) return shown;
  }
  return press(root, changed);
}

/** Goes elsewhere: the focus leaves the control, and all that is around it. */
export function leave(control: HTMLElement): void {
  control.focus();
  fireEvent.blur(control);
  control.blur();
}

import type { KeyboardEvent } from 'react';
import { copyParts } from '../../documents/edit/copyParts.ts';
import { duplicateParts } from '../../documents/edit/duplicate.ts';
import { removeParts } from '../../documents/edit/remove.ts';
import { groupParts, unwrapPart } from '../../documents/edit/wrap.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { pasteClipboard } from '../core/pasteHere.ts';
import { writeClipboard } from '../core/clipboard.ts';

/** Keys that change the document, wherever the focus is in the designer but in a box that text is typed into. */
export function useDesignKeys(model: DesignModel): (event: KeyboardEvent) => void {
  return (event) => {
    if (isTyped(event.target)) return;
    const name = `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    void act(model);
  };
}

type Act = (model: DesignModel) => unknown;

const copy: Act = ({ document, selection, language }) =>
  writeClipboard(copyParts(document, selection, language));

const actions: Readonly<Record<string, Act>> = {
  'Ctrl+z': (model) => model.undo(),
  'Ctrl+Shift+z': (model) => model.redo(),
  'Ctrl+y': (model) => model.redo(),
  'Ctrl+c': copy,
  'Ctrl+x': async (model) => {
    if (model.selection.length === 0) return;
    await copy(model);
    model.run(removeParts(model.selection));
  },
  'Ctrl+v': pasteClipboard,
  'Ctrl+d': (model) => model.selection.length > 0 && model.run(duplicateParts(model.selection)),
  'Ctrl+g': (model) => model.selection.length > 0 && model.run(groupParts(model.selection)),
  'Ctrl+Shift+g': (model) => model.primary !== undefined && model.run(unwrapPart(model.primary.key)),
  Delete: (model) => model.selection.length > 0 && model.run(removeParts(model.selection)),
  Backspace: (model) => model.selection.length > 0 && model.run(removeParts(model.selection)),
  Escape: (model) => model.select(outer(model)),
};

/** The part around the selected one; nothing where there is none. */
const outer = ({ primary }: DesignModel): readonly string[] => {
  const key = primary?.within?.parent.key;
  return key === undefined || key === 'document' ? [] : [key];
};

/** Whether keys go into a box: those of its own mean text there. */
const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, .cm-editor, .ant-select, .ant-modal') !== null);

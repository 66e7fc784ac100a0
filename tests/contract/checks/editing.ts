import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { localise } from '../../../src/schemas/text.ts';
import {
  doubledIds,
  editableNode,
  faultsOfEditing,
  faultsOfLabel,
  faultsOfMessage,
  faultsOfRequired,
  twinOf,
} from '../fieldContract.ts';
import type { WidgetExample } from '../../../src/documents/readWidgetExamples.ts';
import { violationsIn, type Check, type Subject } from '../subject.ts';

const MESSAGE = 'Not like this';

function editable({ meta }: Subject['renderer'], examples: readonly WidgetExample[]) {
  for (const example of examples) {
    const node = editableNode(meta, example);
    if (node) return { node, code: String(node.name), data: example.data };
  }
  return undefined;
}

/** A field as a person fills it in, beside a second one of its kind. */
const isFilledIn: Check = {
  name: 'is filled in, named, required, refused and set back as every field is',
  applies: ({ renderer, examples }) => editable(renderer, examples) !== undefined,
  run: async ({ renderer, examples, draw }) => {
    const found = editable(renderer, examples);
    const { field } = renderer.meta;
    if (!found || !field) return [];
    const { node, code, data } = found;
    const view = await draw([node, twinOf(node)], data, { locale: 'enUS' });
    const frame = view.container.children[0] as HTMLElement;
    const faults = [
      ...doubledIds(),
      ...faultsOfLabel(frame, localise(node.title ?? '', 'enUS')),
      ...faultsOfRequired(frame),
    ];
    const model = view.form?.field(code);
    model?.refuse(MESSAGE);
    await view.findByText(MESSAGE);
    faults.push(...faultsOfMessage(frame, MESSAGE), ...(await violationsIn(frame)));
    model?.clearError();
    await waitFor(() => {
      expect(view.queryByText(MESSAGE)).toBeNull();
    });
    faults.push(...(await faultsOfEditing(view, frame, { code, field })));
    view.unmount();
    return faults;
  },
};

const isLeftAlone = (name: string, state: { enabled?: boolean; readOnly?: boolean }): Check => ({
  name: `writes nothing when it is ${name}`,
  applies: ({ renderer, examples }) => editable(renderer, examples) !== undefined,
  run: async ({ renderer, examples, draw }) => {
    const found = editable(renderer, examples);
    const { field } = renderer.meta;
    if (!found || !field) return [];
    const { node, code, data } = found;
    const view = await draw(node, data, { locale: 'zhCN', ...state });
    const frame = view.container.children[0] as HTMLElement;
    const faults = await faultsOfEditing(view, frame, { code, field, readOnly: true });
    view.unmount();
    return faults;
  },
});

export const editingChecks: readonly Check[] = [
  isFilledIn,
  isLeftAlone('disabled', { enabled: false }),
  isLeftAlone('read-only', { readOnly: true }),
];

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
import type { Fixture } from '../renderFixture.tsx';
import { violationsIn, type Check, type Subject } from '../subject.ts';

const MESSAGE = 'Not like this';

function editable({ meta }: Subject['renderer'], fixtures: readonly Fixture[]) {
  for (const fixture of fixtures) {
    const node = editableNode(meta, fixture);
    if (node) return { node, code: String(node.name), data: fixture.data };
  }
  return undefined;
}

/** A field as a person fills it in, beside a second one of its kind. */
const isFilledIn: Check = {
  name: 'is filled in, named, required, refused and set back as every field is',
  applies: ({ renderer, fixtures }) => editable(renderer, fixtures) !== undefined,
  run: async ({ renderer, fixtures, draw }) => {
    const found = editable(renderer, fixtures);
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
  applies: ({ renderer, fixtures }) => editable(renderer, fixtures) !== undefined,
  run: async ({ renderer, fixtures, draw }) => {
    const found = editable(renderer, fixtures);
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

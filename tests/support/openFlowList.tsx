import { act } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { FlowListPage } from '../../src/portal/flow/lists/FlowListPage.tsx';
import type { FixedAnswers } from '../../src/runtime/data/fixedTransport.ts';
import type { FlowRow, FlowScope } from '../../src/schemas/wire/flowLists.ts';
import { createTestRoot } from './renderNode.tsx';
import { renderPortal } from './renderPortal.tsx';
import { testLogin, type TestRoot } from './testRoot.ts';

/** What a line opens, with the way back. */
function Elsewhere() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>elsewhere</button>;
}

interface OpenedFlowList extends Pick<TestRoot, 'root' | 'ui'> {
  /** What `/list.do` was asked. */
  readonly asked: readonly Readonly<Record<string, unknown>>[];
  /** Tells the page that tasks of the person changed. */
  readonly tell: () => void;
}

/** Opens a list of flows at `/list/{id}`, with some lines. @param mobile on a phone */
export function openFlowList(
  address: string,
  rows: readonly FlowRow[],
  {
    scope = 'wait',
    answers = {},
    mobile = false,
  }: { scope?: FlowScope; answers?: FixedAnswers; mobile?: boolean } = {},
): OpenedFlowList {
  const asked: Record<string, unknown>[] = [];
  const { root, ui } = createTestRoot({
    '/flow/list.do': (param) => {
      asked.push(param);
      return { list: [...rows], result: { more: false } };
    },
    '/flow/counts.do': { result: { wait: 3, waitOverdue: 1, notify: 0, apply: 0, manage: 0 } },
    ...answers,
  });
  root.session.begin(testLogin('teacher'));
  if (mobile) act(() => root.theme.resize(390));
  const listeners: (() => void)[] = [];
  vi.spyOn(root.live, 'watch').mockImplementation((_module, listener) => {
    listeners.push(listener);
    return () => undefined;
  });
  renderPortal(
    root,
    <Routes>
      <Route path="/list/:id" element={<FlowListPage scope={scope} />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    address,
  );
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return { root, ui, asked, tell };
}

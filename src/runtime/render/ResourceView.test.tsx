import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainRenderers } from '../../../tests/support/plainRenderers.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { Answer } from '../../schemas/wire/answer.ts';
import { RootContext } from '../stores/RootContext.tsx';
import { ResourceView, type ResourceViewProps } from './ResourceView.tsx';

const page = {
  kind: 'app',
  schemaVersion: 1,
  id: 'home',
  name: 'home',
  params: { name: { type: 'text', default: 'nobody' } },
  body: [
    { type: 'label', id: 'hello', props: { text: 'Hello {{ params.name }}' } },
    { type: 'gone', id: 'bad' },
  ],
};
const entry = (schema: object, kind = 'app') => ({
  result: { id: 'home', kind, name: 'home', version: 1, revision: 1, schema },
});

function open(answers: Partial<Answer>[], props: Partial<ResourceViewProps> = {}, calls: string[] = []) {
  const { root } = createPlainRoot({
    renderers: plainRenderers(),
    answers: {
      '/resource/get.do': ({ id }) => {
        calls.push(String(id));
        return answers.shift() ?? { msgState: 9, msg: 'no more answers' };
      },
      '/student/list.htm': () => {
        calls.push('rows');
        return { list: [] };
      },
    },
  });
  const draw = (more: Partial<ResourceViewProps> = {}) => (
    <RootContext.Provider value={root}>
      <ResourceView kind="app" id="home" params={{}} {...props} {...more} />
    </RootContext.Provider>
  );
  const view = render(draw());
  return { root, calls, ...view, draw };
}

describe('ResourceView', () => {
  it('draws a page with its parameters, and what is broken in it as placeholders', async () => {
    const { root } = open([entry(page)], { params: { name: 'Lin' } });
    expect(await screen.findByText('Hello Lin')).toBeTruthy();
    expect(root.log.entries).toMatchObject([{ where: 'app home', finding: { code: 'UNKNOWN_TYPE' } }]);
  });

  it('says that a page is not published', async () => {
    open([{ msgState: 4, msg: 'not found' }]);
    expect(await screen.findByText('抱歉，你访问的应用暂未发布')).toBeTruthy();
    expect(screen.getByText('页面应用ID：home')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what went wrong, and tries again', async () => {
    open([{ msgState: 9, msg: '服务器错误' }, entry(page)]);
    expect(await screen.findByText('服务器错误')).toBeTruthy();
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Hello nobody')).toBeTruthy();
  });

  it('says why a document cannot be read, in the log too, and offers no other try', async () => {
    const errors = [
      { path: 'schema.schemaVersion', code: 'NEWER_VERSION', message: '文档版本为 99' },
      { path: 'schema', code: 'TOO_MANY_NODES', message: '组件过多' },
    ];
    const answer = { msgState: 2, msg: '文档检查未通过', code: 'DOCUMENT_INVALID', errors } as const;
    const { root } = open([answer]);
    const reasons = await screen.findByRole('list', { name: '原因' });
    expect(reasons.textContent).toContain('文档版本为 99 /schemaVersion');
    expect(reasons.children).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
    // The log is told after the screen.
    await waitFor(() =>
      expect(root.log.entries).toMatchObject([
        { where: 'app home', finding: { code: 'NEWER_VERSION', path: '/schemaVersion' } },
        { where: 'app home', finding: { code: 'TOO_MANY_NODES', path: '' } },
      ]),
    );
  });

  it('tells who is not told why that a document cannot be read, and whom to tell', async () => {
    const { root } = open([{ msgState: 2, msg: '文档检查未通过', code: 'DOCUMENT_INVALID' }]);
    expect(await screen.findByText('页面的配置有误，请联系管理员。')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(root.log.entries).toMatchObject([{ finding: { code: 'DOCUMENT_INVALID' } }]));
  });

  it('says that no widget draws documents of a kind', async () => {
    open([entry({ kind: 'mgrList', id: 'home', module: 'student', columns: [] }, 'mgrList')], {
      kind: 'mgrList',
    });
    expect(await screen.findByText('此版本还不能显示此类资源')).toBeTruthy();
    expect(screen.getByText('管理列表ID：home')).toBeTruthy();
  });

  it('draws a page for phones like any page', async () => {
    open([entry({ ...page, kind: 'appMobile' }, 'appMobile')], { kind: 'appMobile' });
    expect(await screen.findByText('Hello nobody')).toBeTruthy();
  });

  it.each(['flow', 'control', 'bi', 'appBi', 'condition', 'system'] as const)(
    'says of a %s that nothing draws it yet',
    async (kind) => {
      open([entry({ kind, schemaVersion: 1, id: 'home', name: 'home' }, kind)], { kind });
      expect(await screen.findByText('此版本还不能显示此类资源')).toBeTruthy();
    },
  );

  it('opens another page when its id changes', async () => {
    const other = { ...page, id: 'other', body: [{ type: 'label', id: 'x', props: { text: 'other page' } }] };
    const { rerender, draw, calls } = open([entry(page), entry(other)]);
    await screen.findByText('Hello nobody');
    rerender(draw({ id: 'other' }));
    expect(await screen.findByText('other page')).toBeTruthy();
    expect(calls).toEqual(['home', 'other']);
  });

  it('is the same page while its parameters hold the same, and another where they do not', async () => {
    const withSource = { ...page, sources: { rows: { call: 'student/list' } } };
    const { rerender, draw, calls } = open([entry(withSource)], { params: { name: 'Lin' } });
    await screen.findByText('Hello Lin');
    rerender(draw({ params: { name: 'Lin' } }));
    expect(calls).toEqual(['home', 'rows']);
    rerender(draw({ params: { name: 'Wu' } }));
    expect(await screen.findByText('Hello Wu')).toBeTruthy();
    expect(calls).toEqual(['home', 'rows', 'rows']);
  });

  it('ends what it started when it is closed', async () => {
    const withSource = { ...page, sources: { rows: { call: 'student/list' } } };
    const { root, unmount, calls } = open([entry(withSource)]);
    await screen.findByText('Hello nobody');
    unmount();
    act(() => {
      root.changes.changed('student');
    });
    expect(calls).toEqual(['home', 'rows']);
  });
});

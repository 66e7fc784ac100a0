import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { createTestRoot, renderNode } from '../../../tests/support/renderNode.tsx';
import { testLogin } from '../../../tests/support/testRoot.ts';
import type { FieldFrameProps } from '../../runtime/render/chrome.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import type { Locale } from '../../schemas/text.ts';
import { SHARED } from '../../schemas/wire/session.ts';
import { chrome } from './index.ts';

function draw(element: ReactElement, locale: Locale = 'zhCN') {
  const { root } = createTestRoot({}, locale);
  return render(<RootContext.Provider value={root}>{element}</RootContext.Provider>);
}

const frame: FieldFrameProps = {
  id: 'name',
  title: '姓名',
  description: '与身份证一致',
  tooltip: '用于证书',
  required: true,
  readOnly: false,
  error: undefined,
  errorId: 'name-error',
  helpId: 'name-help',
  children: <input id="name" />,
};

test('a field is labelled, helped, and tells its error at once', () => {
  const { rerender } = draw(<chrome.Field {...frame} />);
  expect(screen.getByLabelText(/姓名/)).toBe(document.querySelector('input'));
  expect(document.getElementById('name-help')?.textContent).toBe('与身份证一致');
  expect(screen.getByRole('button', { name: '用于证书' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<chrome.Field {...frame} error="请输入姓名" />);
  expect(screen.getByRole('alert').id).toBe('name-error');
});

test('a read-only field names its value, and requires nothing', () => {
  draw(
    <chrome.Field {...frame} readOnly>
      李明
    </chrome.Field>,
  );
  expect(document.querySelector('label')).toBeNull();
  expect(document.body.textContent).toBe('姓名李明');
});

test('a placeholder keeps to one line until it is asked', () => {
  const message = { zhCN: '没有这个组件', enUS: 'There is no such widget' };
  const finding = { severity: 'error', code: 'UNKNOWN_TYPE', message } as const;
  draw(<chrome.Placeholder finding={finding} />, 'enUS');
  expect(screen.getByText('This part cannot be shown').tagName).toBe('SUMMARY');
  expect(document.querySelector('details')?.open).toBe(false);
  expect(screen.getByText('There is no such widget')).toBeTruthy();
});

test('a widget of a package that is not installed is named, with its package', async () => {
  const node = { type: 'acme/seat-map', id: 'seats' };
  const chinese = await renderNode(node);
  expect(chinese.container.textContent).toBe('缺少组件 seat-map（扩展包 acme）');
  chinese.unmount();
  const english = await renderNode(node, { locale: 'enUS' });
  expect(english.container.textContent).toBe('The widget seat-map is missing (extension acme)');
});

test('a failure offers to try again where that may help', () => {
  const retry = vi.fn();
  const { rerender } = draw(<chrome.Failure title="失败" />);
  expect(screen.queryByRole('button')).toBeNull();
  const { root } = createTestRoot();
  rerender(
    <RootContext.Provider value={root}>
      <chrome.Failure title="失败" retry={retry} />
    </RootContext.Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a shared page says without alarm why there is nothing, unless it may be tried again', () => {
  const { root } = createTestRoot();
  const login = testLogin();
  root.session.begin({
    ...login,
    userLoginInfo: { ...login.userLoginInfo, loginType: SHARED },
    redirectUrl: '/app/page',
  });
  const show = (props: { retry?: () => void }) => (
    <RootContext.Provider value={root}>
      <chrome.Failure title="加载失败" description="不含数据" {...props} />
    </RootContext.Provider>
  );
  const { rerender } = render(show({}));
  expect(screen.getByRole('note').textContent).toBe('不含数据');
  rerender(show({ retry: () => undefined }));
  expect(screen.getByRole('alert').textContent).toContain('加载失败');
});

test('icons are decoration unless they have a label; unknown ones draw nothing', () => {
  const { container } = draw(
    <>
      <chrome.Icon name="user" />
      <chrome.Icon name="team" label="团队" />
      <chrome.Icon name="no-such-icon" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: '团队' })).toBeTruthy();
  expect(container.querySelectorAll('svg')).toHaveLength(2);
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openResource, type OpenOptions } from '../../../../tests/support/openResource.tsx';
import type { FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { FormDocument, MgrFormDocument } from '../../../schemas/documents/index.ts';
import type { Answer } from '../../../schemas/wire/answer.ts';
import type { ModuleRecord, ModuleRights } from '../../../schemas/wire/record.ts';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'student',
  name: 'student',
  fields: [
    { type: 'input', id: 'name', name: 'name', title: { zhCN: '姓名', enUS: 'Name' }, required: true },
    {
      type: 'input',
      id: 'no',
      name: 'no',
      title: { zhCN: '学号', enUS: 'Number' },
      rules: [{ rule: 'minLength', value: 4 }],
    },
  ],
  grants: [],
};
const further: MgrFormDocument = {
  kind: 'mgrForm',
  schemaVersion: 1,
  id: 'student-short',
  name: 'short',
  module: 'student',
  layout: [{ field: 'no' }],
  overrides: { no: { rules: [{ rule: 'pattern', value: '^S' }], title: '短学号' } },
  submitText: { zhCN: '提交', enUS: 'Send' },
};
const stored: ModuleRecord = { id: '7', revision: 3, name: '林知夏', no: 'S2024' };
const all: ModuleRights = { actions: ['list', 'detail', 'add', 'update'], read: '*', write: '*' };

function open({
  documents = [form],
  ...options
}: OpenOptions & { documents?: (FormDocument | MgrFormDocument)[] } = {}) {
  const sent: [string, Record<string, unknown>][] = [];
  const record = (call: string, answer: object) => (param: Record<string, unknown>) => {
    sent.push([call, param]);
    return answer;
  };
  const made = openResource(documents, {
    rights: all,
    ...options,
    answers: {
      '/student/detail.htm': { result: stored },
      '/student/add.htm': record('add', { result: { ...stored, revision: 1 } }),
      '/student/update.htm': record('update', { result: { ...stored, revision: 4 } }),
      ...options.answers,
    },
  });
  return { ...made, sent };
}
const box = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: /保\s*存|提\s*交/ });
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const edit = { params: { id: '7' } };
const refuse = (answer: Partial<Answer>): FixedAnswers => ({
  '/student/update.htm': { msgState: 2, msg: '输入有误', ...answer },
});

describe('a form opens', () => {
  it('to add a record where none is named', async () => {
    const { sent, ui } = open();
    type(await box(/姓名/), '吴梓涵');
    fireEvent.click(save());
    await waitFor(() => {
      expect(ui.messages).toEqual([{ level: 'success', text: '保存成功' }]);
    });
    expect(sent).toMatchObject([['add', { data: { name: '吴梓涵' } }]]);
  });

  it('to change the record that is named', async () => {
    const { sent } = open(edit);
    const name = await box(/姓名/);
    expect(name.value).toBe('林知夏');
    type(name, '林知秋');
    fireEvent.click(save());
    await waitFor(() => {
      expect(sent).toMatchObject([['update', { id: '7', revision: 3, data: { name: '林知秋' } }]]);
    });
  });

  it.each([
    ['it is asked for', { params: { id: '7', mode: 'view' } }],
    ['the role may not change records', { ...edit, rights: { ...all, actions: ['detail' as const] } }],
  ])('to be read only where %s', async (_title, options) => {
    open(options);
    expect(await screen.findByText('林知夏')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /保\s*存/ })).toBeNull();
  });

  it('not at all for a role that may not add', async () => {
    open({ rights: { ...all, actions: ['list'] } });
    expect(await screen.findByText('当前角色不能新增记录')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('with what the role may write, read and not know', async () => {
    open({ ...edit, rights: { actions: ['update'], read: ['name', 'no'], write: ['no'] } });
    expect((await box(/学号/)).value).toBe('S2024');
    expect(screen.getByText('林知夏')).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toHaveLength(1);
  });

  it('as a further form arranges it, with rules and a button of its own', async () => {
    const { sent, ui } = open({ documents: [further, form] });
    const no = await box('短学号');
    expect(screen.queryByLabelText(/姓名/)).toBeNull();
    type(no, 'X1');
    fireEvent.click(screen.getByRole('button', { name: /提\s*交/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('格式不正确');
    expect(ui.messages).toEqual([{ level: 'warning', text: '请检查标红的字段' }]);
    type(no, 'S1');
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    fireEvent.click(save());
    await waitFor(() => {
      expect(sent).toMatchObject([['add', { data: { no: 'S1' } }]]);
    });
  });

  it('after another attempt, where its record could not be loaded', async () => {
    let down = true;
    open({
      ...edit,
      answers: {
        '/student/detail.htm': () => (down ? { msgState: 9, msg: '服务器错误' } : { result: stored }),
      },
    });
    expect(await screen.findByText('服务器错误')).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
    expect((await box(/姓名/)).value).toBe('林知夏');
  });
});

describe('what is not valid', () => {
  it('is said at each field, and the first one gets the cursor', async () => {
    const { sent, ui } = open();
    const name = await box(/姓名/);
    const no = await box(/学号/);
    type(no, 'S1');
    no.focus();
    fireEvent.click(save());
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual(['请输入姓名', '至少 4 个字符']);
    await waitFor(() => {
      expect(document.activeElement).toBe(name);
    });
    expect(ui.messages).toEqual([{ level: 'warning', text: '请检查标红的字段' }]);
    expect(sent).toEqual([]);
  });

  it('may be the server’s word', async () => {
    open({
      ...edit,
      answers: refuse({ errors: [{ path: 'data.no', code: 'NOT_UNIQUE', message: '学号已存在' }] }),
    });
    const no = await box(/学号/);
    type(no, 'S2025');
    fireEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('学号已存在');
    await waitFor(() => {
      expect(document.activeElement).toBe(no);
    });
    expect(no.value).toBe('S2025');
  });

  it('is said as a whole where it concerns no field', async () => {
    const { ui } = open({ ...edit, answers: refuse({}) });
    type(await box(/学号/), 'S2025');
    fireEvent.click(save());
    await waitFor(() => {
      expect(ui.messages).toEqual([{ level: 'error', text: '输入有误' }]);
    });
  });
});

describe('saving', () => {
  it('says so where nothing was changed', async () => {
    const { sent, ui } = open(edit);
    await box(/姓名/);
    fireEvent.click(save());
    await waitFor(() => {
      expect(ui.messages).toEqual([{ level: 'info', text: '没有需要保存的修改' }]);
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
  ])('works by %s+S while the cursor is in the form', async (_title, modifier) => {
    const { sent } = open(edit);
    const name = await box(/姓名/);
    type(name, '林知秋');
    const elsewhere = fireEvent.keyDown(document.body, { key: 's', ...modifier });
    expect(elsewhere).toBe(true);
    name.focus();
    const taken = !fireEvent.keyDown(name, { key: 's', ...modifier });
    expect(taken).toBe(true);
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
  });

  it('keeps the input where somebody else was faster, and loads the record again on demand', async () => {
    let revision = 3;
    const { sent } = open({
      ...edit,
      answers: {
        '/student/detail.htm': () => ({ result: { ...stored, revision } }),
        '/student/update.htm': (param) => {
          sent.push(['update', param]);
          if (param.revision !== revision)
            return { msgState: 5, code: 'REVISION_CONFLICT', msg: '已由他人修改。' };
          return { result: { ...stored, revision: 10 } };
        },
      },
    });
    const name = await box(/姓名/);
    type(name, '我的修改');
    revision = 9;
    fireEvent.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('.ant-alert-message')?.textContent).toBe('已由他人修改。');
    expect(alert.querySelector('.ant-alert-description')?.textContent).toBe(
      '您填写的内容仍在，请点击“重新载入”，在最新的记录上继续修改。',
    );
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(name.value).toBe('我的修改');
    fireEvent.click(screen.getByRole('button', { name: '重新载入' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    expect((await box(/姓名/)).value).toBe('我的修改');
    fireEvent.click(save());
    await waitFor(() => {
      expect(sent.at(-1)?.[1]).toMatchObject({ revision: 9, data: { name: '我的修改' } });
    });
  });

  it('stays open with what was typed while it was saved', async () => {
    const close = vi.fn();
    const { ui } = open({
      ...edit,
      close,
      answers: {
        '/student/update.htm': () => {
          type(screen.getByLabelText(/姓名/), '林知冬');
          return { result: { ...stored, name: '林知秋', revision: 4 } };
        },
      },
    });
    const name = await box(/姓名/);
    type(name, '林知秋');
    fireEvent.click(save());
    await waitFor(() => {
      expect(ui.messages).toEqual([{ level: 'success', text: '保存成功，此后填写的内容尚未保存' }]);
    });
    expect(close).not.toHaveBeenCalled();
    expect(name.value).toBe('林知冬');
  });

  it('closes the dialog around with the record', async () => {
    const close = vi.fn();
    const { root } = open({ ...edit, close });
    type(await box(/姓名/), '林知秋');
    fireEvent.click(save());
    // Whoever wants to leave meanwhile waits until it is closed.
    await act(() => root.unsaved.saved());
    expect(close).toHaveBeenCalledWith(expect.objectContaining({ id: '7', revision: 4 }));
  });
});

describe('leaving', () => {
  it('resets a form on a page', async () => {
    open(edit);
    const name = await box(/姓名/);
    const reset = screen.getByRole<HTMLButtonElement>('button', { name: /重\s*置/ });
    expect(reset.disabled).toBe(true);
    type(name, 'x');
    expect(reset.disabled).toBe(false);
    fireEvent.click(reset);
    expect(name.value).toBe('林知夏');
  });

  it('cancels one in a dialog by the way that asks about unsaved input', async () => {
    const { root } = open({ ...edit, close: () => undefined, overlay: 5 });
    const asked: number[] = [];
    root.overlays.mayClose = (key) => {
      asked.push(key);
      return Promise.resolve(false);
    };
    const name = await box(/姓名/);
    expect(root.unsaved.in(5)).toBe(false);
    type(name, 'x');
    expect(root.unsaved.in(5)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /取\s*消/ }));
    expect(asked).toEqual([5]);
  });

  it('leaves nothing unsaved behind', async () => {
    const { root, unmount } = open(edit);
    type(await box(/姓名/), 'x');
    expect(root.unsaved.any()).toBe(true);
    act(unmount);
    expect(root.unsaved.any()).toBe(false);
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openResource, type OpenOptions } from '../../../../tests/support/openResource.tsx';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import type { Draft } from '../../../schemas/wire/draft.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'student',
  name: 'student',
  draft: true,
  fields: [
    { type: 'input', id: 'name', name: 'name', title: { zhCN: '姓名', enUS: 'Name' } },
    { type: 'input', id: 'no', name: 'no', title: { zhCN: '学号', enUS: 'Number' } },
  ],
  grants: [],
};
const stored = { id: '7', revision: 3, name: '林知夏', no: 'S2024' };
const keptBefore: Draft = { data: { name: '草稿' }, revision: 3, updatedAt: '2026-11-22T02:32:00.000Z' };

function open({ draft, ...options }: OpenOptions & { draft?: Draft } = {}, document = form) {
  const sent: [string, Record<string, unknown>][] = [];
  const note = (call: string, answer: object) => (param: Record<string, unknown>) => {
    sent.push([call, param]);
    return answer;
  };
  const made = openResource([document], {
    ...options,
    answers: {
      '/student/detail.htm': { result: stored },
      '/student/add.htm': note('add', { result: { ...stored, revision: 1 } }),
      '/student/update.htm': note('update', { result: { ...stored, name: '草稿', revision: 4 } }),
      '/draft/get.do': note('get', { result: draft ?? null }),
      '/draft/save.do': note('save', { result: { updatedAt: '2026-11-22T02:40:00.000Z' } }),
      '/draft/remove.do': note('remove', {}),
      ...options.answers,
    },
  });
  const calls = () => sent.map(([call]) => call);
  return { ...made, sent, calls };
}
const box = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const pause = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const edit = { params: { id: '7' } };

describe('what is typed', () => {
  it('is kept once the typing pauses, and told beside the buttons', async () => {
    const { root, sent, calls } = open(edit);
    const name = await box(/姓名/);
    await waitFor(() => {
      expect(calls()).toEqual(['get']);
    });
    type(name, '林');
    type(name, '林知');
    expect(root.unsaved.any()).toBe(true);
    await pause(2100);
    expect(calls()).toEqual(['get', 'save']);
    screen.getByText('草稿已于 10:40 保存');
    expect(sent[1]).toMatchObject([
      'save',
      { kind: 'form', form: 'student', id: '7', revision: 3, data: { name: '林知' } },
    ]);
    expect(sent[1]?.[1].data).toEqual({ name: '林知' });
    expect(root.unsaved.any()).toBe(false);
    type(name, '林知秋');
    expect(root.unsaved.any()).toBe(true);
  });

  it('leaves no draft where the record is as it was again', async () => {
    const { calls } = open(edit);
    const name = await box(/姓名/);
    type(name, '林');
    await pause(2100);
    type(name, '林知夏');
    await pause(2100);
    expect(calls()).toEqual(['get', 'save', 'remove']);
  });

  it('is a draft no more once it is submitted', async () => {
    const { calls } = open();
    type(await box(/姓名/), '林');
    await pause(2100);
    fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
    await waitFor(() => {
      expect(calls()).toEqual(['get', 'save', 'add', 'remove']);
    });
    await pause(5000);
    expect(calls()).toHaveLength(4);
    expect(screen.queryByText(/草稿已于/)).toBeNull();
  });

  it('is told not to be kept where that failed, until it is', async () => {
    let down = true;
    const { ui } = open({
      ...edit,
      answers: {
        '/draft/save.do': () =>
          down ? { msgState: 9, msg: '服务器错误' } : { result: { updatedAt: '2026-11-22T02:40:00.000Z' } },
      },
    });
    const name = await box(/姓名/);
    type(name, '林');
    await pause(2100);
    expect(await screen.findByText('草稿暂未保存')).toBeTruthy();
    expect(ui.messages).toEqual([]);
    down = false;
    type(name, '林知');
    await pause(2100);
    expect(await screen.findByText('草稿已于 10:40 保存')).toBeTruthy();
  });

  it('is nobody’s draft in a form that keeps none, or that is only read', async () => {
    const { draft: _, ...plain } = form;
    const { calls, unmount } = open(edit, plain);
    type(await box(/姓名/), '林');
    await pause(3000);
    unmount();
    open({ params: { id: '7', mode: 'view' } });
    await screen.findByText('林知夏');
    expect(calls()).toEqual([]);
  });
});

describe('the draft of another window', () => {
  const other: Draft = { data: { no: '别处' }, updatedAt: '2026-11-22T02:50:00.000Z' };

  /** A form of which another window keeps a draft as soon as this one is open. */
  async function contested() {
    let there: Draft | null = null;
    const saved: Record<string, unknown>[] = [];
    const made = open({
      ...edit,
      answers: {
        '/draft/get.do': () => ({ result: there }),
        '/draft/save.do': (param) => {
          if (param.replaces !== (there?.updatedAt ?? '')) {
            return { msgState: 5, code: 'REVISION_CONFLICT', msg: '已被修改' };
          }
          saved.push(param);
          there = { data: param.data as Draft['data'], updatedAt: '2026-11-22T03:00:00.000Z' };
          return { result: { updatedAt: there.updatedAt } };
        },
      },
    });
    const name = await box(/姓名/);
    there = other;
    type(name, '这里');
    await pause(2100);
    await screen.findByText(/另一个窗口中填写/);
    return { ...made, saved };
  }

  it('is told, and goes only when the person keeps what is here', async () => {
    const { saved, root } = await contested();
    expect(screen.getByText('草稿暂未保存')).toBeTruthy();
    expect(root.unsaved.any()).toBe(true);
    await pause(30_000);
    expect(saved).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '保留这里的内容' }));
    await pause(2100);
    expect(saved).toMatchObject([{ data: { name: '这里' }, replaces: other.updatedAt }]);
    expect(await screen.findByText(/草稿已于/)).toBeTruthy();
    expect(screen.queryByText(/另一个窗口/)).toBeNull();
  });

  it('takes the place of what is here where the person takes it', async () => {
    const { saved } = await contested();
    fireEvent.click(screen.getByRole('button', { name: '采用另一份草稿' }));
    expect((await box(/学号/)).value).toBe('别处');
    expect((await box(/姓名/)).value).toBe('林知夏');
    await pause(3000);
    expect(saved).toEqual([]);
    type(await box(/姓名/), '再改');
    await pause(2100);
    expect(saved).toMatchObject([{ data: { no: '别处', name: '再改' }, replaces: other.updatedAt }]);
  });
});

describe('a draft from before', () => {
  it('is offered, and put into the form on demand', async () => {
    const { root, calls } = open({ ...edit, draft: keptBefore });
    expect(await screen.findByText(/您有一份未提交的草稿（2026-11-22 10:32）/)).toBeTruthy();
    expect((await box(/姓名/)).value).toBe('林知夏');
    fireEvent.click(screen.getByRole('button', { name: '继续填写' }));
    expect((await box(/姓名/)).value).toBe('草稿');
    expect(screen.queryByText(/未提交的草稿/)).toBeNull();
    expect(root.unsaved.any()).toBe(false);
    await pause(3000);
    expect(calls()).toEqual(['get']);
  });

  it('replaces what was entered beside it only where the person agrees', async () => {
    const { ui } = open({ ...edit, draft: keptBefore });
    await screen.findByText(/未提交的草稿/);
    expect(screen.queryByText(/不会保存为草稿/)).toBeNull();
    type(await box(/姓名/), '刚才填的');
    await screen.findByText(/不会保存为草稿/);
    ui.agrees = false;
    fireEvent.click(screen.getByRole('button', { name: '继续填写' }));
    await waitFor(() => {
      expect(ui.questions).toMatchObject([{ title: '用草稿替换刚才填写的内容？' }]);
    });
    expect((await box(/姓名/)).value).toBe('刚才填的');
    ui.agrees = true;
    fireEvent.click(screen.getByRole('button', { name: '继续填写' }));
    await waitFor(async () => {
      expect((await box(/姓名/)).value).toBe('草稿');
    });
  });

  it('is never overwritten before the person has said what to do with it', async () => {
    const { calls, sent } = open({ ...edit, draft: keptBefore });
    await screen.findByText(/未提交的草稿/);
    type(await box(/学号/), 'S1');
    await pause(3000);
    expect(calls()).toEqual(['get']);
    fireEvent.click(screen.getByRole('button', { name: '放弃草稿' }));
    await pause(3000);
    expect(calls()).toEqual(['get', 'save']);
    expect(sent[1]?.[1].data).toEqual({ no: 'S1' });
  });

  it('is removed where it is given up', async () => {
    const { calls, ui } = open({ ...edit, draft: keptBefore });
    ui.agrees = false;
    fireEvent.click(await screen.findByRole('button', { name: '放弃草稿' }));
    await pause(100);
    expect(calls()).toEqual(['get']);
    expect(screen.getByText(/未提交的草稿/)).toBeTruthy();
    ui.agrees = true;
    fireEvent.click(screen.getByRole('button', { name: '放弃草稿' }));
    await waitFor(() => {
      expect(calls()).toEqual(['get', 'remove']);
    });
    expect(screen.queryByText(/未提交的草稿/)).toBeNull();
  });

  it('says that the record was changed since', async () => {
    open({ ...edit, draft: { ...keptBefore, revision: 2 } });
    expect(await screen.findByText(/记录已被修改/)).toBeTruthy();
  });

  it('says that it holds no secrets, where the form asks for one, and what is kept beside one', async () => {
    const pin = { type: 'password', id: 'pin', name: 'pin', title: { zhCN: '密码', enUS: 'Password' } };
    const { ui } = open({ ...edit, draft: keptBefore }, { ...form, fields: [...form.fields, pin] });
    expect(await screen.findByText('草稿不含密码等保密内容，请重新填写。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '放弃草稿' }));
    await waitFor(() => {
      expect(ui.questions).toHaveLength(1);
    });
    type(await box(/姓名/), '林');
    await pause(2100);
    expect(screen.getByText('草稿已于 10:40 保存')).toBeTruthy();
    type(await box(/^密码/), '204815');
    expect(await screen.findByText('草稿已于 10:40 保存，不含密码等保密内容')).toBeTruthy();
  });

  it('is not asked about where the form shows the same', async () => {
    const { calls } = open({ ...edit, draft: { ...keptBefore, data: { name: '林知夏' } } });
    await box(/姓名/);
    await pause(3000);
    expect(screen.queryByText(/未提交的草稿/)).toBeNull();
    expect(calls()).toEqual(['get', 'remove']);
  });
});

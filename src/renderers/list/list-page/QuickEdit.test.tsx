import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { studentForm, studentList } from '../../../../tests/support/studentList.ts';
import type { MsgState } from '../../../schemas/wire/answer.ts';
import type { ModuleRights } from '../../../schemas/wire/record.ts';

const form = studentForm(
  { type: 'input', id: 'name', name: 'name', title: '姓名', required: true },
  { type: 'input', id: 'room', name: 'room', title: '寝室', rules: [{ rule: 'maxLength', value: 4 }] },
  { type: 'input', id: 'label', name: 'label', title: '标签', value: '{{ form.name }}' },
);
const list = studentList([
  { field: 'name' },
  { field: 'room', editable: true },
  { field: 'label', editable: true },
]);
const stored = { id: '1', revision: 3, name: '林知夏', room: 'A101', label: '林知夏' };

function open({
  record = stored,
  refusal,
  code,
  msgState = 5,
  rights,
  rows,
  total,
  unread,
}: {
  record?: object;
  /** Instead of the record, where it is read alone. */
  unread?: { msgState: MsgState; msg: string };
  refusal?: string;
  /** Of the refusal; the record's revision grows with each time that it is read. */
  code?: string;
  msgState?: MsgState;
  rights?: ModuleRights;
  rows?: readonly (typeof stored)[];
  total?: number;
} = {}) {
  const sent: Record<string, unknown>[] = [];
  let now = stored;
  let read = 0;
  let lists = 0;
  const made = openResource([list, form], {
    answers: {
      '/student/list.htm': () => {
        lists += 1;
        return { list: [...(rows ?? [now])], total: total ?? 1 };
      },
      '/student/detail.htm': (param) => {
        read += 1;
        if (unread) return unread;
        const grown = code === undefined ? {} : { revision: 2 + read };
        return { result: { ...record, ...(rows ? { id: param.id } : {}), ...grown } };
      },
      '/student/update.htm': (param) => {
        sent.push(param);
        if (refusal !== undefined) return { msgState, msg: refusal, ...(code === undefined ? {} : { code }) };
        now = { ...now, ...(param.data as object) };
        return { result: now };
      },
    },
    ...(rights ? { rights } : {}),
  });
  return { ...made, sent, asked: () => lists };
}
const pencil = () => screen.findByRole('button', { name: '修改寝室' });
const box = () => screen.findByLabelText<HTMLInputElement>('寝室', { selector: 'input' });

describe('a cell that is changed where it stands', () => {
  it('writes what changed over the record as it is now, and shows it', async () => {
    const { sent } = open({ record: { ...stored, revision: 7, room: 'B202' } });
    fireEvent.click(await pencil());
    expect((await box()).value).toBe('B202');
    fireEvent.change(await box(), { target: { value: 'C303' } });
    fireEvent.submit(await box());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ id: '1', revision: 7, data: { room: 'C303' } });
    await screen.findByText('C303');
    await waitFor(() => expect(screen.queryByLabelText('寝室', { selector: 'input' })).toBeNull());
    expect(document.activeElement).toBe(await pencil());
  });

  it('says that it is kept, and is undone by the message or by Ctrl+Z in the table', async () => {
    const { sent, ui } = open();
    for (const undo of [
      () => ui.messages.at(-1)?.action?.run(),
      async () => fireEvent.keyDown(await pencil(), { key: 'z', ctrlKey: true }),
    ]) {
      sent.length = 0;
      fireEvent.click(await pencil());
      fireEvent.change(await box(), { target: { value: 'C303' } });
      fireEvent.submit(await box());
      await waitFor(() => expect(ui.messages.at(-1)).toMatchObject({ level: 'success', text: '已保存' }));
      await screen.findByText('C303');
      await undo();
      await waitFor(() => expect(sent.map(({ data }) => data)).toEqual([{ room: 'C303' }, { room: 'A101' }]));
      await screen.findByText('A101');
      await waitFor(() => expect(ui.messages.at(-1)?.text).toBe('已撤销'));
    }
  });

  it('keeps the rules of the form, and says what the server refuses', async () => {
    const { sent } = open({ refusal: '记录已被他人修改' });
    fireEvent.click(await pencil());
    fireEvent.change(await box(), { target: { value: 'C3033' } });
    fireEvent.submit(await box());
    await screen.findByText(/4/);
    expect(sent).toEqual([]);
    fireEvent.change(await box(), { target: { value: 'C303' } });
    fireEvent.submit(await box());
    expect((await screen.findByRole('alert')).textContent).toBe('记录已被他人修改');
    fireEvent.keyDown(await box(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByLabelText('寝室', { selector: 'input' })).toBeNull());
    expect(screen.getByText('A101')).toBeTruthy();
  });

  it('is given up by Escape also where the focus is nowhere', async () => {
    const { sent } = open();
    fireEvent.click(await pencil());
    fireEvent.change(await box(), { target: { value: 'C303' } });
    (await box()).blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByLabelText('寝室', { selector: 'input' })).toBeNull());
    expect([sent, document.activeElement]).toEqual([[], await pencil()]);
  });

  it('stores what was typed before another cell opens, and stays where it cannot be stored', async () => {
    const { sent } = open({ rows: [stored, { ...stored, id: '2', name: '周明' }] });
    const pencils = () => screen.findAllByRole('button', { name: '修改寝室' });
    fireEvent.click((await pencils())[0]!);
    fireEvent.change(await box(), { target: { value: 'C3033' } });
    fireEvent.click((await pencils())[1]!);
    await screen.findByText(/4/);
    expect((await box()).value).toBe('C3033');
    expect((await pencils())[0]!.getAttribute('aria-expanded')).toBe('true');
    // The person is led to what keeps them.
    await waitFor(async () => expect(document.activeElement).toBe(await box()));
    fireEvent.change(await box(), { target: { value: 'C303' } });
    fireEvent.click((await pencils())[1]!);
    await waitFor(() => expect(sent).toMatchObject([{ id: '1', data: { room: 'C303' } }]));
    await waitFor(async () => expect((await pencils())[1]!.getAttribute('aria-expanded')).toBe('true'));
    expect((await pencils())[0]!.getAttribute('aria-expanded')).toBe('false');
  });

  it('stores what was typed before other records are asked for, and does not open again', async () => {
    const { sent } = open({ total: 45 });
    fireEvent.click(await pencil());
    fireEvent.change(await box(), { target: { value: 'C303' } });
    fireEvent.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByLabelText('寝室', { selector: 'input' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('listitem', { name: '2' }).className).toContain('active'));
  });

  it('loads a record anew that somebody else has changed, and keeps what was typed', async () => {
    const { sent, root } = open({ refusal: '已由他人修改。', code: 'REVISION_CONFLICT' });
    fireEvent.click(await pencil());
    fireEvent.change(await box(), { target: { value: 'C303' } });
    expect(root.unsaved.any()).toBe(true);
    fireEvent.submit(await box());
    fireEvent.click(await screen.findByRole('button', { name: '载入最新记录' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(async () => expect((await box()).value).toBe('C303'));
    fireEvent.submit(await box());
    await waitFor(() => expect(sent.map(({ revision }) => revision)).toEqual([3, 4]));
  });

  it('says that somebody deleted the record, and refreshes the list', async () => {
    const { root, asked } = open({ refusal: '请求的内容不存在', msgState: 4 });
    fireEvent.click(await pencil());
    fireEvent.change(await box(), { target: { value: 'C303' } });
    fireEvent.submit(await box());
    expect((await screen.findByRole('alert')).textContent).toContain('该记录已被删除');
    const before = asked();
    fireEvent.click(screen.getByRole('button', { name: '刷新列表' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(root.unsaved.any()).toBe(false);
  });

  it.each([
    [4 as const, '该记录不存在', '刷新列表'],
    [3 as const, '记录加载失败', undefined],
    [9 as const, '记录加载失败', '重试'],
  ])('says why a record does not come (%i), as its form does', async (state, said, offered) => {
    open({ unread: { msgState: state, msg: '原因' } });
    fireEvent.click(await pencil());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(said);
    const buttons = within(alert).queryAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent.replaceAll(' ', ''))).toEqual(
      offered ? [offered] : [],
    );
  });

  it('names what else in the record stands in the way', async () => {
    const { sent } = open({ record: { ...stored, name: null } });
    fireEvent.click(await pencil());
    fireEvent.change(await box(), { target: { value: 'C303' } });
    fireEvent.submit(await box());
    expect((await screen.findByRole('alert')).textContent).toBe('“姓名”不符合要求，请打开记录修改');
    expect(sent).toEqual([]);
  });

  it.each([
    ['switch', 'switch'],
    ['button-group', 'button'],
    ['file-upload', 'button'],
    ['image-upload', 'button'],
    ['rich-text-editor', 'textbox'],
    ['code-editor', 'textbox'],
  ])('has the focus in a %s, and closes by Escape', async (type, role) => {
    const options = [{ value: 'a', label: 'A' }];
    const props = type === 'button-group' ? { props: { options } } : {};
    const looks = studentForm({ type, id: 'looks', name: 'looks', title: '外观', ...props });
    const looked = studentList([{ field: 'looks', editable: true }]);
    openResource([looked, looks], {
      answers: {
        '/student/list.htm': () => ({ list: [stored], total: 1 }),
        '/student/detail.htm': () => ({ result: stored }),
      },
    });
    const edit = await screen.findByRole('button', { name: '修改外观' });
    edit.focus();
    fireEvent.click(edit);
    await waitFor(() => expect(document.activeElement).not.toBe(edit));
    expect(document.activeElement!.getAttribute('role') ?? 'button').toBe(role);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('button', { name: /取\s*消/ })).toBeNull());
    expect(document.activeElement).toBe(edit);
  });

  it('is not offered for what is computed', async () => {
    open();
    await pencil();
    expect(screen.queryByRole('button', { name: '修改标签' })).toBeNull();
  });

  it.each<[string, ModuleRights]>([
    ['may not write the field', { actions: ['list', 'update'], read: '*', write: ['name'] }],
    ['may change nothing', { actions: ['list'], read: '*', write: '*' }],
  ])('is not offered to a role that %s', async (_role, rights) => {
    open({ rights });
    await screen.findByText('A101');
    expect(screen.queryByRole('button', { name: '修改寝室' })).toBeNull();
  });
});

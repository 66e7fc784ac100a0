import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { field, formDocument } from '../../../../tests/support/plainDocuments.ts';
import type { FixedAnswers } from '../../../runtime/data/fixedTransport.ts';

const form = formDocument([{ ...field('name'), type: 'input', title: { zhCN: '姓名', enUS: 'Name' } }], {
  id: 'student',
});
const open = (answers: FixedAnswers) =>
  openResource([form], {
    params: { id: '7' },
    answers: { '/student/detail.htm': { result: { id: '7', revision: 3, name: '林知夏' } }, ...answers },
  });

describe('a record that somebody else has removed', () => {
  const GONE = { msgState: 4 as const, msg: '请求的内容不存在' };

  it('is told when it is opened, without a second try; lists load again and the log has a line', async () => {
    const { root } = open({ '/student/detail.htm': GONE });
    expect(await screen.findByText('该记录不存在')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /重试/ })).toBeNull();
    expect(root.changes.of('student')).toBe(1);
    expect(root.log.entries).toHaveLength(1);
  });

  it('is told when it is saved, with the input kept', async () => {
    const { root } = open({ '/student/update.htm': GONE });
    fireEvent.change(await screen.findByLabelText(/姓名/), { target: { value: '周明' } });
    fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    expect(await screen.findByText('该记录不存在')).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>(/姓名/)).value).toBe('周明');
    expect(screen.queryByRole('button', { name: /重新载入/ })).toBeNull();
    expect(root.changes.of('student')).toBe(1);
  });
});

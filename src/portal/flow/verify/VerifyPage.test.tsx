import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import type { PrintCheck } from '../../../schemas/wire/flowDetail.ts';
import { VerifyPage } from './VerifyPage.tsx';

const AT = '2026-11-22T02:30:00.000Z';
const found: PrintCheck = {
  ...{ title: '林知夏的请假', number: 'QJ-0001', state: 'approved', submittedAt: AT, endedAt: AT },
  changed: false,
  decisions: [{ step: { zhCN: '辅导员审批', enUS: 'Counsellor' }, person: '周明', state: 'agreed', at: AT }],
};

/** Opens the page for somebody without an account, over papers by their codes. */
function open(papers: Readonly<Record<string, Partial<PrintCheck>>>, address = '/flowVerifyPrint') {
  const { root } = createTestRoot({
    '/flow/verifyPrint.do': ({ check }) => {
      const paper = papers[String(check)];
      return paper ? { result: { ...found, ...paper } } : { msgState: 4, msg: '请求的内容不存在' };
    },
  });
  renderPortal(root, <VerifyPage />, address);
}

test('a code that was scanned says what the paper is; one that is pasted as a link is asked for next', async () => {
  open({ 'i1.a.b': {} }, '/flowVerifyPrint?check=i1.a.b');
  expect(await screen.findByText('打印件真实')).toBeTruthy();
  expect(screen.getByText('辅导员审批').closest('li')?.textContent).toContain('周明已同意');
  const link = 'https://campus.test/flowVerifyPrint?check=i2.a.b ';
  fireEvent.change(screen.getByLabelText('校验码'), { target: { value: link } });
  fireEvent.click(screen.getByRole('button', { name: /核\s?验/ }));
  expect(await screen.findByText('查无此打印件')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('校验码').value).toBe('i2.a.b');
});

test.each([
  [{ changed: true }, '打印之后申请有变化'],
  [{ state: 'withdrawn', changed: true }, '申请已撤回'],
  // Printed when it was over already.
  [{ state: 'terminated' }, '申请已终止'],
] as const)('a paper that holds no more says so: %o', async (paper, said) => {
  open({ code: paper }, '/flowVerifyPrint?check=code');
  expect(await screen.findByText(`打印件真实，但${said}`)).toBeTruthy();
});

test('the code of an older print is said to be that, and not of a forged paper', async () => {
  const id = '7c5ba923-d6e0-48e7-94dc-b8145750063d';
  open({}, `/flowVerifyPrint?check=${id}.Ab_9-xYz01Qr`);
  expect(await screen.findByText('这是旧版打印件')).toBeTruthy();
});

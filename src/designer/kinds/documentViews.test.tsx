import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { form } from '../../../tests/support/openStudentList.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { builtinRenderers } from '../../renderers/index.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { type Design, DesignContext } from '../frame/DesignContext.ts';
import { viewsOf } from './viewsOf.ts';

const listed = {
  form: [{ id: 'student', name: '学生' }],
  mgrList: [
    { id: 'students', name: '学生列表' },
    { id: 'graduates', name: '毕业生' },
  ],
  mgrForm: [{ id: 'short', name: '简表' }],
};

function open(document: AtriumDocument) {
  const { root } = createPlainRoot({
    renderers: builtinRenderers,
    answers: {
      '/resource/list.do': ({ kind }) => ({ list: listed[kind as keyof typeof listed] }),
      '/resource/get.do': { result: { revision: 1, schema: form } },
      '/resource/uses.do': {
        list: [
          {
            kind: 'form',
            id: 'student',
            name: '学生',
            places: [{ path: '/fields/0', sentence: '字段『姓名』' }],
          },
        ],
      },
    },
  });
  const model = new DesignModel({ revision: 1, document }, root.platform.vocabulary);
  const [view] = viewsOf(document.kind);
  if (view === undefined) throw new Error('The kind has no view.');
  render(
    <MemoryRouter>
      <RootContext.Provider value={root}>
        <DesignContext.Provider value={{ model } as Design}>
          <Suspense>
            <view.View />
          </Suspense>
        </DesignContext.Provider>
      </RootContext.Provider>
    </MemoryRouter>,
  );
  return model;
}

test('a mgr takes its list and forms from those that there are, and leads to their designers', async () => {
  const model = open({
    kind: 'mgr',
    schemaVersion: 1,
    id: 'all',
    name: 'all',
    list: 'students',
    forms: ['short'],
  });
  const lists = await screen.findByRole('region', { name: '列表' });
  const link = within(lists).getByRole('link', { name: '在设计器中打开' });
  expect(link.getAttribute('href')).toBe('/design/mgrList/students');
  fireEvent.mouseDown(within(lists).getByRole('combobox', { name: '列表' }));
  fireEvent.click(await screen.findByTitle('毕业生（graduates）'));
  expect(model.document).toMatchObject({ list: 'graduates' });
  fireEvent.click(await screen.findByRole('button', { name: '移除 short' }));
  expect(model.document).toMatchObject({ forms: [] });
  model.undo();
  expect(model.document).toMatchObject({ list: 'graduates', forms: ['short'] });
});

test('a condition is said as a sentence in the words of the form that goes by it, and names who does', async () => {
  const model = open({
    kind: 'condition',
    schemaVersion: 1,
    id: 'good',
    name: 'good',
    rules: {
      testRule: 'every',
      conditionList: [{ bindKey: 'form.gpa', type: 'number', judgeType: 'greater', value: 3 }],
    },
  });
  const sentence = await screen.findByText(/绩点/, { selector: '[data-condition-sentence]' });
  expect(sentence.textContent).toContain('3');
  const uses = screen.getByRole('region', { name: '谁在用' });
  const link = await within(uses).findByRole('link', { name: '学生' });
  expect(link.getAttribute('href')).toBe('/design/form/student');
  expect(within(uses).getByText('字段『姓名』')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^移除/ }));
  expect(model.document).toMatchObject({ rules: { testRule: 'every', conditionList: [] } });
});

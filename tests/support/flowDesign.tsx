import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, onTestFinished } from 'vitest';
import { Autosave } from '../../src/designer/core/Autosave.ts';
import { DesignModel } from '../../src/designer/core/DesignModel.ts';
import { type Problem, Problems } from '../../src/designer/core/Problems.ts';
import { DesignContext } from '../../src/designer/frame/DesignContext.ts';
import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import type { Question } from '../../src/documents/flow/people/organisation.ts';
import { createMetaIndex } from '../../src/documents/metaIndex.ts';
import { metas } from '../../src/renderers/metas.ts';
import type { FixedAnswers } from '../../src/runtime/data/fixedTransport.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { flowOf, INITIATOR, step, TrialOrganisation, whenMuch } from '../flows/trial.ts';
import { createTestRoot } from './renderNode.tsx';
import { renderPortal } from './renderPortal.tsx';

/** The form of the flow that is designed. */
export const trialForm: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'trial',
  name: '试用单',
  fields: [
    { type: 'number', id: 'f1', name: 'amount', title: '金额' },
    { type: 'input', id: 'f2', name: 'note', title: '说明' },
    {
      type: 'sub-table',
      id: 'f3',
      name: 'items',
      title: '明细',
      children: [{ type: 'number', id: 'f4', name: 'price', title: '单价' }],
    },
  ],
  grants: [{ id: 'g', roles: ['starter'], actions: ['add'], read: '*', write: '*' }],
};

const trial = (): FlowDocument => ({
  ...flowOf([
    step('A', ['a', 'b'], {
      title: '初审',
      timeouts: [{ then: 'pass', after: { amount: 2, unit: 'hour' } }],
    }),
    whenMuch('K', [step('B', ['c'], { title: '复审' })]),
  ]),
  title: '试用',
});

const organisation = new TrialOrganisation();
const answerOf = (question: Question): unknown => {
  const [what = '', one = '', two = ''] = question.split(' ');
  if (what === 'account') return organisation.accounts([one])[0] ?? null;
  if (what === 'standIn') return organisation.standIns([one])[0] ?? null;
  if (what === 'department') return organisation.department(one) ?? null;
  return what === 'administrators' ? organisation.administrators() : organisation.members(one, two);
};
const people = ['s', 'a', 'b', 'd'].map((value) => ({ value, label: `${value}甲` }));
/** What the server tells by these sources; another one is none of its own. */
const choices: Readonly<Record<string, { value: string; label: string }[]>> = {
  role: [{ value: 'r', label: '辅导员' }],
  label: [{ value: 'l', label: '党员' }],
};

/** What the server tells of people, and of who starts the flow. */
export const organisationTold = ({ questions = [], starter }: Record<string, unknown>) => ({
  result: {
    answers: Object.fromEntries((questions as Question[]).map((each) => [each, answerOf(each)])),
    cut: [],
    ...(starter !== undefined && {
      starter: { initiator: { ...INITIATOR, roles: ['starter'] }, platform: {}, calendar: {} },
    }),
  },
});

const answers: FixedAnswers = {
  '/resource/get.do': { result: { revision: 1, schema: trialForm } },
  '/component/getSelectorData.htm': ({ source, keyword = '' }) => ({
    list:
      source === 'person'
        ? people.filter(({ label }) => label.includes(String(keyword)))
        : (choices[String(source)] ?? []),
  }),
  '/flow/organisation.do': organisationTold,
};

/**
 * Draws a part of the designer around a flow of two steps.
 * @param more answers beside, or in the place of those that it has
 * @param found what the check says
 */
export async function openFlowDesign(
  view: ReactElement,
  more: FixedAnswers = {},
  found: readonly Problem[] = [],
) {
  const language = { metas: createMetaIndex(metas) };
  const model = new DesignModel({ revision: 4, document: trial() }, language, () => 0);
  const made = createTestRoot({ ...answers, ...more });
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 5 }));
  const problems = new Problems(model, { judge: () => Promise.resolve(found) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const drawn = renderPortal(
    made.root,
    <DesignContext.Provider value={{ model, autosave, problems }}>{view}</DesignContext.Provider>,
  );
  await waitFor(() => expect(problems.isCurrent).toBe(true));
  const nodeOf = (id: string) => flowIndex(model.document as FlowDocument).get(id)?.node;
  return { ...made, model, drawn, nodeOf };
}

import { useText } from '../../../../runtime/locale/useText.ts';
import { jsonText } from '../../../settings/jsonText.ts';
import { composedLocale } from './composed.locale.ts';

const STEPS = {
  steps: [
    { do: 'call', name: 'books', call: 'library/books', param: { college: '{{inputs.college}}' } },
    { do: 'call', name: 'loan', call: 'loan/list' },
  ],
};

const JOIN = { list: 'books', join: { step: 'loan', by: 'bookId', key: 'id' } };

const WHEN = {
  do: 'when',
  when: {
    testRule: 'every',
    conditionList: [{ bindKey: 'inputs.college', type: 'text', judgeType: 'empty' }],
  },
  steps: [{ do: 'fail', message: { zhCN: '请填写学院', enUS: 'Name a college' } }],
};

const EACH = {
  do: 'forEach',
  items: '{{steps.loan.list}}',
  steps: [{ do: 'save', module: 'loan', record: '{{item.id}}', data: { state: 'returned' } }],
};

/** How the parts are written that nobody guesses. */
export function Examples() {
  const text = useText(composedLocale);
  return (
    <details className="at-interface-examples">
      <summary>{text('examples')}</summary>
      <p className="at-field-note">{text('exampleSteps')}</p>
      <pre>{jsonText(STEPS)}</pre>
      <p className="at-field-note">{text('exampleJoin')}</p>
      <pre>{jsonText(JOIN)}</pre>
      <p className="at-field-note">{text('exampleWhen')}</p>
      <pre>{jsonText(WHEN)}</pre>
      <p className="at-field-note">{text('exampleEach')}</p>
      <pre>{jsonText(EACH)}</pre>
      <p className="at-field-note">{text('exampleResult')}</p>
    </details>
  );
}

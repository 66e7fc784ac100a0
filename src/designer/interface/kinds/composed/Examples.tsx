import { useText } from '../../../../runtime/locale/useText.ts';
import { jsonText } from '../../../settings/jsonText.ts';
import { composedLocale } from './composed.locale.ts';

const STEPS = {
  steps: [
    { name: 'books', call: 'library/books', inputs: [{ name: 'college', value: '{{inputs.college}}' }] },
    { name: 'loan', call: 'loan/list' },
  ],
};

const JOIN = { list: 'books', join: { step: 'loan', by: 'bookId', key: 'id' } };

const WHEN = {
  when: {
    testRule: 'every',
    conditionList: [{ bindKey: 'inputs.college', type: 'text', judgeType: 'notEmpty' }],
  },
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
      <p className="at-field-note">{text('exampleResult')}</p>
    </details>
  );
}

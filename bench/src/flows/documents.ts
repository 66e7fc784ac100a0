// Documents of the measure of flows, and its people.

/** People who act at once. */
export const PEOPLE = 20;
export const person = (index: number): string => `bench-p${String(index % PEOPLE).padStart(2, '0')}`;

/** Whom a step asks: the person in a field. */
const step = (id: string, field: string) => ({
  ...{ type: 'approve', id, title: id },
  approvers: [{ source: 'expression', value: `{{ form.${field} }}` }],
});
const text = (id: string) => ({ type: 'input', id, name: id, title: id });

export const form = {
  ...{ kind: 'form', schemaVersion: 2, id: 'bench-form', name: 'Bench form' },
  fields: [
    text('first'),
    text('second'),
    { type: 'number', id: 'amount', name: 'amount', title: 'Amount' },
    text('note'),
  ],
  grants: [{ id: 'all', roles: ['administrator'], actions: ['list', 'detail'], read: '*', write: '*' }],
};

const settings = {
  starters: { people: [{ value: person(0), label: person(0) }] },
  managers: { people: [{ value: person(1), label: person(1) }] },
};
const flowOf = (id: string, nodes: readonly object[], more: object = {}) => ({
  ...{ kind: 'flow', schemaVersion: 2, id, name: id, form: form.id, settings: { ...settings, ...more } },
  nodes: [{ type: 'start', id: 'start' }, ...nodes, { type: 'end', id: 'end' }],
});

/** Two steps of one person each, with what real flows have: a title and a summary of fields. */
export const flow = flowOf('bench-flow', [step('A', 'first'), step('B', 'second')], {
  title: 'Expense {{ form.amount }}',
  summary: ['amount', 'note'],
});

const when = (value: number) => ({
  testRule: 'every',
  conditionList: [{ bindKey: 'form.amount', type: 'number', judgeType: 'greater', value }],
});

/** Forty nodes: five blocks of a condition with two ways, parallel branches, copies and steps. */
export const forty = flowOf(
  'bench-forty',
  [1, 2, 3, 4, 5].flatMap((at) => {
    const id = (name: string): string => `${name}${String(at)}`;
    return [
      {
        ...{ type: 'condition', id: id('K') },
        branches: [
          { id: id('much'), when: when(at), nodes: [step(id('A'), 'first')] },
          { id: id('little'), default: true, nodes: [step(id('B'), 'second')] },
        ],
      },
      {
        ...{ type: 'parallel', id: id('P') },
        branches: [
          { id: id('x'), nodes: [step(id('X'), 'first')] },
          { id: id('y'), nodes: [step(id('Y'), 'second')] },
        ],
      },
      { type: 'cc', id: id('C'), recipients: [{ source: 'initiator' }] },
      step(id('Z'), 'first'),
    ];
  }),
);

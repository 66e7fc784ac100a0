import { describe, expect, test } from 'vitest';
import { contextOf } from '../../src/documents/flow/contextOf.ts';
import { pathNodes, type PathNode } from '../../src/documents/flow/path/pathNode.ts';
import { pathOf } from '../../src/documents/flow/path/pathOf.ts';
import { previewOf } from '../../src/documents/flow/path/preview.ts';
import { Answers, type Question, Unanswered } from '../../src/documents/flow/people/organisation.ts';
import { newState } from '../../src/documents/flow/state.ts';
import type { FlowNode } from '../../src/schemas/flow/node.ts';
import { parallel, step, Trial, whenMuch } from './trial.ts';

/** A path in one line: `A(a)✓ B(b)! C(c)…`; done, current, coming, open (`?`), skipped (`-`). */
const MARKS = { done: '✓', current: '!', coming: '…', open: '?', skipped: '-' };
const said = (path: readonly PathNode[]): string =>
  pathNodes(path)
    .map(({ node, state, people }) => {
      const who = people.map(({ person, state: at }) => `${person.value}${at === 'skipped' ? '~' : ''}`);
      return `${node}${who.length > 0 ? `(${who.join(',')})` : ''}${MARKS[state]}`;
    })
    .join(' ');

const pathIn = (trial: Trial): string => said(pathOf(trial.state, contextOf(trial.subject, trial.state)));

/** What a start would come to whose amount is not known. */
const started = (nodes: readonly FlowNode[], values: Readonly<Record<string, unknown>> = {}) => {
  const { subject } = new Trial(nodes, {}, values);
  const unknown = new Set(['amount', 'who'].filter((code) => !(code in values)));
  return previewOf(newState(), contextOf({ ...subject, unknown }, newState()));
};

describe('the path of an instance', () => {
  test('says what is done, where it stands and what comes', () => {
    const trial = new Trial(
      [
        step('A', ['a']),
        whenMuch('K', [step('X', ['b'])], [step('Y', ['c'])]),
        parallel('P', { x: [step('B', ['b'])], y: [step('C', ['c'])] }),
        step('D', ['a', 'd'], { repeated: 'skipLater' }),
      ],
      {},
      { amount: 9 },
    );
    expect(pathIn(trial)).toBe('start(s)! A(a)… K… X(b)… Y- P… B(b)… C(c)… D(a~,d)… end…');
    trial.submit();
    expect(pathIn(trial)).toBe('start(s)✓ A(a)! K… X(b)… Y- P… B(b)… C(c)… D(a~,d)… end…');
    trial.act('a', 'agree', 'A');
    trial.act('b', 'agree', 'X');
    trial.act('c', 'agree', 'C');
    expect(pathIn(trial)).toBe('start(s)✓ A(a)✓ K✓ X(b)✓ Y- P! B(b)! C(c)✓ D(a~,d)… end…');
    trial.act('b', 'return', 'B', { node: 'A' });
    expect(pathIn(trial)).toBe('start(s)✓ A(a)! K… X(b)… Y- P… B(b)… C(c)… D(a~,d)… end…');
    trial.act('a', 'agree', 'A');
    trial.act('b', 'reject', 'X');
    expect(pathIn(trial)).toBe('start(s)✓ A(a)✓ K✓ X(b)✓ Y- P- B(b)- C(c)- D- end-');
  });

  test('after a return that leads straight back passes over what is between', () => {
    const trial = new Trial([step('A', ['a']), step('B', ['b']), step('C', ['c'], { afterReturn: 'back' })]);
    trial.submit();
    trial.act('a', 'agree', 'A');
    trial.act('b', 'agree', 'B');
    trial.act('c', 'return', 'C', { node: 'A' });
    expect(pathIn(trial)).toBe('start(s)✓ A(a)! B(b)- C(c)… end…');
  });

  test('of one that has ended says what it came by', () => {
    const end: FlowNode = { type: 'end', id: 'E', result: 'rejected' };
    const trial = new Trial([step('A', ['a']), whenMuch('K', [end]), step('B', ['b'])], {}, { amount: 9 });
    trial.submit();
    trial.act('a', 'agree', 'A');
    expect(pathIn(trial)).toBe('start(s)✓ A(a)✓ K✓ E✓ B- end-');
  });

  test('is open behind rules that nobody can decide yet', () => {
    const nodes = [whenMuch('K', [step('X', ['b'])], [step('Y', ['c'])]), step('D', ['d'])];
    const { path } = started(nodes);
    expect(said(path)).toBe('start(s)! K… X(b)? Y(c)? D(d)… end…');
    expect(path[1]?.branches?.map(({ taken }) => taken)).toEqual([null, null]);
    const end: FlowNode = { type: 'end', id: 'E' };
    expect(said(started([whenMuch('K', [end]), step('D', ['d'])]).path)).toBe('start(s)! K… E? D(d)? end?');
  });
});

describe('a preview', () => {
  const picked: FlowNode = {
    type: 'approve',
    id: 'N',
    approvers: [{ source: 'initiatorPicks', many: true }],
  };

  test('asks for what is to be picked, and leaves open who a field will name', () => {
    const named: FlowNode = {
      type: 'approve',
      id: 'M',
      approvers: [{ source: 'personField', field: 'who' }],
    };
    const { path, picks, findings, canSubmit } = started([picked, named], {});
    expect([said(path), findings, canSubmit]).toEqual(['start(s)! N… M? end…', [], true]);
    expect(picks).toEqual([{ node: 'N', title: 'N', many: true, required: true, scope: null }]);
    expect(path[1]?.pick?.by).toBe('initiator');
  });

  test('says for whom nobody is found, and whether that refuses the submit', () => {
    const stops = (id: string): FlowNode => step(id, ['x'], { nobody: { then: 'stop' } });
    const later = started([step('A', ['x']), stops('B'), step('C', ['c'])]);
    expect(later.findings.map(({ node, severity, code }) => `${node} ${severity} ${code}`)).toEqual([
      'A warning NOBODY_FOUND',
      'B error NOBODY_FOUND',
    ]);
    expect([later.canSubmit, said(later.path)]).toEqual([true, 'start(s)! A(m)… B… C(c)… end…']);
    expect(started([stops('B')]).canSubmit).toBe(false);
  });

  test('asks an organisation for all that it can ask for at once', () => {
    const role = (id: string): FlowNode => ({
      type: 'approve',
      id,
      approvers: [{ source: 'role', roles: [id] }],
    });
    const { subject } = new Trial([step('A', ['a']), role('R'), role('S'), step('B', ['b'])]);
    const rounds: string[] = [];
    const known: Partial<Record<Question, never>> = {};
    const trial = new Trial([]).organisation;
    const answer = (question: Question): void => {
      const [what = '', ...rest] = question.split(' ');
      const id = rest.at(-1) ?? '';
      const found =
        what === 'account' ? trial.accounts([id])[0] : what === 'members' ? trial.accounts(['c', 'd']) : null;
      known[question] = (found ?? null) as never;
    };
    for (let turn = 0; turn < 5; turn += 1) {
      try {
        const organisation = new Answers(known);
        const path = pathOf(newState(), contextOf({ ...subject, organisation }, newState()));
        expect(said(path)).toBe('start(s)! A(a)… R(c,d)… S(c,d)… B(b)… end…');
        break;
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        rounds.push(error.questions.toSorted().join(', '));
        error.questions.forEach(answer);
      }
    }
    expect(rounds).toEqual([
      'account a, account b, members role R, members role S, standIn a, standIn b',
      'account c, account d, standIn c, standIn d',
    ]);
  });
});

import type { AtriumDocument } from '../../../schemas/documents/index.ts';
import { type Outcome, outcomeOf } from '../exampleAnswers.ts';
import type { StageState } from '../settings.ts';
import type { Campus } from './campus.ts';

/** How a document is opened to be seen in a state. */
interface Opening {
  readonly params: Readonly<Record<string, unknown>>;
  /** How the calls about records end. */
  readonly outcome: Outcome;
  /** Whether it is saved as it is, so that it says what is wrong. */
  readonly saves: boolean;
}

/** A form is opened with the first record of its module, unless it is about a new one. */
export function opening(document: AtriumDocument, state: StageState, campus: Campus): Opening {
  const module = document.kind === 'form' ? document.id : document.kind === 'mgrForm' ? document.module : '';
  if (module === '') return { params: {}, outcome: outcomeOf[state], saves: false };
  if (state === 'error') return { params: {}, outcome: 'answered', saves: true };
  const id = campus.records(module)[0]?.id;
  if (state === 'adding' || id === undefined) return { params: {}, outcome: outcomeOf[state], saves: false };
  const mode = state === 'readOnly' ? { mode: 'view' } : {};
  return { params: { id, ...mode }, outcome: outcomeOf[state], saves: false };
}

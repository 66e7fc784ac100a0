import type { Initiator } from '../context.ts';
import type { Answered, Question } from './organisation.ts';

/** What rules and templates of an instance read of whoever starts it, with the days that are worked. */
export interface AskedStarter {
  readonly initiator: Initiator;
  /** The platform's variables of theirs. */
  readonly platform: Readonly<Record<string, unknown>>;
  /** Dates (`YYYY-MM-DD`) of which the working calendar says something. */
  readonly calendar: Readonly<Record<string, 'work' | 'rest'>>;
}

/** What the organisation answers whoever designs a flow (`/flow/organisation.do`). */
export interface AskedOrganisation {
  readonly answers: Answered;
  /** Questions about members of which there are more than are told. */
  readonly cut: readonly Question[];
  /** Where somebody is named as whom the flow is tried. */
  readonly starter?: AskedStarter;
}

/** So many questions are answered at once. */
export const MOST_QUESTIONS = 200;

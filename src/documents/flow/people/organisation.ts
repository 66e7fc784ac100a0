import type { Person } from '../state.ts';

/** An account as the organisation knows it. */
export interface Account extends Person {
  readonly enabled: boolean;
  /** Id of the department; null: none. */
  readonly department: string | null;
}

export interface Department {
  readonly id: string;
  readonly parent: string | null;
  readonly head: string | null;
  readonly deputies: readonly string[];
}

/** What members are of. */
export type GroupKind = 'role' | 'label' | 'department';

/**
 * What a flow asks about people, as of now. The engine asks at once; whoever has the answers in a database knows them
 * beforehand (`Answers`).
 */
export interface Organisation {
  /** In the order asked; undefined: there is no such account. */
  accounts(ids: readonly string[]): readonly (Account | undefined)[];
  /** Enabled and disabled ones, by name. */
  members(kind: GroupKind, id: string): readonly Account[];
  department(id: string): Department | undefined;
  /** Ids of those who manage the platform. */
  administrators(): readonly string[];
  /** Who stands in for each of some people while they are away, in this flow. */
  standIns(ids: readonly string[]): readonly (string | undefined)[];
  /** What somebody belongs to: `role <id>`, `label <id>`, `department <id>`, and `head <id>` of a department. */
  belongs(id: string): readonly string[];
}

/** One question to an organisation, as text. */
export type Question =
  `${'account' | 'standIn' | 'belongs' | 'department' | `members ${GroupKind}`} ${string}` | 'administrators';

type Answer = Account | readonly Account[] | readonly string[] | Department | string | null;

/** Answers by their questions; null: there is none. JSON, so that a journal holds them. */
export type Answered = Readonly<Partial<Record<Question, Answer>>>;

/** What has to be answered first. Whoever drives the engine looks it up and asks again; nothing has happened. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly questions: readonly Question[];

  constructor(questions: readonly Question[]) {
    super(questions.join(', '));
    this.questions = questions;
  }
}

/** An organisation of which a part is known: the rest it asks for, all that is needed at once together. */
export class Answers implements Organisation {
  readonly #known: Answered;
  /** Questions that were asked, so that a journal keeps their answers and no others. */
  readonly asked = new Set<Question>();

  constructor(known: Answered) {
    this.#known = known;
  }

  accounts(ids: readonly string[]): readonly (Account | undefined)[] {
    return this.#all<Account>(ids.map((id): Question => `account ${id}`));
  }

  members(kind: GroupKind, id: string): readonly Account[] {
    const [found = []] = this.#all<readonly Account[]>([`members ${kind} ${id}`]);
    return found;
  }

  department(id: string): Department | undefined {
    return this.#all<Department>([`department ${id}`])[0];
  }

  administrators(): readonly string[] {
    return this.#all<readonly string[]>(['administrators'])[0] ?? [];
  }

  standIns(ids: readonly string[]): readonly (string | undefined)[] {
    return this.#all<string>(ids.map((id): Question => `standIn ${id}`));
  }

  belongs(id: string): readonly string[] {
    return this.#all<readonly string[]>([`belongs ${id}`])[0] ?? [];
  }

  /** What a question asks for is told by its first word, which is how its answer has come here. */
  #all<T extends Answer>(questions: readonly Question[]): readonly (T | undefined)[] {
    const missing = questions.filter((question) => this.#known[question] === undefined);
    if (missing.length > 0) throw new Unanswered([...new Set(missing)]);
    return questions.map((question) => {
      this.asked.add(question);
      return (this.#known[question] as T | null) ?? undefined;
    });
  }
}

import {
  type Account,
  type Department,
  type GroupKind,
  type Organisation,
  type Question,
  Unanswered,
} from './organisation.ts';

/** Stands for somebody whom an answer that is not there yet will name; no account has this id. */
const SOMEBODY = '\u0000';
const somebody = (id: string): Account => ({ value: id, label: id, enabled: true, department: null });

/**
 * An organisation that goes on where an answer is not known yet, so that whoever looks far ahead has to look up everything
 * that can be asked by now together. What is found with it holds only where nothing was missing (`throwIfAny`).
 */
export class GatheredQuestions implements Organisation {
  readonly #of: Organisation;
  readonly #missing = new Set<Question>();

  constructor(of: Organisation) {
    this.#of = of;
  }

  /** @throws Unanswered with all that was asked in vain */
  throwIfAny(): void {
    if (this.#missing.size > 0) throw new Unanswered([...this.#missing]);
  }

  accounts(ids: readonly string[]): readonly (Account | undefined)[] {
    return this.#ask(
      () => this.#of.accounts(ids),
      () => ids.map(somebody),
    );
  }

  members(kind: GroupKind, id: string): readonly Account[] {
    return this.#ask(
      () => this.#of.members(kind, id),
      () => [somebody(SOMEBODY)],
    );
  }

  department(id: string): Department | undefined {
    return this.#ask(
      () => this.#of.department(id),
      () => ({ id, parent: null, head: SOMEBODY, deputies: [] }),
    );
  }

  administrators(): readonly string[] {
    return this.#ask(
      () => this.#of.administrators(),
      () => [SOMEBODY],
    );
  }

  standIns(ids: readonly string[]): readonly (string | undefined)[] {
    return this.#ask(
      () => this.#of.standIns(ids),
      () => ids.map(() => undefined),
    );
  }

  belongs(id: string): readonly string[] {
    return this.#ask(
      () => this.#of.belongs(id),
      () => [],
    );
  }

  #ask<T>(ask: () => T, meanwhile: () => T): T {
    try {
      return ask();
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      for (const question of error.questions) if (!question.endsWith(SOMEBODY)) this.#missing.add(question);
      return meanwhile();
    }
  }
}

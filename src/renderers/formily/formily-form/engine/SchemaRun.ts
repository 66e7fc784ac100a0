import type { GeneralField } from '@formily/core';
import { observable } from '@formily/reactive';
import { Reaction } from 'mobx';
import { compileOptions, type Environment } from '../../../../documents/environment.ts';
import type { Scope } from '../../../../documents/flag.ts';
import { inCircle } from '../../../../documents/formily/circle.ts';
import { namesCondition } from '../../../../documents/namedRules.ts';
import { compile, compileTemplate, toExpressionError } from '../../../../conditions/index.ts';
import type { RuleSetOrReference } from '../../../../schemas/condition.ts';
import type { Finding } from '../../../../schemas/finding.ts';

/** Runs of one reaction of one field before whoever set it off has ended. */
const MOST_RUNS = 50;

/** What the reactions of one drawn schema share: what they read of the page, what they may cost, where failures go. */
export class SchemaRun {
  readonly scope: Scope;
  private readonly environment: Environment;
  private readonly told = new Set<string>();
  private readonly runs = new Map<object, number>();
  private readonly followers = new Set<Reaction>();
  private ends: ReturnType<typeof setTimeout> | undefined;

  constructor(scope: Scope, environment: Environment) {
    this.scope = scope;
    this.environment = environment;
  }

  /** Compiles a template; what it gives is undefined where it fails, which is told once. */
  template(value: unknown): (scope: Scope) => unknown {
    const { evaluateStrictly } = compileTemplate(value, compileOptions(this.environment));
    const read = this.followed();
    return (scope) => {
      try {
        return read(() => evaluateStrictly(scope));
      } catch (error) {
        const { code, text } = toExpressionError(error);
        this.tell({ severity: 'error', code, message: text });
        return undefined;
      }
    };
  }

  /** Rules; those of a condition that is not there never hold. */
  rules(written: RuleSetOrReference): (scope: Scope) => boolean {
    const { environment } = this;
    const rules = namesCondition(written) ? environment.condition(written.condition) : written;
    if (!rules) return () => false;
    const { test } = compile(rules, compileOptions(environment));
    const read = this.followed();
    return (scope) => read(() => test(scope));
  }

  /**
   * Whether a reaction may run once more. Those that set each other off in a circle are stopped, and told.
   * @param reaction the reaction of one field
   */
  allows(reaction: object, field: GeneralField): boolean {
    this.ends ??= setTimeout(() => {
      this.ends = undefined;
      this.runs.clear();
    });
    const runs = (this.runs.get(reaction) ?? 0) + 1;
    this.runs.set(reaction, runs);
    if (runs <= MOST_RUNS) return true;
    this.tell(inCircle(field.address.toString()));
    return false;
  }

  dispose(): void {
    clearTimeout(this.ends);
    for (const follower of this.followers) follower.dispose();
  }

  private tell(finding: Finding): void {
    const key = `${finding.code} ${finding.message.enUS}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.environment.report(finding);
  }

  /** The page is observed by MobX and the engine by its own: what changes in the one is made to change in the other. */
  private followed(): <T>(read: () => T) => T {
    const seen = observable({ changes: 0 });
    const follower = new Reaction('formily-form', () => {
      seen.changes += 1;
    });
    this.followers.add(follower);
    return (read) => {
      void seen.changes;
      let given: { value: ReturnType<typeof read> } | undefined;
      let failed: { error: unknown } | undefined;
      follower.track(() => {
        try {
          given = { value: read() };
        } catch (error) {
          failed = { error };
        }
      });
      if (failed) throw failed.error;
      if (!given) throw new Error('Nothing was read.');
      return given.value;
    };
  }
}

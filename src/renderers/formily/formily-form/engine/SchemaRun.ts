import type { GeneralField } from '@formily/core';
import { compileOptions, type Environment } from '../../../../documents/environment.ts';
import type { Scope } from '../../../../documents/flag.ts';
import { inCircle } from '../../../../documents/formily/circle.ts';
import { namesCondition } from '../../../../documents/namedRules.ts';
import { compile, compileTemplate, toExpressionError } from '../../../../conditions/index.ts';
import type { RuleSetOrReference } from '../../../../schemas/condition.ts';
import type { Finding } from '../../../../schemas/finding.ts';
import { Follower } from './Follower.ts';
import { Turns } from './Turns.ts';

/** Reads something for a field, which is set off when what was read changes. */
export type ReadFor<T> = (field: GeneralField, scope: Scope) => T;

/** What the reactions of one drawn schema share: what they read of the page, what they may cost, where failures go. */
export class SchemaRun {
  readonly scope: Scope;
  readonly turns = new Turns();
  /** Whether what a field holds is stored already: what a schema begins with is not for such. */
  readonly isStored: (field: GeneralField) => boolean;
  private readonly environment: Environment;
  private readonly told = new Set<string>();

  constructor(scope: Scope, environment: Environment, isStored: (field: GeneralField) => boolean) {
    this.scope = scope;
    this.environment = environment;
    this.isStored = isStored;
  }

  /** Compiles a template; what it gives is undefined where it fails, which is told once. */
  template(value: unknown): ReadFor<unknown> {
    const { evaluateStrictly } = compileTemplate(value, compileOptions(this.environment));
    const followed = followers();
    return (field, scope) => {
      try {
        return followed(field).read(() => evaluateStrictly(scope));
      } catch (error) {
        const { code, text } = toExpressionError(error);
        this.tell({ severity: 'error', code, message: text });
        return undefined;
      }
    };
  }

  /** Rules; those of a condition that is not there never hold. */
  rules(written: RuleSetOrReference): ReadFor<boolean> {
    const { environment } = this;
    const rules = namesCondition(written) ? environment.condition(written.condition) : written;
    if (!rules) return () => false;
    const { test } = compile(rules, compileOptions(environment));
    const followed = followers();
    return (field, scope) => followed(field).read(() => test(scope));
  }

  /** Tells of a field whose reactions go round in a circle. */
  tellCircle(field: GeneralField): void {
    this.tell(inCircle(field.address.toString()));
  }

  dispose(): void {
    this.turns.dispose();
  }

  private tell(finding: Finding): void {
    const key = `${finding.code} ${finding.message.enUS}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.environment.report(finding);
  }
}

/** A follower of each field, which ends with it: rows share a schema, and read different things. */
function followers(): (field: GeneralField) => Follower {
  const known = new WeakMap<GeneralField, Follower>();
  return (field) => {
    const made = known.get(field);
    if (made) return made;
    const follower = new Follower();
    known.set(field, follower);
    field.disposers.push(() => {
      follower.dispose();
    });
    return follower;
  };
}

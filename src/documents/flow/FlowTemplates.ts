import {
  compile,
  compileTemplate,
  type CompiledCondition,
  type CompiledTemplate,
  type FunctionTable,
} from '../../conditions/index.ts';
import type { RuleSet } from '../../schemas/condition.ts';

/** Texts that are kept compiled at most; beyond it they are compiled anew. */
const MOST = 2000;

/**
 * Templates and rules of flows, compiled once: every event of every instance reads the same ones. What they are evaluated
 * with is given each time, the moment too.
 */
class FlowTemplates {
  private now = 0;
  private readonly options;
  private readonly texts = new Map<string, CompiledTemplate>();
  private readonly values = new WeakMap<object, CompiledTemplate>();
  private readonly rules = new WeakMap<RuleSet, CompiledCondition>();

  constructor(zone: string, functions: FunctionTable) {
    this.options = { zone, functions, now: () => this.now, fallback: null };
  }

  /** A text, or any value of a document that may hold templates; documents do not change. */
  template(value: unknown): CompiledTemplate {
    if (typeof value === 'string') return this.text(value);
    if (typeof value !== 'object' || value === null) return compileTemplate(value, this.options);
    const known = this.values.get(value);
    if (known) return known;
    const compiled = compileTemplate(value, this.options);
    this.values.set(value, compiled);
    return compiled;
  }

  condition(rules: RuleSet): CompiledCondition {
    const known = this.rules.get(rules);
    if (known) return known;
    const compiled = compile(rules, this.options);
    this.rules.set(rules, compiled);
    return compiled;
  }

  /** @param now milliseconds since the epoch; nothing is evaluated but at once */
  at(now: number): this {
    this.now = now;
    return this;
  }

  private text(text: string): CompiledTemplate {
    const known = this.texts.get(text);
    if (known) return known;
    if (this.texts.size >= MOST) this.texts.clear();
    const compiled = compileTemplate(text, this.options);
    this.texts.set(text, compiled);
    return compiled;
  }
}

const known = new WeakMap<FunctionTable, Map<string, FlowTemplates>>();

/** Those of a zone and the functions that expressions may call. */
export function flowTemplates(zone: string, functions: FunctionTable): FlowTemplates {
  const byZone = known.get(functions) ?? new Map<string, FlowTemplates>();
  known.set(functions, byZone);
  const found = byZone.get(zone) ?? new FlowTemplates(zone, functions);
  byZone.set(zone, found);
  return found;
}

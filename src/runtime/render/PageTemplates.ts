import { compileTemplate, type CompiledTemplate } from '../../conditions/index.ts';
import { compileOptions, type Environment } from '../../documents/environment.ts';
import { settleText } from '../../documents/prop.ts';
import { withNamedWhere } from '../../documents/namedRules.ts';
import { compileFlag, type CompiledFlag } from '../../documents/flag.ts';
import type { Flag } from '../../schemas/flag.ts';

/**
 * What a page evaluates beside its nodes: parameters of sources and actions, first values, conditions of steps. Each is
 * compiled when first asked for and kept while the page is open, always in the page's environment: its zone, its clock,
 * its log, where a failure stands once.
 */
export class PageTemplates {
  private readonly environment: Environment;
  private readonly values = new Kept();
  private readonly params = new Kept();
  private readonly texts = new Kept();
  private readonly flags = new Map<Flag | undefined, CompiledFlag>();

  constructor(environment: Environment) {
    this.environment = environment;
  }

  /** A value of a document with templates in it; what fails is null. */
  value(written: unknown): CompiledTemplate {
    const options = { ...compileOptions(this.environment), fallback: null };
    return this.values.get(written, () => compileTemplate(written, options));
  }

  /** What a call is given: as a value, and its `where` may name a condition. */
  param(written: unknown): CompiledTemplate {
    const options = { ...compileOptions(this.environment), fallback: null };
    return this.params.get(written, () =>
      compileTemplate(withNamedWhere(written, this.environment), options),
    );
  }

  /** A text in one language; what fails shows nothing rather than its source. */
  text(source: string): CompiledTemplate {
    const options = {
      ...compileOptions(this.environment),
      fallback: '',
      settle: settleText(this.environment),
    };
    return this.texts.get(source, () => compileTemplate(source, options));
  }

  /** Whether a step runs or a source loads, by rules; nothing said: it does. */
  when(written: Flag | undefined): CompiledFlag {
    const known = this.flags.get(written);
    if (known) return known;
    const flag = compileFlag(written, this.environment, { otherwise: true, onFailure: false });
    this.flags.set(written, flag);
    return flag;
  }
}

/** Compiled templates by what was written: documents are never changed, so an object stands for its content. */
class Kept {
  private readonly byText = new Map<string, CompiledTemplate>();
  private readonly byObject = new WeakMap<object, CompiledTemplate>();

  get(written: unknown, compile: () => CompiledTemplate): CompiledTemplate {
    if (typeof written === 'string') return this.look(this.byText, written, compile);
    if (typeof written === 'object' && written !== null) return this.look(this.byObject, written, compile);
    return compile();
  }

  private look<K>(
    kept: { get(key: K): CompiledTemplate | undefined; set(key: K, value: CompiledTemplate): unknown },
    key: K,
    compile: () => CompiledTemplate,
  ): CompiledTemplate {
    const known = kept.get(key);
    if (known) return known;
    const compiled = compile();
    kept.set(key, compiled);
    return compiled;
  }
}

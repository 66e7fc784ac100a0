import { compileTemplate } from '../../conditions/index.ts';
import type { Rule } from '../../schemas/node.ts';
import type { CompiledNode } from '../compile.ts';
import type { Scope } from '../flag.ts';
import type { CompiledField, CompiledForm } from '../form.ts';
import { hideRule } from '../hide.ts';
import type { InspectedNode } from '../inspect/inspect.ts';
import type { StateName } from '../inspect/reason.ts';
import type { Values } from '../recordScope.ts';

/** Something with what it reads, as deep as that is known. */
interface Reader {
  readonly paths: readonly string[];
}

/**
 * Finds what a test cannot decide: what hangs on data that it does not have, be it by way of other fields. Sources of the
 * page have not answered, a row that nobody chose is not there.
 */
export class Undecided {
  /** Fields whose value nobody knows, with what that hangs on. */
  private readonly fields = new Map<string, string>();
  private readonly scope: Scope;

  /**
   * @param scope of the nodes: what it does not hold nobody knows
   * @param given what the test says of the record
   */
  constructor(scope: Scope, form: CompiledForm | undefined, given: Readonly<Values>) {
    this.scope = scope;
    if (form === undefined) return;
    for (let found = true; found;) {
      found = false;
      for (const field of form.fields) {
        const missing = this.fields.has(field.code) ? undefined : this.ofField(field, given);
        if (missing === undefined) continue;
        this.fields.set(field.code, missing);
        found = true;
      }
    }
  }

  /** What the value of a field hangs on; undefined: it is known. */
  value(code: string): string | undefined {
    return this.fields.get(code);
  }

  /** The first name that is read and not known, as a person writes it. @param own names that stand at the place itself */
  missingIn({ paths }: Reader, own: readonly string[] = []): string | undefined {
    for (const path of paths) {
      const [root = '', name] = path.split('.');
      if (own.includes(root)) continue;
      if (root === 'sources') return name === undefined ? root : `${root}.${name}`;
      if (!(root in this.scope)) return root;
      if (root !== 'form') continue;
      const missing = name === undefined ? [...this.fields.values()][0] : this.fields.get(name);
      if (missing !== undefined) return missing;
    }
    return undefined;
  }

  /** What a state of a node hangs on; undefined: it is decided, be it by what stands around it alone. */
  state({ node, ancestors, state }: InspectedNode, name: StateName, judged: StateJudge): string | undefined {
    const { visible, readOnly } = state;
    if (visible.cause === 'right' && name === 'visible') return undefined;
    if (name === 'readOnly' && (readOnly.cause === 'right' || readOnly.cause === 'computed'))
      return undefined;
    const chain = [...ancestors, node];
    if (name === 'required') {
      const unseen = this.chain(chain, 'visible', judged);
      if (unseen.decides) return undefined;
      const changed = this.chain(chain, 'readOnly', judged);
      if (changed.decides || readOnly.cause === 'right' || readOnly.cause === 'computed') return undefined;
      return unseen.missing ?? changed.missing ?? this.missingIn(node.required);
    }
    const { decides, missing } = this.chain(chain, name, judged);
    return decides ? undefined : missing;
  }

  /** What is within something hidden, disabled or read-only is so as well, whatever else hangs on what. */
  private chain(
    chain: readonly CompiledNode[],
    name: 'visible' | 'enabled' | 'readOnly',
    judged: StateJudge,
  ): { readonly decides: boolean; readonly missing: string | undefined } {
    let missing: string | undefined;
    for (const each of chain) {
      const unknown = this.missingIn(each[name]);
      if (unknown === undefined && judged(each, name) === (name === 'readOnly'))
        return { decides: true, missing: undefined };
      missing ??= unknown;
    }
    return { decides: false, missing };
  }

  /** What the rules of a field hang on. */
  rules({ node: { source } }: CompiledField): string | undefined {
    for (const rule of source.rules ?? []) {
      const missing = this.missingIn(readerOfRule(rule), ['value', 'row']);
      if (missing !== undefined) return missing;
    }
    return undefined;
  }

  private ofField(
    field: CompiledField,
    given: Readonly<Values>,
    own: readonly string[] = [],
  ): string | undefined {
    const { node, code, hide, ancestors, members } = field;
    if (node.value) return this.missingIn(node.value, own);
    const first = !Object.hasOwn(given, code) && node.initial ? this.missingIn(node.initial, own) : undefined;
    if (first !== undefined) return first;
    if (hideRule(hide).empties || own.length > 0) {
      for (const each of [...ancestors, node]) {
        const missing = this.missingIn(each.visible, own);
        if (missing !== undefined) return missing;
      }
    }
    for (const member of members?.fields ?? []) {
      // What a row begins with is in the row already.
      const missing = this.ofField(member, { [member.code]: null }, ['row']);
      if (missing !== undefined) return missing;
    }
    return undefined;
  }
}

/** What a flag of a node comes to. */
type StateJudge = (node: CompiledNode, name: StateName) => boolean;

/** A rule may compare with an expression. */
function readerOfRule({ rule, value }: Rule): Reader {
  if (rule !== 'expression' || typeof value !== 'string') return { paths: [] };
  return compileTemplate(`{{ ${value} }}`, { fallback: undefined });
}

import { literal } from '../../conditions/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { FIELD_CODE, isRefusedCode } from '../../schemas/kinds.ts';
import type { FieldNode, Node } from '../../schemas/node.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { importFinding } from './findings.ts';
import { isText, type Reader } from './reader.ts';

/** A node while it is made. */
export type Draft<N extends Node = Node> = { -readonly [K in keyof N]: N[K] };

/** A yes or no of a node that an expression decides; read once all fields are known. */
export interface Pending {
  readonly node: () => Draft | undefined;
  readonly flag: 'visible' | 'enabled' | 'required' | 'readOnly';
  readonly negated: boolean;
  readonly text: string;
  /** Addresses behind `$deps`, by position or name. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Address of the field that the expression stands at. */
  readonly self: string;
  readonly path: string;
}

const code = new RegExp(FIELD_CODE);
/** One import under way: what was found so far. */
export class Run {
  readonly metas: MetaIndex;
  /** Whether Formily's members are read; else they are strange ones. */
  readonly formily: boolean;
  readonly findings: Finding[];
  readonly fields: Draft<FieldNode>[] = [];
  readonly pending: Pending[] = [];
  /** Nodes by the address of the property that they were made of: `address.city`. */
  readonly nodes = new Map<string, Draft>();
  /** Of the field whose rows are read, where it is some's: its code. */
  readonly table: string | undefined;
  /** Parts that were looked at, the whole schema over. */
  readonly visited: { count: number };
  private readonly ids: Set<string>;
  private readonly codes = new Set<string>();

  /** @param around the run that reads the form, where this one reads the rows of a field */
  constructor(metas: MetaIndex, formily: boolean, around?: { readonly run: Run; readonly table: string }) {
    this.metas = metas;
    this.formily = formily;
    this.table = around?.table;
    this.findings = around?.run.findings ?? [];
    this.visited = around?.run.visited ?? { count: 0 };
    this.ids = around?.run.ids ?? new Set();
  }

  readonly report = (finding: Finding): void => {
    this.findings.push(finding);
  };

  /**
   * A text as a document holds it, where braces would begin a template. Formily's own expressions in texts are told of
   * and left out.
   */
  text(value: string, path: string): string | undefined {
    if (this.formily && value.includes('{{')) {
      this.report(importFinding('SCRIPT', path));
      return undefined;
    }
    return value === '' ? undefined : literal(value);
  }

  /** The text of a member. */
  takeText(reader: Reader, key: string): string | undefined {
    const value = reader.takeIf(key, isText);
    return value === undefined ? undefined : this.text(value, reader.at(key));
  }

  /** A code for a property: its name where that can be one, else one made of it, which is told. */
  codeFor(address: string, path: string): string {
    const plain = address
      .replaceAll(/[^A-Za-z0-9]+/g, '_')
      .replaceAll(/^[^A-Za-z]+|_+$/g, '')
      .slice(0, 55);
    const wanted = [address, address.replaceAll('.', '_'), plain].find(isFree) ?? `${plain}Field`;
    // Codes of a form are ids as well.
    const found = unused(
      this.table === undefined ? this.ids : this.codes,
      code.test(wanted) ? wanted : 'field',
    );
    if (found !== address) this.report(importFinding('CODE_CHANGED', path, { name: address, code: found }));
    return found;
  }

  /** The id of the field of a code. */
  idOf(name: string): string {
    return this.table === undefined
      ? name
      : unused(this.ids, `${this.table.slice(0, 20)}_${name.slice(0, 35)}`);
  }

  /** An id for a node that is no field. */
  idFor(type: string): string {
    const base = type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '');
    return unused(this.ids, `${base}1`, base);
  }
}

/** The first of `first`, `base2`, `base3` … that nothing goes by, which from now on something does. */
function unused(taken: Set<string>, first: string, base = first): string {
  let candidate = first;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${base.slice(0, 55)}${count}`;
  taken.add(candidate);
  return candidate;
}

/** Whether a name can be a field's. */
const isFree = (name: string): boolean => code.test(name) && !isRefusedCode(name);

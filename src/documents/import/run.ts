import { literal } from '../../conditions/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { FIELD_CODE, isRefusedCode } from '../../schemas/kinds.ts';
import type { FieldNode, Node } from '../../schemas/node.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { importFindings } from './findings.ts';
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
  readonly findings: Finding[] = [];
  readonly fields: Draft<FieldNode>[] = [];
  readonly pending: Pending[] = [];
  /** Nodes by the address of the property that they were made of: `address.city`. */
  readonly nodes = new Map<string, Draft>();
  private readonly ids = new Set<string>();

  constructor(metas: MetaIndex, formily: boolean) {
    this.metas = metas;
    this.formily = formily;
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
      this.report(importFindings.script(path));
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
    const plain = address.replace(/^[^A-Za-z]+|[^A-Za-z0-9]/g, '').slice(0, 55);
    const wanted = [address, address.replaceAll('.', '_'), plain].find(isFree) ?? `${plain}Field`;
    const found = this.unused(code.test(wanted) ? wanted : 'field');
    if (found !== address) this.report(importFindings.codeChanged(address, found, path));
    return found;
  }

  /** An id for a node that is no field. */
  idFor(type: string): string {
    const base = type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '');
    return this.unused(`${base}1`, base);
  }

  /** The first of `first`, `base2`, `base3` … that no node goes by. Codes of fields are ids as well. */
  private unused(first: string, base = first): string {
    let candidate = first;
    for (let count = 2; this.ids.has(candidate); count += 1) candidate = `${base.slice(0, 55)}${count}`;
    this.ids.add(candidate);
    return candidate;
  }
}

/** Whether a name can be a field's. */
const isFree = (name: string): boolean => code.test(name) && !isRefusedCode(name);

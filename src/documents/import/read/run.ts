import { literal } from '../../../conditions/index.ts';
import type { Finding } from '../../../schemas/finding.ts';
import { FIELD_CODE, isRefusedCode } from '../../../schemas/kinds.ts';
import type { FieldNode, Node } from '../../../schemas/node.ts';
import type { MetaIndex } from '../../metaIndex.ts';
import { importFinding } from './findings.ts';
import { hasOwnAddress } from './reference.ts';
import { isText, type Raw } from './json.ts';
import { type Reader, some } from './reader.ts';

/** A node while it is made. */
export type Draft<N extends Node = Node> = { -readonly [K in keyof N]: N[K] };

/** A yes or no of a node that others decide; read once all fields are known. */
export interface Pending {
  /** What is decided about; undefined where the schema names nothing that is here. */
  readonly nodes: () => readonly Draft[] | undefined;
  readonly flag: 'visible' | 'enabled' | 'required' | 'readOnly';
  /** Whether the value stays while it is hidden. */
  readonly keeps?: boolean;
  /** Whether several decisions hold if one of them does; else there can be but one. */
  readonly joins?: boolean;
  /** Our expression, or what is certain; undefined where it cannot be said. */
  readonly write: () => string | boolean | undefined;
  readonly path: string;
}

/** What a property became, as expressions and reports find it. */
export interface Known {
  readonly node: Draft;
  readonly run: Run;
  /** Its name in expressions; undefined: a layout. */
  readonly code: string | undefined;
  /** Values of its options before they became texts, by these. */
  readonly originals?: ReadonlyMap<string, unknown> | undefined;
}

/** Where a field of the form was in the schema. */
export interface FieldPlace {
  readonly code: string;
  /** Of the sub-table whose column it is: its code. */
  readonly table?: string;
  /** JSON pointer of the property. */
  readonly path: string;
  /** Names from the object of the schema, or from the row, down to the value; `[]`: the entry of a list of single values. */
  readonly address: readonly string[];
}

/** What is told of once for all fields that it is true of. */
type Gathered = 'CAPACITY.text' | 'CAPACITY.number' | 'CAPACITY.rows';

/** What all runs of one import have in common. */
interface Shared {
  readonly root: Raw;
  readonly findings: Finding[];
  readonly pending: Pending[];
  /** By the address of the property: `address.city`, of a field in rows `rows.*.city`. */
  readonly known: Map<string, Known>;
  readonly places: FieldPlace[];
  readonly gathered: Map<Gathered, string[]>;
  readonly visited: { count: number };
  readonly ids: Set<string>;
  isAddressed?: boolean;
  /** What is done once every field and every flag is known. */
  readonly later: (() => void)[];
}

const code = new RegExp(FIELD_CODE);

/** One import under way, of the form or of the rows of a field: what was found so far. */
export class Run {
  readonly metas: MetaIndex;
  /** Whether Formily's members are read; else they are strange ones. */
  readonly formily: boolean;
  readonly fields: Draft<FieldNode>[] = [];
  /** Titles of the objects around each field, outermost first. */
  readonly objectTitles = new Map<Draft, readonly string[]>();
  /** Of the field whose rows are read, where it is some's: its code. */
  readonly table: string | undefined;
  /** Its rows hold single values, each in the one column. */
  readonly single: boolean;
  readonly shared: Shared;
  private readonly codes = new Set<string>();

  private constructor(metas: MetaIndex, formily: boolean, shared: Shared, table?: string, single = false) {
    this.metas = metas;
    this.formily = formily;
    this.shared = shared;
    this.table = table;
    this.single = single;
  }

  /** @param root the schema, which references lead through */
  static ofForm(metas: MetaIndex, formily: boolean, root: Raw): Run {
    return new Run(metas, formily, {
      root,
      findings: [],
      pending: [],
      known: new Map(),
      places: [],
      gathered: new Map(),
      visited: { count: 0 },
      ids: new Set(),
      later: [],
    });
  }

  /** The run that reads the rows of the field of a code. */
  ofRows(table: string, single: boolean): Run {
    return new Run(this.metas, this.formily, this.shared, table, single);
  }

  readonly report = (finding: Finding): void => {
    this.shared.findings.push(finding);
  };

  get root(): Raw {
    return this.shared.root;
  }

  /** Whether references are judged by addresses that parts of the schema have. */
  get isAddressed(): boolean {
    this.shared.isAddressed ??= hasOwnAddress(this.root);
    return this.shared.isAddressed;
  }

  /** Keeps a field to be told of with the others of which the same is true. */
  gather(key: Gathered, name: string): void {
    this.shared.gathered.set(key, [...(this.shared.gathered.get(key) ?? []), name]);
  }

  /** Tells of what was gathered. */
  tellGathered(): void {
    for (const [key, names] of this.shared.gathered)
      this.report(importFinding(key, '', { names: some(names) }));
  }

  /** What expressions of this run call a field: one of its rows, or one of the form; undefined where neither is. */
  referenceTo({ run, code: name }: Known): string | undefined {
    if (name === undefined) return undefined;
    if (run === this && this.table !== undefined) return `row.${name}`;
    return run.table === undefined ? `form.${name}` : undefined;
  }

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
      this.table === undefined ? this.shared.ids : this.codes,
      code.test(wanted) ? wanted : 'field',
    );
    if (found !== address) this.report(importFinding('CODE_CHANGED', path, { name: address, code: found }));
    return found;
  }

  /** The id of the field of a code. */
  idOf(name: string): string {
    return this.table === undefined
      ? name
      : unused(this.shared.ids, `${this.table.slice(0, 20)}_${name.slice(0, 35)}`);
  }

  /** An id for a node that is no field. */
  idFor(type: string): string {
    const base = type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '');
    return unused(this.shared.ids, `${base}1`, base);
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

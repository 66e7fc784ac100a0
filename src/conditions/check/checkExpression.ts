import { findingOf } from '../finding.ts';
import { compileExpression } from '../expression/compileExpression.ts';
import { toExpressionError } from '../expression/error.ts';
import { locatedTree } from '../expression/located.ts';
import { tokensIn } from '../expression/tokens.ts';
import type { FunctionTable } from '../functions/entry.ts';
import { functionTable } from '../functions/functionTable.ts';
import { coalesced } from './coalesced.ts';
import type { Remark } from './findings.ts';
import { infer, type Note } from './infer.ts';
import { type Propose, proposer } from './nearest.ts';
import { ANY, type Origin, type RecordType, type StaticType } from './staticType.ts';

/** What the check of an expression may be told. */
export interface CheckOptions {
  /** The functions that expressions may call. Default: the built-in table. */
  readonly functions?: FunctionTable;
  /** Proposes the name that was meant. Default: as many as one call is worth. */
  readonly propose?: Propose;
  /** Whether what is read is told with its place, which takes a second look at each expression. */
  readonly locates?: boolean;
}

/** A name that something declares, in a text. */
export interface Read {
  readonly origin: Origin;
  /** JSON pointer of the text within what was examined. */
  readonly path: string;
  /** Where the name begins and ends in the text. */
  readonly span: readonly [number, number];
}

/** Most proposals of a call that is not part of a longer check. */
export const PROPOSALS = 50;

/** An expression that was examined instead of run. */
export interface Examined {
  readonly type: StaticType;
  readonly remarks: readonly Remark[];
  /** What it reads, where that was asked for. */
  readonly reads: readonly Read[];
}

/**
 * Checks an expression against the names that it sees.
 * @param text without `{{ }}` and without `??`
 * @param hasDefault whether `??` stands behind it, which makes an unknown name a warning
 */
export function checkExpression(
  text: string,
  scope: RecordType,
  options: CheckOptions = {},
  hasDefault = false,
): Examined {
  const { functions = functionTable, propose = proposer(PROPOSALS), locates = false } = options;
  try {
    const { tree } = compileExpression(text, { functions });
    const remarks: Remark[] = [];
    const reads: Read[] = [];
    const located = locates ? locatedTree(text, functions) : undefined;
    const type = infer(located ?? tree, {
      ...{ scope, hasDefault, propose: sparing(ALIKE, propose) },
      note: upTo(ALIKE, (remark) => void remarks.push(remark)),
      onRead: (origin, at) => reads.push({ origin, path: '', span: [at, at + origin.name.length] }),
    });
    return { type, remarks, reads };
  } catch (error) {
    const thrown = toExpressionError(error);
    const { code } = thrown;
    const span = locates ? spanOf(thrown, text) : undefined;
    const remark: Remark = { ...findingOf(thrown), ...(span && { span }) };
    if (code === 'UNKNOWN_FUNCTION')
      return { type: ANY, remarks: [withNearest(remark, text, functions, propose, locates)], reads: [] };
    const by = code === 'EXPRESSION_OPERATOR' ? coalesced(text.trim()) : undefined;
    return {
      type: ANY,
      remarks: [by === undefined ? remark : { ...remark, replace: { word: text.trim(), by } }],
      reads: [],
    };
  }
}

/** Most remarks of one code about one expression: nobody reads through more of them before mending these. */
const ALIKE = 20;

/** Proposes for the first names alone, so that others are left for the next expression. */
function sparing(most: number, propose: Propose): Propose {
  let asked = 0;
  return (...asking) => {
    asked += 1;
    return asked > most ? undefined : propose(...asking);
  };
}

/** Notes what is remarked first of each code. */
function upTo(most: number, note: Note): Note {
  const counts = new Map<string, number>();
  return (remark) => {
    const kind = `${remark.severity} ${remark.code}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count <= most) note(remark);
  };
}

/** Where the parser stopped, to the end of the word there; undefined where it says nothing of that. */
function spanOf({ cause }: Error, text: string): readonly [number, number] | undefined {
  const said = cause instanceof Error ? cause.message : '';
  const [, line, column] = /^parse error \[(\d+):(\d+)\]/.exec(said) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const before = text.split('\n').slice(0, Number(line) - 1);
  const at = before.reduce((sum, each) => sum + each.length + 1, 0) + Number(column) - 1;
  const found = [...tokensIn(text)].find(({ to }) => to > at);
  return found && [found.from, found.to];
}

/** Proposes the function that was meant; the error names none, so the names that are called are tried. */
function withNearest(
  remark: Remark,
  text: string,
  functions: FunctionTable,
  propose: Propose,
  locates: boolean,
): Remark {
  for (const { index, 1: word = '' } of text.matchAll(/([A-Za-z]\w*)\s*\(/g)) {
    if (functions[word] !== undefined) continue;
    const by = propose(word, () => Object.keys(functions));
    if (by === undefined) continue;
    return { ...remark, replace: { word, by }, ...(locates && { span: [index, index + word.length] }) };
  }
  return remark;
}

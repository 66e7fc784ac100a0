import { hasSqlDetails, loadModule, parseSync } from 'libpg-query';
import { bindInputs, ParameterInText } from './inputs.ts';
import type { BoundText, Parameter } from './inputs.ts';
import { LONGEST, placeText, unknownColumn } from '../../definition/statement.ts';
import type { SqlProblem, SqlStatement } from '../../definition/statement.ts';
import type { Members } from './grammar.ts';
import { isQualified, readQualified } from './qualified.ts';
import { findForbidden } from './walk.ts';

const CHANGES: ReadonlySet<string> = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt']);

// The parser is WebAssembly; what is read here is read many times.
await loadModule();

/**
 * Reads a configured statement by PostgreSQL's own parser: one SELECT, or one INSERT, UPDATE or DELETE, made of what is
 * allowed and nothing else.
 */
export function readPostgres(text: string): SqlStatement | SqlProblem {
  if (Buffer.byteLength(text, 'utf8') > LONGEST) return { code: 'SQL_TOO_COMPLEX' };
  try {
    if (text.trim() === '') return { code: 'SQL_ONE_STATEMENT' };
    const bound = boundText(text);
    const { stmts = [] } = parseSync(bound.text);
    const [only] = stmts;
    if (only?.stmt === undefined || stmts.length !== 1) return { code: 'SQL_ONE_STATEMENT' };
    const [kind, members] = Object.entries(only.stmt)[0] as [string, Members];
    const writes = CHANGES.has(kind);
    if (!writes && kind !== 'SelectStmt') return { code: 'SQL_ONE_STATEMENT' };
    const references: Members[] = [];
    const found = findForbidden(kind, members, (each, node) => {
      if (each === 'ColumnRef' && isQualified(node)) references.push(node);
    });
    if (found !== undefined) {
      const at = found.at === undefined ? {} : { at: charactersBefore(bound.text, found.at) };
      return { code: 'SQL_FORBIDDEN', n: found.what.slice(0, 80), ...at };
    }
    const placeOf = (at: number): number => charactersBefore(bound.text, at);
    const { unknown, needed } = readQualified(kind, members, references, placeOf);
    if (unknown !== undefined) return unknownColumn(unknown);
    if (writes && kind !== 'InsertStmt' && !('whereClause' in members)) return { code: 'SQL_WHERE_MISSING' };
    const bytes = Buffer.from(bound.text, 'utf8');
    const start = only.stmt_location ?? 0;
    const end = only.stmt_len === undefined || only.stmt_len === 0 ? undefined : start + only.stmt_len;
    // The place stays right where only spaces are left out behind it.
    const statement = bytes.toString('utf8', 0, end);
    const inputs = bound.parameters.map(({ input }) => input);
    return {
      inputs: [...new Set(inputs)],
      writes,
      returns: !writes || 'returningClause' in members,
      ...(needed && { needed }),
      bind: (values) => ({
        text: statement,
        values: bound.parameters.map((parameter) => valueOf(parameter, values)),
        inputs,
      }),
    };
  } catch (error) {
    if (error instanceof ParameterInText) return { code: 'SQL_FORBIDDEN', n: error.message };
    if (hasSqlDetails(error)) {
      const at = error.sqlDetails?.cursorPosition ?? 0;
      return { code: 'SQL_SYNTAX', n: placeText(text, at), at };
    }
    // What nests deeper than the parser goes.
    return { code: 'SQL_TOO_COMPLEX' };
  }
}

/** The scanner does not say where a quotation is left open; the parser does. */
function boundText(text: string): BoundText {
  try {
    return bindInputs(text);
  } catch (error) {
    if (!(error instanceof ParameterInText)) parseSync(text);
    throw error;
  }
}

/** A single value, also none, is a list of one where the statement takes a list. */
function valueOf({ input, use }: Parameter, values: ReadonlyMap<string, unknown>): unknown {
  const value = values.get(input) ?? null;
  return use === 'list' && !Array.isArray(value) ? [value] : value;
}

const charactersBefore = (text: string, bytes: number): number =>
  Buffer.from(text, 'utf8').toString('utf8', 0, bytes).length;

import parser from 'node-sql-parser/build/mysql.js';
import type { AST } from 'node-sql-parser';
import { LONGEST, placeText } from '../../definition/statement.ts';
import type { SqlProblem, SqlStatement } from '../../definition/statement.ts';
import { statements } from './allowed.ts';
import { bindPlaces, placesOf } from './bind.ts';
import { scan, Unreadable } from './scan.ts';
import type { Token } from './scan.ts';
import { findForbiddenToken } from './tokenRules.ts';
import type { Forbidden } from './tokenRules.ts';
import { findForbiddenNode } from './treeRules.ts';

const reader = new parser.Parser();

/** Brackets within brackets that the parser is asked to follow. */
const DEEPEST = 40;

const isTooDeep = (tokens: readonly Token[]): boolean => {
  let depth = 0;
  return tokens.some(({ kind, text }) => {
    if (kind === 'sign') depth += text === '(' ? 1 : text === ')' ? -1 : 0;
    return depth > DEEPEST;
  });
};

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The statement with the tokens alone, each at its place: what stood between them is blank. */
function written(text: string, tokens: readonly Token[], write: (token: Token) => string): string {
  const parts: string[] = [];
  let done = 0;
  for (const token of tokens) {
    parts.push(blank(text.slice(done, token.start)), write(token).padEnd(token.end - token.start));
    done = token.end;
  }
  return parts.join('');
}

/** For the parser, which needs no values: texts hold nothing in which it could see an end. */
function forParser(text: string, { kind, start, end }: Token): string {
  if (kind === 'input') return '?';
  return kind === 'text' ? `'${'x'.repeat(end - start - 2)}'` : text.slice(start, end);
}

const refusal = ({ what, at }: Forbidden): SqlProblem => ({
  code: 'SQL_FORBIDDEN',
  n: what.slice(0, 80),
  ...(at !== undefined && { at }),
});

/** What the parser's error tells of the place. */
function placeIn(error: unknown): number {
  const { location } = error as { location?: { start?: { offset?: unknown } } };
  const offset = location?.start?.offset;
  return typeof offset === 'number' ? offset : 0;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** Leaves out the one sign that may end a statement. */
const withoutEnd = (text: string): string => text.replace(/;\s*$/, '');

/**
 * Reads a configured statement in MySQL's language: one SELECT, or one INSERT, UPDATE or DELETE, made of what is allowed.
 * It is read twice, by its tokens and by the tree of a parser, and has to pass both: the parser is not the server's own.
 */
export function readMysql(whole: string): SqlStatement | SqlProblem {
  if (Buffer.byteLength(whole, 'utf8') > LONGEST) return { code: 'SQL_TOO_COMPLEX' };
  const text = withoutEnd(whole);
  try {
    const tokens = scan(text);
    if (isTooDeep(tokens)) return { code: 'SQL_TOO_COMPLEX' };
    const parsed = reader.astify(
      written(text, tokens, (token) => forParser(text, token)),
      { database: 'MySQL', parseOptions: { includeLocations: true } },
    );
    return judge(text, tokens, parsed);
  } catch (error) {
    if (error instanceof Unreadable && error.isForbidden)
      return refusal({ what: error.message, at: error.at });
    if (error instanceof RangeError) return { code: 'SQL_TOO_COMPLEX' };
    const at = error instanceof Unreadable ? error.at : placeIn(error);
    return { code: 'SQL_SYNTAX', n: placeText(text, at), at };
  }
}

function judge(text: string, tokens: readonly Token[], parsed: AST | AST[]): SqlStatement | SqlProblem {
  const [only, ...others] = [parsed].flat();
  const writes = only === undefined ? undefined : statements.get(only.type);
  const first = tokens[0]?.text.toLowerCase();
  // Both readings have to agree on what it is.
  if (only === undefined || others.length > 0 || writes === undefined) return { code: 'SQL_ONE_STATEMENT' };
  if (first !== only.type && (writes || first !== 'with')) return { code: 'SQL_ONE_STATEMENT' };
  const found = findForbiddenToken(tokens, writes) ?? findForbiddenNode(only);
  if (found !== undefined) return refusal(found);
  const where: unknown = 'where' in only ? only.where : undefined;
  if (writes && only.type !== 'insert' && isNothing(where)) return { code: 'SQL_WHERE_MISSING' };
  const clean = written(text, tokens, ({ start, end }) => text.slice(start, end));
  const places = placesOf(tokens);
  return {
    inputs: [...new Set(places.map(({ name }) => name))],
    writes,
    returns: !writes,
    bind: (values, inputs) => bindPlaces(clean, places, values, inputs),
  };
}

import { compileExpression, ExpressionError, type FunctionTable, literal } from '../../conditions/index.ts';
import { ScriptError, scriptIn, scriptToExpression } from '../../conditions/script/index.ts';
import type { RuleSetOrReference } from '../../schemas/condition.ts';
import type { Finding } from '../../schemas/finding.ts';
import { isForbiddenKey } from '../../schemas/forbiddenKey.ts';
import { DOCUMENT_DEPTH, FORM_FIELDS } from '../../schemas/limits.ts';
import { pointer } from '../../schemas/pointer.ts';
import { isTemplate } from './braces.ts';
import { formilyFinding } from './findings.ts';
import { isClass } from './safeProps.ts';

export interface ReadingOptions {
  /** Whether a widget of that type holds a value, and can be drawn for a field of a schema. */
  readonly isField: (type: string) => boolean;
  readonly functions?: FunctionTable;
  /** Proposes the component that was meant. */
  readonly propose?: (name: string, known: () => readonly string[]) => string | undefined;
}

/** A value in whose texts our language is written, with what of it is read. */
export interface Translated {
  readonly value: unknown;
  /** Whether any of it has to be evaluated. */
  readonly changes: boolean;
}

/** What reading a piece of a schema has cost: fields and values in it, and levels below it. */
export interface Cost {
  readonly fields: number;
  readonly values: number;
  readonly levels: number;
}

/** Most values of a schema, those of a definition once for each reference to it: that often they are drawn. */
const MOST_VALUES = 1_000_000;

/** One reading of a schema: what was found, and what a check looks at further. */
export class Reading {
  readonly findings: Finding[] = [];
  /** Templates of our language, by the place of what they were written for. */
  readonly templates: { readonly path: string; readonly value: unknown }[] = [];
  readonly rules: { readonly path: string; readonly rules: RuleSetOrReference }[] = [];
  readonly patterns: { readonly path: string; readonly source: string }[] = [];
  /** Addresses of fields that reactions read or change. */
  readonly addresses: { readonly path: string; readonly address: string }[] = [];
  readonly options: ReadingOptions;
  private fields = 0;
  private values = 0;
  private deepest = 0;
  /** It has more fields or values, or stands deeper, than one may: nothing of it is drawn. */
  isTooLarge = false;

  constructor(options: ReadingOptions) {
    this.options = options;
  }

  /** Counts a field. @returns false where there are too many, or it stands too deep */
  takes(depth: number, path: string): boolean {
    return this.spend({ fields: 1, values: 1, levels: 0 }, depth, path);
  }

  /** Counts values. @returns false where there are too many */
  counts(values: number, path: string): boolean {
    return this.spend({ fields: 0, values, levels: 0 }, 0, path);
  }

  /** Counts what is drawn at a depth. @returns false where the schema is too large by now, which is told once */
  spend({ fields, values, levels }: Cost, depth: number, path: string): boolean {
    this.fields += fields;
    this.values += values;
    this.deepest = Math.max(this.deepest, depth + levels);
    const fits =
      // The root is no field.
      this.fields - 1 <= FORM_FIELDS && this.values <= MOST_VALUES && depth + levels <= DOCUMENT_DEPTH;
    if (fits && !this.isTooLarge) return true;
    if (!this.isTooLarge)
      this.findings.push(
        formilyFinding('FORMILY_TOO_LARGE', path, {
          nodes: FORM_FIELDS,
          depth: DOCUMENT_DEPTH,
          values: MOST_VALUES,
        }),
      );
    this.isTooLarge = true;
    return false;
  }

  /** Begins to measure. @returns what was read since then, below that depth */
  measure(depth: number): () => Cost {
    const { fields, values, deepest } = this;
    this.deepest = depth;
    return () => {
      const cost = {
        fields: this.fields - fields,
        values: this.values - values,
        levels: this.deepest - depth,
      };
      this.deepest = Math.max(this.deepest, deepest);
      return cost;
    };
  }

  /** A member is passed over: it has no effect, or cannot be used. */
  unused(name: string, path: string): void {
    this.findings.push(formilyFinding('FORMILY_UNUSED', path, { name }));
  }

  wrong(name: string, path: string): void {
    this.findings.push(formilyFinding('FORMILY_SHAPE.value', path, { name }));
  }

  /** A prop of a component is left out. */
  prop(way: readonly string[], path: string): void {
    const [name = ''] = way.slice(-1);
    if (isClass(name)) this.unused(name, path);
    else this.findings.push(formilyFinding('FORMILY_PROP', path, { name: way.join('.').slice(0, 100) }));
  }

  code(name: string, path: string): void {
    this.findings.push(formilyFinding('FORMILY_CODE', path, { name }));
  }

  /**
   * A value of a schema with each `{{ }}` in our language; undefined where nothing of it can be taken. As in Formily, a
   * text is a template where it is nothing but that.
   * @param asIs its texts are no templates (`x-compile-omitted`)
   */
  translate(value: unknown, path: string, asIs = false): Translated | undefined {
    const translated = this.value(value, path, asIs, 0);
    if (!translated?.changes) return translated;
    const template = { value: escaped(translated.value), changes: true };
    this.templates.push({ path, value: template.value });
    return template;
  }

  private value(value: unknown, path: string, asIs: boolean, depth: number): Translated | undefined {
    if (!this.counts(1, path)) return undefined;
    if (typeof value === 'string') return this.text(value, path, asIs);
    if (typeof value === 'function') {
      this.code('function', path);
      return undefined;
    }
    if (typeof value !== 'object' || value === null) return { value, changes: false };
    if (depth > DOCUMENT_DEPTH) {
      this.takes(Infinity, path);
      return undefined;
    }
    let changes = false;
    const part = (each: unknown, key: string): readonly [string, unknown][] => {
      if (isForbiddenKey(key)) {
        this.findings.push(formilyFinding('FORMILY_NAME', path, { name: key }));
        return [];
      }
      const read = this.value(each, pointer(path, key), asIs, depth + 1);
      changes ||= read?.changes === true;
      return read ? [[key, read.value]] : [];
    };
    const parts = Object.entries(value).flatMap(([key, each]) => part(each, key));
    return {
      value: Array.isArray(value) ? parts.map(([, each]) => each) : Object.fromEntries(parts),
      changes,
    };
  }

  private text(text: string, path: string, asIs: boolean): Translated | undefined {
    const inside = scriptIn(text);
    if (inside === undefined || asIs) return { value: text, changes: false };
    const expression = this.expression(inside, path);
    return expression === undefined ? undefined : { value: `{{ ${expression} }}`, changes: true };
  }

  /** An expression of ours for what stands between `{{` and `}}`; undefined where there is none, which is told. */
  expression(source: string, path: string): string | undefined {
    const { functions } = this.options;
    try {
      const expression = scriptToExpression(source);
      compileExpression(expression, functions ? { functions } : {});
      return expression;
    } catch (error) {
      // It may be written in our language already.
      const ours = source.trim();
      const met = error instanceof ScriptError ? error.met : '';
      // A power in ours, another thing in JavaScript, which has the word for it that both know.
      if (met !== '^' && !isForbiddenKey(met) && this.isOurs(ours)) return ours;
      if (/\bfunction\b|=>/.test(source)) this.code('function', path);
      else this.findings.push(notRead(error, met, path));
      return undefined;
    }
  }

  private isOurs(expression: string): boolean {
    const { functions } = this.options;
    try {
      compileExpression(expression, functions ? { functions } : {});
      return true;
    } catch {
      return false; // Neither: the first reading says what is wrong.
    }
  }
}

/** Why an expression is none: what of JavaScript is not taken, or what our language says of what it became. */
const notRead = (error: unknown, met: string, path: string): Finding =>
  error instanceof ExpressionError
    ? formilyFinding('FORMILY_EXPRESSION.ours', path, { why: error.text })
    : formilyFinding('FORMILY_EXPRESSION', path, { met: met.slice(0, 100) || '…' });

/** Texts that are no template as a whole are none in part either, as in Formily. */
const escaped = (value: unknown): unknown =>
  mapTexts(value, (text) => (isTemplate(text) ? text : literal(text)));

/** JSON that was evaluated already as a template: its texts stay what they are. */
export const asLiteral = (value: unknown): unknown => mapTexts(value, literal);

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, map)]));
}

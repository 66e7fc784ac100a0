import { expressionError } from '../expression/error.ts';
import { conditionFinding } from '../findings.ts';
import type { Options, Scope } from '../options.ts';
import { toText } from '../values/text.ts';
import { type CompiledTemplate, plainTemplate, union } from './compiled.ts';
import { isTooLong, TEMPLATE_LENGTH } from './limits.ts';
import { parseText } from './parse.ts';
import { compilePlaceholder, type Placeholder } from './placeholder.ts';

type Evaluators = Pick<CompiledTemplate, 'evaluate' | 'evaluateStrictly'>;

/**
 * Compiles one text. It never throws.
 * @param path JSON pointer of the text, for findings
 */
export function compileText(text: string, options: Options, path?: string): CompiledTemplate {
  if (!text.includes('{{')) return plainTemplate(text);
  if (isTooLong(text)) return refused(text, options, path);
  const { parts, unclosed } = parseText(text);
  if (unclosed) {
    options.report?.(conditionFinding('TEMPLATE_UNCLOSED', path));
  }
  const pieces = parts.map((part) =>
    part.kind === 'text'
      ? part.text
      : settled(compilePlaceholder(part.raw, part.source, options, path), options),
  );
  const placeholders = pieces.filter((piece) => typeof piece !== 'string');
  const [first] = placeholders;
  if (first === undefined) return plainTemplate(text);
  if (pieces.length > 1) return { ...mixed(pieces, options), ...union(placeholders), plain: false };
  const { raw: _raw, run: _run, ...reads } = first;
  return { ...single(first, options), ...reads, plain: false };
}

/** A text that is too long to be compiled fails like a template that does not parse. */
function refused(text: string, options: Options, path?: string): CompiledTemplate {
  options.report?.(conditionFinding('TEMPLATE_TOO_LONG', path, { most: TEMPLATE_LENGTH }));
  const value = Object.hasOwn(options, 'fallback') ? options.fallback : text;
  return {
    ...plainTemplate(value),
    evaluateStrictly: () => {
      throw expressionError('TEMPLATE_TOO_LONG', { most: TEMPLATE_LENGTH });
    },
    plain: false,
  };
}

function settled(placeholder: Placeholder, { settle }: Options): Placeholder {
  if (!settle) return placeholder;
  const { run } = placeholder;
  return { ...placeholder, run: (scope) => settle(run(scope)) };
}

/** A text that is exactly one template yields the value with its own type. */
function single(placeholder: Placeholder, options: Options): Evaluators {
  const { raw, run } = placeholder;
  return {
    evaluateStrictly: run,
    evaluate: (scope) => {
      try {
        return run(scope);
      } catch {
        // Reported by the placeholder; what it yields instead is the caller's choice.
        return Object.hasOwn(options, 'fallback') ? options.fallback : raw;
      }
    },
  };
}

/** A text with more around its templates yields text. */
function mixed(pieces: readonly (string | Placeholder)[], options: Options): Evaluators {
  const evaluateStrictly = concatenation(pieces);
  return {
    evaluateStrictly,
    evaluate: (scope) => {
      try {
        return evaluateStrictly(scope);
      } catch {
        // Reported by the placeholder; once more, piece by piece, so that only the failing one keeps its text.
        return pieces
          .map((piece) =>
            typeof piece === 'string' ? piece : toText(single(piece, options).evaluate(scope)),
          )
          .join('');
      }
    },
  };
}

/** Joins the pieces; the usual shapes, with one or two templates, without a loop. */
function concatenation(pieces: readonly (string | Placeholder)[]): (scope: Scope) => string {
  const texts = [''];
  const runs: Placeholder['run'][] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      texts.push((texts.pop() ?? '') + piece);
    } else {
      runs.push(piece.run);
      texts.push('');
    }
  }
  const [before = '', between = '', after = ''] = texts;
  const [first, second] = runs;
  if (first !== undefined && runs.length === 1) return (scope) => before + toText(first(scope)) + between;
  if (first !== undefined && second !== undefined && runs.length === 2) {
    return (scope) => before + toText(first(scope)) + between + toText(second(scope)) + after;
  }
  return (scope) =>
    runs.reduce((text, run, index) => text + toText(run(scope)) + (texts[index + 1] ?? ''), before);
}

import {
  type Completion as Offer,
  type CompletionContext,
  type CompletionResult,
  type CompletionSection,
  snippet,
} from '@codemirror/autocomplete';
import type { FunctionEntry } from '../../../conditions/index.ts';
import { signature } from '../../../conditions/index.ts';
import { types } from '../../../conditions/check/index.ts';
import { localise } from '../../../schemas/text.ts';
import { completionsAt, type Completion, type Offered } from './completions.ts';
import type { ExpressionWords } from './expressionWords.ts';
import { expressionAt, type Writing } from './written.ts';

/** Offers of an editor at its caret; what is offered is asked for anew each time. */
export const completionSource =
  (writing: Writing, offered: () => Offered, words: ExpressionWords) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const piece = expressionAt(state.doc.toString(), writing, pos);
    const given = offered();
    const found = piece && completionsAt(piece.source, pos - piece.from, given, explicit);
    if (!piece || !found) return null;
    return {
      from: piece.from + found.from,
      // What fits was found by titles as well as by names.
      filter: false,
      options: found.list.map((each) => offerOf(each, given, words)),
    };
  };

function offerOf(found: Completion, { locale }: Offered, words: ExpressionWords): Offer {
  const section: CompletionSection = { name: words[`${found.kind}s`], rank: SECTIONS.indexOf(found.kind) };
  switch (found.kind) {
    case 'name': {
      const { name, title, trail } = found.found;
      return {
        label: name.path,
        displayLabel: title,
        detail: name.path,
        type: name.type.kind,
        info: () => note(trail, localise(types.typeName(name.type), locale)),
        section,
      };
    }
    case 'function': {
      const { entry } = found;
      return {
        label: entry.name,
        displayLabel: signature(entry),
        type: 'function',
        apply: snippet(snippetOf(entry)),
        info: () => note(signature(entry), localise(entry.help, locale)),
        section,
      };
    }
    case 'option':
      return { label: found.value, displayLabel: found.title, detail: found.value, type: 'text', section };
    case 'word':
      return { label: found.word, type: 'keyword', section };
  }
}

const SECTIONS: readonly Completion['kind'][] = ['option', 'name', 'function', 'word'];

/** A call whose arguments are walked through by Tab: those that may be left out are. */
export function snippetOf({ name, parameters }: FunctionEntry): string {
  const needed = parameters.filter(({ optional }) => optional !== true);
  return `${name}(${needed.map((each) => `\${${each.name}}`).join(', ')})\${}`;
}

/** Two lines beside an offer or under the pointer. */
export function note(head: string, body: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'at-expression-note';
  const strong = element.appendChild(document.createElement('strong'));
  strong.textContent = head;
  element.appendChild(document.createElement('div')).textContent = body;
  return element;
}

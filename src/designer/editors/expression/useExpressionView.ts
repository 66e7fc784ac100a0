import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { localise, type Locale } from '../../../schemas/text.ts';
import type { Offered } from './completions.ts';
import { completionSource } from './completionSource.ts';
import type { ExpressionWords } from './expressionWords.ts';
import { highlighted } from './highlight.ts';
import { hovering } from './hover.ts';
import type { Slip } from './slipsIn.ts';
import { expressionAt, type Writing } from './written.ts';

interface Options {
  /** What stands in the editor when it is opened; from then on the editor has it. */
  shown: string;
  writing: Writing;
  /** Accessible name of the box. */
  label: string;
  hint: string;
  words: ExpressionWords;
  offered: Offered;
  slips: readonly Slip[];
  dark: boolean;
  change: (shown: string) => void;
  /** Told of Ctrl+Enter. */
  done: () => void;
}

export interface ExpressionView {
  readonly host: RefObject<HTMLDivElement>;
  /** Writes something at the caret and puts the focus there; in a text it brings its braces along. */
  readonly insert: (source: string) => void;
  /** Writes something else between two places. */
  readonly replace: (from: number, to: number, by: string) => void;
}

/**
 * The editor of an expression in an element. Tab goes on to what stands behind it; Escape closes what is offered, and
 * beyond that is left to what stands around.
 */
export function useExpressionView(options: Options): ExpressionView {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | undefined>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const { writing, dark, label, slips } = options;
  useEffect(() => {
    if (!host.current) return undefined;
    const { shown, hint, words } = latest.current;
    const offered = (): Offered => latest.current.offered;
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: shown,
        selection: { anchor: shown.length },
        extensions: [
          history(),
          drawSelection(),
          bracketMatching(),
          closeBrackets(),
          placeholder(hint),
          autocompletion({ override: [completionSource(writing, offered, words)], icons: false }),
          hovering(writing, offered),
          highlighted(writing),
          Prec.highest([
            EditorView.domEventHandlers({ keydown: closeOffers }),
            keymap.of([{ key: 'Mod-Enter', run: () => (latest.current.done(), true) }]),
          ]),
          keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
          EditorView.theme({}, { dark }),
          EditorView.contentAttributes.of({ 'aria-label': label }),
          EditorView.lineWrapping,
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.change(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    made.focus();
    return () => {
      made.destroy();
      view.current = undefined;
    };
  }, [writing, dark, label]);
  const { locale } = options.offered;
  useEffect(() => mark(view.current, slips, locale), [slips, locale, writing, dark, label]);
  const replace = useCallback((from: number, to: number, by: string) => {
    view.current?.dispatch({ changes: { from, to, insert: by }, selection: { anchor: from + by.length } });
    view.current?.focus();
  }, []);
  const insert = useCallback(
    (source: string) => {
      const { current } = view;
      if (!current) return;
      const { state } = current;
      const { from, to } = state.selection.main;
      const isInside = expressionAt(state.doc.toString(), latest.current.writing, from) !== undefined;
      replace(from, to, isInside ? source : `{{ ${source} }}`);
    },
    [replace],
  );
  return { host, insert, replace };
}

/** Escape is the offers' while there are some: what stands around is not to close as well. */
function closeOffers(event: KeyboardEvent, view: EditorView): boolean {
  if (event.key !== 'Escape' || completionStatus(view.state) === null) return false;
  event.stopPropagation();
  return closeCompletion(view);
}

/** Underlines what is wrong; the words stand below the editor. */
function mark(view: EditorView | undefined, slips: readonly Slip[], locale: Locale): void {
  if (!view) return;
  const { length } = view.state.doc;
  view.dispatch(
    setDiagnostics(
      view.state,
      slips.map(({ from, to, severity, message }) => ({
        from: Math.min(from, length),
        to: Math.min(to, length),
        severity,
        message: localise(message, locale),
      })),
    ),
  );
}

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  defaultHighlightStyle,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef, type RefObject } from 'react';
import { grammarOf, type CodeLanguage } from './languages.ts';

/** A heading is no link: bold is enough. */
const lightStyle = HighlightStyle.define([
  ...defaultHighlightStyle.specs.filter(({ tag }) => tag !== tags.heading),
  { tag: tags.heading, fontWeight: 'bold' },
]);

const darkStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: '#c792ea' },
  { tag: [tags.string, tags.attributeValue], color: '#c3e88d' },
  { tag: [tags.number, tags.bool, tags.null], color: '#f78c6c' },
  { tag: [tags.comment, tags.meta], color: '#8b98a5' },
  { tag: [tags.propertyName, tags.attributeName, tags.typeName, tags.tagName], color: '#82aaff' },
  { tag: tags.heading, fontWeight: 'bold' },
]);

const NOTHING: Extension = [];

interface Options {
  value: string;
  language: CodeLanguage;
  dark: boolean;
  /** Whether the lines carry their numbers. */
  numbered: boolean;
  editable: boolean;
  /** Of the element that takes the typing. */
  attributes: Readonly<Record<string, string>>;
  /** What this editor can do beside: the same ones at every drawing, or it begins anew. */
  further?: Extension;
  change: (value: string) => void;
  leave: () => void;
}

/**
 * An editor in an element, with the value in step; `view` is the editor while it is there. Tab goes to the next field, as everywhere in a form: code is
 * indented as its line before.
 */
export function useCodeMirror(options: Options): {
  host: RefObject<HTMLDivElement>;
  view: RefObject<EditorView | undefined>;
} {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | undefined>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const { value, language, dark, numbered, editable, further = NOTHING } = options;
  const attributes = JSON.stringify(options.attributes);
  useEffect(() => {
    if (!host.current) return undefined;
    const grammar = new Compartment();
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          numbered ? lineNumbers() : [],
          further,
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          syntaxHighlighting(dark ? darkStyle : lightStyle),
          EditorView.theme({}, { dark }),
          EditorView.editable.of(editable),
          EditorState.readOnly.of(!editable),
          EditorView.contentAttributes.of(JSON.parse(attributes) as Record<string, string>),
          EditorView.lineWrapping,
          EditorView.domEventHandlers({ blur: () => latest.current.leave() }),
          EditorView.updateListener.of((update) => {
            const text = update.state.doc.toString();
            if (update.docChanged && text !== latest.current.value) latest.current.change(text);
          }),
          grammar.of([]),
        ],
      }),
    });
    view.current = made;
    let gone = false;
    grammarOf(language).then(
      (extension) => {
        if (!gone) made.dispatch({ effects: grammar.reconfigure(extension) });
      },
      () => {
        // Code without colours can be edited all the same.
      },
    );
    return () => {
      gone = true;
      made.destroy();
      view.current = undefined;
    };
  }, [language, dark, numbered, editable, attributes, further]);
  useEffect(() => {
    const { current } = view;
    const shown = current?.state.doc.toString();
    if (!current || shown === value) return;
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
  }, [value]);
  return { host, view };
}

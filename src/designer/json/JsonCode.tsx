import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { foldGutter } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorView, keymap } from '@codemirror/view';
import { observer } from 'mobx-react-lite';
import { forwardRef, useEffect, useImperativeHandle, useMemo } from 'react';
import { useCodeMirror } from '../../renderers/input/shared/codeMirror/useCodeMirror.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { documentSchemas } from '../../schemas/documents/index.ts';
import { useDesign } from '../frame/DesignContext.ts';
import { offsetOf } from '../settings/jsonText.ts';
import type { JsonBox, JsonBoxHandle, JsonBoxProps } from '../settings/PlainJsonBox.tsx';
import { problemText } from '../settings/problemText.ts';
import { settingsLocale } from '../settings/settings.locale.ts';
import { completeJson } from './completeJson.ts';
import './json.css';

/** JSON of a document with colours, what is wrong marked where it is, and names and values to choose from. */
export const JsonCode: JsonBox = observer(
  forwardRef<JsonBoxHandle, JsonBoxProps>(function JsonCode({ label, text, findings, problem, change }, ref) {
    const { model } = useDesign();
    const { locale: language, theme } = useRoot();
    const said = useText(settingsLocale);
    const { kind } = model;
    const { metas } = model.language;
    const { locale } = language;
    const further = useMemo(
      () => [
        autocompletion({ override: [completeJson(documentSchemas[kind], metas, locale)], icons: false }),
        closeBrackets(),
        foldGutter(),
        lintGutter(),
        keymap.of([...closeBracketsKeymap, ...completionKeymap]),
      ],
      [kind, metas, locale],
    );
    const { host, view } = useCodeMirror({
      ...{ value: text, language: 'json', dark: theme.dark, numbered: true, editable: true },
      attributes: { 'aria-label': label },
      further,
      change,
      leave: () => undefined,
    });
    const wrong = useMemo((): readonly Diagnostic[] => {
      const at = (offset: number, rest: Pick<Diagnostic, 'severity' | 'message'>): Diagnostic => ({
        from: Math.min(offset, text.length),
        to: Math.min(offset + 1, text.length),
        ...rest,
      });
      if (problem !== undefined)
        return [at(problem.offset, { severity: 'error', message: said(...problemText(problem)) })];
      return findings.map(({ path = '', severity, message }) =>
        at(offsetOf(text, path), { severity, message: language.localise(message) }),
      );
    }, [text, findings, problem, said, language]);
    useEffect(() => {
      const { current } = view;
      if (current?.state.doc.toString() === text) current.dispatch(setDiagnostics(current.state, wrong));
    }, [view, wrong, text, further, theme.dark]);
    useImperativeHandle(ref, () => ({
      select: (from, to) => {
        view.current?.dispatch({
          selection: { anchor: from, head: to },
          effects: EditorView.scrollIntoView(from, { y: 'center' }),
        });
        view.current?.focus();
      },
    }));
    return <div ref={host} className="atrium-code-mirror at-json-code" />;
  }),
);

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCodeMirror } from '../../../../renderers/input/shared/codeMirror/useCodeMirror.ts';
import '../../../../renderers/input/shared/codeMirror/codeMirror.css';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { ControlAttributes } from '../../../fields/controlAttributes.ts';
import { interfaceLocale } from '../../interface.locale.ts';
import { goTo, markFault, readPlace } from './faultMark.ts';

interface SqlEditorProps {
  value: string;
  attributes: ControlAttributes;
  /** Line and column of what is wrong, as `2:5`. */
  place: string | undefined;
  change: (value: string) => void;
}

/** The statement, with its colours and the place marked that the database does not understand. */
export const SqlEditor = observer(function SqlEditor({ value, attributes, place, change }: SqlEditorProps) {
  const { theme } = useRoot();
  const text = useText(interfaceLocale);
  const { id, status, 'aria-describedby': described } = attributes;
  const { host, view } = useCodeMirror({
    value,
    language: 'sql',
    dark: theme.dark,
    numbered: true,
    editable: true,
    attributes: {
      id,
      'aria-label': text('statement'),
      'aria-required': 'true',
      // What changes by itself is set beside the editor, which would begin anew.
    },
    change,
    leave: () => undefined,
  });
  const at = readPlace(place);
  useEffect(() => {
    const { current } = view;
    if (!current) return;
    markFault(current, readPlace(place));
    current.contentDOM.setAttribute('aria-invalid', String(status === 'error'));
    if (described === undefined) current.contentDOM.removeAttribute('aria-describedby');
    else current.contentDOM.setAttribute('aria-describedby', described);
  }, [view, place, status, described, theme.dark]);
  return (
    <>
      <div ref={host} className="atrium-code-mirror at-sql" data-status={status} />
      {at && (
        <button
          type="button"
          className="at-plain at-interface-place"
          onClick={() => {
            if (view.current) goTo(view.current, at);
          }}
        >
          {text('atPlace', { line: at.line, column: at.column })}
        </button>
      )}
    </>
  );
});

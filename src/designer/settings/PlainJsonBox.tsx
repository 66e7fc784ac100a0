import { Input, type GetRef } from 'antd';
import {
  forwardRef,
  useImperativeHandle,
  useRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
} from 'react';
import type { Finding } from '../../schemas/finding.ts';
import { type JsonProblem, placeOf } from './jsonText.ts';

export interface JsonBoxHandle {
  /** Selects what stands between two offsets, and brings it into sight. */
  select: (from: number, to: number) => void;
}

export interface JsonBoxProps {
  label: string;
  text: string;
  /** Of the value, where the text is JSON. */
  findings: readonly Finding[];
  /** Why the text is no JSON. */
  problem: JsonProblem | undefined;
  change: (text: string) => void;
}

/** What JSON is typed into. */
export type JsonBox = ForwardRefExoticComponent<JsonBoxProps & RefAttributes<JsonBoxHandle>>;

/** A plain box. */
export const PlainJsonBox: JsonBox = forwardRef(function PlainJsonBox({ label, text, problem, change }, ref) {
  const area = useRef<GetRef<typeof Input.TextArea>>(null);
  useImperativeHandle(ref, () => ({
    select: (from, to) => {
      const element = area.current?.resizableTextArea?.textArea;
      if (!element) return;
      element.focus();
      element.setSelectionRange(from, to);
      // Browsers scroll to the caret when something is typed only.
      const { line } = placeOf(text, from);
      element.scrollTop = (line / text.split('\n').length) * element.scrollHeight - element.clientHeight / 2;
    },
  }));
  return (
    <Input.TextArea
      ref={area}
      className="at-settings-json"
      aria-label={label}
      autoSize={{ minRows: 8, maxRows: 26 }}
      spellCheck={false}
      value={text}
      status={problem === undefined ? '' : 'error'}
      onChange={({ target }) => change(target.value)}
    />
  );
});

import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useTypingLimit } from '../../shared/typing/useTypingLimit.ts';
import { searchBoxLocale } from './SearchBox.locale.ts';
import type { searchBoxMeta } from './SearchBox.meta.ts';
import { useComposed } from '../../../runtime/render/useComposed.ts';

/** Milliseconds without a further key before a search of its own accord. */
const PAUSE = 300;
const LONGEST = 200;

/** Words to search by. The same words are not searched twice in a row, unless a person asks. */
export default function SearchBox(widget: RendererProps<typeof searchBoxMeta>) {
  const text = useText(searchBoxLocale);
  const { ui } = useRoot();
  const { placeholder, value, parameter, live, buttonText } = widget.props;
  const [typed, type] = useState(value);
  const composed = useComposed(typed);
  const limit = useTypingLimit(typed, LONGEST);
  const last = useRef(value);
  const search = (keyword: string): void => {
    last.current = keyword;
    if (parameter !== undefined) ui.replaceParameter(parameter, keyword || undefined);
    void widget.emit('search', { keyword });
  };
  const latest = useRef(search);
  latest.current = search;
  // Whoever changes the words from outside is followed.
  useEffect(() => {
    last.current = value;
    type(value);
  }, [value]);
  useEffect(() => {
    if (!live || composed.trim() === last.current) return undefined;
    const timer = setTimeout(() => latest.current(composed.trim()), PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [live, composed]);
  const label = placeholder || widget.title || text('search');
  return (
    <Input.Search
      role="searchbox"
      aria-label={label}
      placeholder={label}
      allowClear
      enterButton={buttonText || false}
      value={typed}
      {...limit}
      disabled={!widget.enabled}
      onChange={(event) => type(event.target.value)}
      onSearch={(words) => search(words.trim())}
      style={{ maxWidth: 480 }}
    />
  );
}

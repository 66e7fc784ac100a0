import { CloseOutlined, DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { observer } from 'mobx-react-lite';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { findParts, type Hit } from '../../documents/find/findParts.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useDesign } from './DesignContext.ts';
import { findLocale } from './find.locale.ts';
import { partLabel } from './partLabel.ts';

interface FindBarProps {
  /** Where the page is drawn: what is found is brought into sight there. */
  canvas: RefObject<HTMLElement>;
  /** Rises each time when it is asked for: the text in it is selected then. */
  asked: number;
  leave: () => void;
}

/** Hits that are listed; the others are walked through. */
const MOST_LISTED = 50;

/** Finds parts of the document; Enter goes from one to the next, selects it, and brings it into sight. */
export const FindBar = observer(function FindBar({ canvas, asked, leave }: FindBarProps) {
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(findLocale);
  const [wanted, want] = useState('');
  // Before the first: what is typed selects nothing yet.
  const [at, setAt] = useState(-1);
  const box = useRef<InputRef>(null);
  useEffect(() => box.current?.focus({ cursor: 'all' }), [asked]);
  const { tree, language } = model;
  const { metas } = language;
  const hits = useMemo(
    () => findParts(tree, metas, wanted, locale.locale),
    [tree, metas, wanted, locale.locale],
  );
  const go = (next: number): void => {
    const index = (next + hits.length) % Math.max(hits.length, 1);
    const hit = hits[index];
    if (hit === undefined) return;
    setAt(index);
    model.select([hit.part.key]);
    const drawn = canvas.current?.querySelector(`[data-node="${CSS.escape(hit.part.key)}"]`);
    drawn?.scrollIntoView({ block: 'center', inline: 'nearest' });
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      leave();
      canvas.current?.focus();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      go(event.shiftKey ? (at < 0 ? -1 : at - 1) : at + 1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const said =
    hits.length === 0
      ? text('none')
      : text('count', { at: Math.min(at + 1, hits.length), count: hits.length });
  return (
    <div className="at-find" role="search" aria-label={text('find')} onKeyDown={keys}>
      <div className="at-find-line">
        <Input
          ref={box}
          size="small"
          prefix={<SearchOutlined aria-hidden />}
          aria-label={text('find')}
          placeholder={text('hint')}
          value={wanted}
          onChange={({ target }) => {
            want(target.value);
            setAt(-1);
          }}
        />
        <span role="status" className="at-find-count">
          {wanted.trim() === '' ? '' : said}
        </span>
        <FindButton
          label={text('previous')}
          icon={<UpOutlined aria-hidden />}
          press={() => go(at < 0 ? -1 : at - 1)}
        />
        <FindButton label={text('next')} icon={<DownOutlined aria-hidden />} press={() => go(at + 1)} />
        <FindButton label={text('close')} icon={<CloseOutlined aria-hidden />} press={leave} />
      </div>
      {hits.length > 0 && (
        <ul aria-label={text('hits')}>
          {hits.slice(0, MOST_LISTED).map((hit, index) => (
            <HitLine
              key={hit.part.key}
              hit={hit}
              label={partLabel(hit.part, metas, locale.locale)}
              isCurrent={index === at}
              choose={() => go(index)}
            />
          ))}
          {hits.length > MOST_LISTED && (
            <li className="at-design-note">{text('more', { count: hits.length - MOST_LISTED })}</li>
          )}
        </ul>
      )}
    </div>
  );
});

function FindButton({ label, icon, press }: { label: string; icon: ReactNode; press: () => void }) {
  return <Button size="small" type="text" aria-label={label} title={label} icon={icon} onClick={press} />;
}

interface HitLineProps {
  hit: Hit;
  label: { readonly title: string; readonly kind: string };
  isCurrent: boolean;
  choose: () => void;
}

function HitLine({ hit, label, isCurrent, choose }: HitLineProps) {
  const text = useText(findLocale);
  const { part, by, said } = hit;
  return (
    <li>
      <button
        type="button"
        className="at-plain"
        data-part={part.key}
        aria-current={isCurrent || undefined}
        ref={(line) => {
          if (isCurrent) line?.scrollIntoView({ block: 'nearest' });
        }}
        onClick={choose}
      >
        <span>{label.title === '' ? label.kind : label.title}</span>
        {said !== label.title && (
          <small>
            {text(by)} {said}
          </small>
        )}
      </button>
    </li>
  );
}

import { theme } from 'antd';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { jsonLocale } from './Json.locale.ts';

/** Members of one branch that are drawn. */
const MOST = 200;

interface MemberProps {
  name?: string;
  value: unknown;
  /** Levels below that are open at first. */
  open: number;
}

/** One member: a value in its line, or a branch that opens. */
export function Member({ name, value, open }: MemberProps) {
  const { token } = theme.useToken();
  const text = useText(jsonLocale);
  const [opened, setOpened] = useState(open > 0);
  const key = name !== undefined && (
    <span style={{ color: toneColours(token, 'purple').text }}>{name}: </span>
  );
  if (typeof value !== 'object' || value === null) {
    return (
      <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {key}
        <Plain value={value} />
      </div>
    );
  }
  const members: [string, unknown][] = Object.entries(value);
  const [before, after] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return (
    <details open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary style={{ cursor: 'pointer' }}>
        {key}
        {before}
        {!opened && (
          <span style={{ color: token.colorTextSecondary }}>
            {` ${text('items', { count: members.length })} `}
            {after}
          </span>
        )}
      </summary>
      {opened && (
        <div style={{ paddingInlineStart: token.padding }}>
          {members.slice(0, MOST).map(([member, inner]) => (
            <Member key={member} name={member} value={inner} open={open - 1} />
          ))}
          {members.length > MOST && (
            <div style={{ color: token.colorTextSecondary }}>
              {text('more', { count: members.length - MOST })}
            </div>
          )}
        </div>
      )}
      {opened && after}
    </details>
  );
}

function Plain({ value }: { value: unknown }) {
  const { token } = theme.useToken();
  if (typeof value === 'string') {
    return <span style={{ color: toneColours(token, 'green').text }}>{JSON.stringify(value)}</span>;
  }
  if (typeof value === 'number')
    return <span style={{ color: toneColours(token, 'blue').text }}>{String(value)}</span>;
  return <span style={{ color: toneColours(token, 'orange').text }}>{String(value)}</span>;
}

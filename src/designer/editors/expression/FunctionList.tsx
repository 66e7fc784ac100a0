import { Empty, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  type FunctionEntry,
  type FunctionGroup,
  type FunctionTable,
  signature,
} from '../../../conditions/index.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { expressionLocale } from './expression.locale.ts';

interface FunctionListProps {
  functions: FunctionTable;
  choose: (entry: FunctionEntry) => void;
}

const groups: readonly (readonly [
  FunctionGroup,
  `group${'Text' | 'List' | 'Time' | 'Logic' | 'Number' | 'Other'}`,
])[] = [
  ['logic', 'groupLogic'],
  ['text', 'groupText'],
  ['number', 'groupNumber'],
  ['time', 'groupTime'],
  ['list', 'groupList'],
  ['other', 'groupOther'],
];

/** The functions of the language by what they are for, each with its help; what is chosen is written. */
export const FunctionList = observer(function FunctionList({ functions, choose }: FunctionListProps) {
  const text = useText(expressionLocale);
  const { locale } = useRoot();
  const [wanted, setWanted] = useState('');
  const query = wanted.trim().toLowerCase();
  const all = Object.values(functions).filter(({ name, help }) =>
    `${name} ${locale.localise(help)}`.toLowerCase().includes(query),
  );
  return (
    <section className="at-expression-side" aria-label={text('functions')}>
      <h3>{text('functions')}</h3>
      <Input
        size="small"
        allowClear
        aria-label={text('searchFunctions')}
        placeholder={text('searchFunctions')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div className="at-expression-functions">
        {all.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('nothingFound')} />
        )}
        {groups.map(([group, title]) => {
          const entries = all.filter((entry) => entry.group === group);
          if (entries.length === 0) return null;
          return (
            <details key={group} open={query !== '' || group === 'logic'}>
              <summary>{text(title)}</summary>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.name}>
                    <button type="button" className="at-plain" onClick={() => choose(entry)}>
                      <code>{signature(entry)}</code>
                      <span>{locale.localise(entry.help)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </div>
    </section>
  );
});

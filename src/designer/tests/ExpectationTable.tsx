import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { expectedOf, type Recordable } from '../../documents/scenario/recorded.ts';
import { same } from '../../documents/same.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import type { Expectation, ExpectedMember } from '../../schemas/pageTest.ts';
import { sayValue } from './sayValue.ts';
import { testsLocale } from './tests.locale.ts';

interface ExpectationTableProps {
  expect: readonly Expectation[];
  /** What can be expected, as the page is now; undefined while nobody has looked. */
  found: readonly Recordable[] | undefined;
  nameOf: (part: string) => string;
  change: (expect: Expectation[]) => void;
}

/** One thing that is expected. */
interface Row {
  readonly part: string;
  readonly member: ExpectedMember;
  readonly value: unknown;
}

const rowsOf = (expect: readonly Expectation[]): readonly Row[] =>
  expect.flatMap((each) =>
    expectedOf(each).map((member) => ({ part: each.part, member, value: each[member] })),
  );

/** Rows as a test holds them: what is expected of one part together. */
function expectedBy(rows: readonly Row[]): Expectation[] {
  const byPart = new Map<string, Expectation>();
  for (const { part, member, value } of rows)
    byPart.set(part, { ...(byPart.get(part) ?? { part }), [member]: value });
  return [...byPart.values()];
}

const signOf = ({ part, member }: Pick<Row, 'part' | 'member'>): string => `${member} ${part}`;

/** What a test expects: part, what of it, and how it is to be, beside how it is now. */
export const ExpectationTable = observer(function ExpectationTable(props: ExpectationTableProps) {
  const { expect, found, nameOf, change } = props;
  const text = useText(testsLocale);
  const words = { yes: text('yes'), no: text('no'), empty: text('empty') };
  const rows = rowsOf(expect);
  const taken = new Set(rows.map(signOf));
  const byName = new Map((found ?? []).map((each) => [signOf(each), each]));
  const free = (found ?? []).filter((each) => !taken.has(signOf(each)));
  const telling = free.filter((each) => each.telling);
  const add = (more: readonly Row[]): void => change(expectedBy([...rows, ...more]));
  return (
    <section aria-label={text('expectations')}>
      <h3>{text('expectations')}</h3>
      {rows.length === 0 ? (
        <p className="at-tests-note">{text('noExpectations')}</p>
      ) : (
        <table className="at-tests-table">
          <tbody>
            {rows.map((row) => {
              const { part, member, value } = row;
              const name = nameOf(part);
              const now = byName.get(signOf(row));
              const label = text('valueOf', { part: name, member: text(member) });
              return (
                <tr key={signOf(row)}>
                  <th scope="row">{name}</th>
                  <td>{text(member)}</td>
                  <td>
                    <ExpectedValue
                      key={JSON.stringify(value)}
                      label={label}
                      member={member}
                      value={value}
                      change={(next) =>
                        change(
                          expectedBy(rows.map((each) => (each === row ? { ...row, value: next } : each))),
                        )
                      }
                    />
                  </td>
                  <td>
                    {found !== undefined && (
                      <small data-differs={now === undefined || !same(now.value ?? null, value ?? null)}>
                        {now === undefined
                          ? text('nobodyKnows')
                          : text('actual', { value: sayValue(now.value, words) })}
                      </small>
                    )}
                  </td>
                  <td>
                    <Button
                      size="small"
                      type="text"
                      icon={<DeleteOutlined aria-hidden />}
                      aria-label={text('removeExpectation', { part: name, member: text(member) })}
                      onClick={() => change(expectedBy(rows.filter((each) => each !== row)))}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <div className="at-tests-bar">
        <SearchSelect<string | null>
          style={{ minWidth: 260, flex: 1 }}
          aria-label={text('addExpectation')}
          placeholder={text('addExpectation')}
          loading={found === undefined}
          notFoundContent={text('nothingMore')}
          value={null}
          options={free.map((each) => ({
            value: signOf(each),
            label: `${nameOf(each.part)} · ${text(each.member)} · ${sayValue(each.value, words)}`,
          }))}
          onChange={(sign) => add(free.filter((each) => signOf(each) === sign))}
        />
        {telling.length > 0 && <Button onClick={() => add(telling)}>{text('addTelling')}</Button>}
      </div>
    </section>
  );
});

interface ExpectedValueProps {
  label: string;
  member: ExpectedMember;
  value: unknown;
  change: (value: unknown) => void;
}

/** Yes or no; a value as it is written: what reads as JSON and is no text is that. */
function ExpectedValue({ label, member, value, change }: ExpectedValueProps) {
  const text = useText(testsLocale);
  const [typed, setTyped] = useState(written(value));
  if (member !== 'value')
    return (
      <Select<'yes' | 'no'>
        size="small"
        aria-label={label}
        value={value === true ? 'yes' : 'no'}
        options={(['yes', 'no'] as const).map((each) => ({ value: each, label: text(each) }))}
        onChange={(next) => change(next === 'yes')}
      />
    );
  const take = (): void => {
    if (typed !== written(value)) change(readAs(typed, value));
  };
  return (
    <Input
      size="small"
      aria-label={label}
      placeholder={text('empty')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onPressEnter={take}
    />
  );
}

const written = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** What was a text stays one: a student number is no number. */
function readAs(typed: string, before: unknown): unknown {
  if (typed === '') return null;
  if (typeof before === 'string') return typed;
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    return typed;
  }
}

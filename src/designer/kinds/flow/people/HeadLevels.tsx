import { Checkbox, InputNumber, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { SourceDraft } from './completeSource.ts';
import { ParameterLine } from './ParameterLine.tsx';
import { peopleLocale } from './people.locale.ts';
import { usePeopleFields } from './usePeopleFields.ts';

/** Which heads: so many levels above somebody. */
export const HeadLevels = observer(function HeadLevels({
  value,
  put,
}: {
  value: SourceDraft;
  put: (more: Readonly<Record<string, unknown>>) => void;
}) {
  const text = useText(peopleLocale);
  const { people } = usePeopleFields();
  const { of } = value;
  const field = typeof of === 'object' && of !== null && 'field' in of ? String(of.field) : '';
  const isChain = value.source === 'headChain';
  const level = (name: 'level' | 'from' | 'upTo', fallback: number) => (
    <InputNumber<number>
      size="small"
      min={1}
      max={20}
      precision={0}
      aria-label={text(name)}
      value={typeof value[name] === 'number' ? value[name] : fallback}
      // Emptied, it is as it was.
      onChange={(typed) =>
        typed !== null && put({ [name]: name === 'from' && typed === 1 ? undefined : typed })
      }
    />
  );
  return (
    <div className="at-flowpeople-parameters">
      {isChain ? (
        <>
          <ParameterLine title={text('from')}>{level('from', 1)}</ParameterLine>
          <ParameterLine title={text('upTo')}>
            <span className="at-flowpeople-head">
              {value.upTo !== 'top' && level('upTo', 2)}
              <Checkbox
                checked={value.upTo === 'top'}
                onChange={({ target }) => put({ upTo: target.checked ? 'top' : 2 })}
              >
                {text('toTop')}
              </Checkbox>
            </span>
          </ParameterLine>
        </>
      ) : (
        <ParameterLine title={text('level')}>{level('level', 1)}</ParameterLine>
      )}
      <ParameterLine title={text('of')}>
        <Select<string>
          size="small"
          className="at-settings-wide"
          aria-label={text('of')}
          value={field}
          options={[
            { value: '', label: text('initiator') },
            ...people.map(({ code, title }) => ({
              value: code,
              label: text('fieldPerson', { field: title }),
            })),
            ...(field !== '' && !people.some(({ code }) => code === field)
              ? [{ value: field, label: text('fieldPerson', { field }) }]
              : []),
          ]}
          onChange={(chosen) => put({ of: chosen === '' ? undefined : { field: chosen } })}
        />
      </ParameterLine>
      <p className="at-flowpeople-note">{text('levelHelp')}</p>
    </div>
  );
});

import { Checkbox, InputNumber, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo } from 'react';
import type { PersonValue } from '../../../../renderers/input/shared/personValue.ts';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { PeopleScope } from '../../../../schemas/flow/people.ts';
import { RolesSelect } from '../../../editors/pickers/RolesSelect.tsx';
import { ExpressionInput } from '../../../settings/ExpressionInput.tsx';
import { PlaceOfValue } from '../../../settings/PlaceOfValue.ts';
import type { SourceDraft } from './completeSource.ts';
import { DepartmentsChoice, LabelsChoice } from './GroupsChoice.tsx';
import { peopleLocale } from './people.locale.ts';
import { PeopleChoice } from './PeopleChoice.tsx';
import { PeopleScopeEditor } from './PeopleScopeEditor.tsx';
import { usePeopleFields, useStepsBefore } from './usePeopleFields.ts';

interface SourceParametersProps {
  node: string;
  pointer: string;
  value: SourceDraft;
  invalid: boolean;
  change: (value: SourceDraft) => void;
}

const listOf = <T,>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);

/** What a source of people is of: which people, roles, level, field. */
export const SourceParameters = observer(function SourceParameters(props: SourceParametersProps) {
  const { node, pointer, value, invalid, change } = props;
  const text = useText(peopleLocale);
  const put = (more: Readonly<Record<string, unknown>>): void => {
    const given = Object.entries({ ...value, ...more }).filter(([, each]) => each !== undefined);
    change({ source: value.source, ...Object.fromEntries(given) });
  };
  const id = useId();
  switch (value.source) {
    case 'person':
      return (
        <PeopleChoice
          title={text('people')}
          value={listOf<PersonValue>(value.people)}
          invalid={invalid}
          change={(people) => put({ people })}
        />
      );
    case 'role':
      return (
        <RolesSelect
          title={text('roles')}
          invalid={invalid}
          value={listOf<string>(value.roles)}
          change={(roles) => put({ roles })}
        />
      );
    case 'label':
      return (
        <LabelsChoice
          title={text('labels')}
          value={listOf<string>(value.labels)}
          invalid={invalid}
          change={(labels) => put({ labels })}
        />
      );
    case 'departmentMembers':
    case 'departmentHead':
      return (
        <DepartmentsChoice
          title={text('departments')}
          value={listOf<string>(value.departments)}
          invalid={invalid}
          change={(departments) => put({ departments })}
        />
      );
    case 'headAtLevel':
    case 'headChain':
      return <Levels value={value} put={put} />;
    case 'initiatorPicks':
    case 'previousPicks':
      return (
        <div className="at-flowpeople-parameters">
          <Checkbox
            checked={value.many === true}
            onChange={({ target }) => put({ many: target.checked || undefined })}
          >
            {text('many')}
          </Checkbox>
          <Checkbox
            checked={value.required !== false}
            onChange={({ target }) => put({ required: target.checked ? undefined : false })}
          >
            {text('required')}
          </Checkbox>
          <Line title={text('scope')}>
            <PeopleScopeEditor
              title={text('scope')}
              value={value.scope as PeopleScope | undefined}
              whole={text('anybody')}
              change={(scope) => put({ scope })}
            />
          </Line>
        </div>
      );
    case 'personField':
    case 'departmentFieldHead':
      return (
        <FieldChoice
          isPerson={value.source === 'personField'}
          value={value.field}
          invalid={invalid}
          change={(field) => put({ field })}
        />
      );
    case 'expression':
      return (
        <Placed pointer={`${pointer}/value`}>
          <ExpressionInput
            id={id}
            title={text('expression')}
            value={typeof value.value === 'string' ? value.value : ''}
            disabled={false}
            invalid={invalid}
            change={(written) => put({ value: written })}
          />
        </Placed>
      );
    case 'sameAs':
      return (
        <StepChoice
          node={node}
          value={value.node}
          invalid={invalid}
          change={(chosen) => put({ node: chosen })}
        />
      );
    case 'initiator':
    case 'initiatorHead':
      return null;
  }
});

function Placed({ pointer, children }: { pointer: string; children: ReactNode }) {
  const place = useMemo(() => ({ pointer, problemsAt: () => [] }), [pointer]);
  return <PlaceOfValue.Provider value={place}>{children}</PlaceOfValue.Provider>;
}

const Line = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="at-flowpeople-line">
    <span aria-hidden>{title}</span>
    {children}
  </div>
);

/** Which heads: so many levels above somebody. */
const Levels = observer(function Levels({
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
          <Line title={text('from')}>{level('from', 1)}</Line>
          <Line title={text('upTo')}>
            <span className="at-flowpeople-head">
              {value.upTo !== 'top' && level('upTo', 2)}
              <Checkbox
                checked={value.upTo === 'top'}
                onChange={({ target }) => put({ upTo: target.checked ? 'top' : 2 })}
              >
                {text('toTop')}
              </Checkbox>
            </span>
          </Line>
        </>
      ) : (
        <Line title={text('level')}>{level('level', 1)}</Line>
      )}
      <Line title={text('of')}>
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
      </Line>
      <p className="at-flowpeople-note">{text('levelHelp')}</p>
    </div>
  );
});

interface ChoiceProps {
  value: unknown;
  invalid: boolean;
  change: (chosen: string) => void;
}

/** A field of the flow's form: those first that hold what is looked for. */
const FieldChoice = observer(function FieldChoice({
  isPerson,
  value,
  invalid,
  change,
}: ChoiceProps & { isPerson: boolean }) {
  const text = useText(peopleLocale);
  const { people, others } = usePeopleFields();
  const option = ({ code, title }: { code: string; title: string }) => ({ value: code, label: title });
  const [fitting, rest] = isPerson ? [people, others] : [others, people];
  return (
    <SearchSelect<string | null>
      size="small"
      className="at-settings-wide"
      aria-label={text('field')}
      placeholder={text('chooseField')}
      status={invalid ? 'error' : ''}
      value={typeof value === 'string' ? value : null}
      options={[
        { label: text('fittingFields'), options: fitting.map(option) },
        { label: text('otherFields'), options: rest.map(option) },
      ].filter(({ options }) => options.length > 0)}
      onChange={(chosen) => chosen !== null && change(chosen)}
    />
  );
});

/** A step that people handle before this one. */
const StepChoice = observer(function StepChoice({
  node,
  value,
  invalid,
  change,
}: ChoiceProps & { node: string }) {
  const text = useText(peopleLocale);
  const steps = useStepsBefore(node);
  return (
    <SearchSelect<string | null>
      size="small"
      className="at-settings-wide"
      aria-label={text('node')}
      placeholder={text('chooseNode')}
      status={invalid ? 'error' : ''}
      value={typeof value === 'string' ? value : null}
      options={steps.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(chosen) => chosen !== null && change(chosen)}
    />
  );
});

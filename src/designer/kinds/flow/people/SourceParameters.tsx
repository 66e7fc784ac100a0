import { Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo } from 'react';
import type { PersonValue } from '../../../../renderers/input/shared/personValue.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { PeopleScope } from '../../../../schemas/flow/people.ts';
import { RolesSelect } from '../../../editors/pickers/RolesSelect.tsx';
import { ExpressionInput } from '../../../settings/ExpressionInput.tsx';
import { PlaceOfValue } from '../../../settings/PlaceOfValue.ts';
import type { SourceDraft } from './completeSource.ts';
import { DepartmentsChoice, LabelsChoice } from './GroupsChoice.tsx';
import { HeadLevels } from './HeadLevels.tsx';
import { FieldChoice, StepChoice } from './NamedChoices.tsx';
import { ParameterLine } from './ParameterLine.tsx';
import { peopleLocale } from './people.locale.ts';
import { PeopleChoice } from './PeopleChoice.tsx';
import { PeopleScopeEditor } from './PeopleScopeEditor.tsx';

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
      return <HeadLevels value={value} put={put} />;
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
          <ParameterLine title={text('scope')}>
            <PeopleScopeEditor
              title={text('scope')}
              value={value.scope as PeopleScope | undefined}
              whole={text('anybody')}
              change={(scope) => put({ scope })}
            />
          </ParameterLine>
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

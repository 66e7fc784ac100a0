import { Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PersonValue } from '../../../../renderers/input/shared/personValue.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { PeopleScope } from '../../../../schemas/flow/people.ts';
import { RolesSelect } from '../../../editors/pickers/RolesSelect.tsx';
import { DepartmentsChoice, LabelsChoice } from './GroupsChoice.tsx';
import { ParameterLine } from './ParameterLine.tsx';
import { peopleLocale } from './people.locale.ts';
import { PeopleChoice } from './PeopleChoice.tsx';
import './people.css';

interface PeopleScopeEditorProps {
  /** Accessible name of the whole. */
  title: string;
  value: PeopleScope | undefined;
  /** What is meant where nothing is chosen; undefined: something has to be chosen. */
  whole?: string;
  problems?: readonly string[];
  /** Gets undefined where nothing is chosen any more, which it may be. */
  change: (scope: PeopleScope | undefined) => void;
}

type Lists = Pick<PeopleScope, 'people' | 'departments' | 'roles' | 'labels'>;

/**
 * A choice of people in four ways: whoever is named by one of them is meant. Where it must not be empty, what was emptied is
 * held here until something is chosen.
 */
export const PeopleScopeEditor = observer(function PeopleScopeEditor(props: PeopleScopeEditorProps) {
  const { title, value, whole, problems = [], change } = props;
  const text = useText(peopleLocale);
  const [isEmptied, setEmptied] = useState(false);
  const scope = isEmptied ? {} : (value ?? {});
  const put = (more: { readonly [K in keyof PeopleScope]: PeopleScope[K] | undefined }): void => {
    const lists: Lists = Object.fromEntries(
      Object.entries({ ...scope, ...more }).filter(
        ([name, each]) => name !== 'except' && Array.isArray(each) && each.length > 0,
      ),
    );
    const { except } = { ...scope, ...more };
    const isEmpty = Object.keys(lists).length === 0;
    setEmptied(isEmpty && whole === undefined);
    if (!isEmpty) change({ ...lists, ...(except && { except }) });
    else if (whole !== undefined) change(undefined);
  };
  const named = (part: 'people' | 'roles' | 'departments' | 'labels'): string =>
    text('scopePart', { scope: title, part: text(part) });
  const isNothing = Object.keys(scope).length === 0;
  return (
    <div className="at-flowpeople-parameters" role="group" aria-label={title}>
      {isNothing && whole !== undefined && <p className="at-flowpeople-note">{whole}</p>}
      <ParameterLine title={text('people')}>
        <PeopleChoice
          title={named('people')}
          value={scope.people ?? []}
          change={(people) => put({ people: [...people] satisfies PersonValue[] })}
        />
      </ParameterLine>
      <ParameterLine title={text('roles')}>
        <RolesSelect
          title={named('roles')}
          value={scope.roles ?? []}
          change={(roles) => put({ roles: [...roles] })}
        />
      </ParameterLine>
      <ParameterLine title={text('departments')}>
        <DepartmentsChoice
          title={named('departments')}
          value={scope.departments ?? []}
          change={(departments) => put({ departments: [...departments] })}
        />
      </ParameterLine>
      <ParameterLine title={text('labels')}>
        <LabelsChoice
          title={named('labels')}
          value={scope.labels ?? []}
          change={(labels) => put({ labels: [...labels] })}
        />
      </ParameterLine>
      {!isNothing && (
        <Checkbox
          checked={scope.except === 'initiator'}
          onChange={({ target }) => put({ except: target.checked ? 'initiator' : undefined })}
        >
          {text('exceptInitiator')}
        </Checkbox>
      )}
      {[...(isEmptied ? [text('scopeNeeds')] : []), ...problems].map((problem) => (
        <p key={problem} className="at-settings-wrong">
          {problem}
        </p>
      ))}
    </div>
  );
});

import { TreeSelect } from 'antd';
import { observer } from 'mobx-react-lite';
import { toTree } from '../../../../renderers/input/shared/tree.ts';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useOptionFilter } from '../../../../renderers/shared/typing/optionFilters.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { peopleLocale } from './people.locale.ts';

interface GroupsChoiceProps {
  title: string;
  value: readonly string[];
  invalid?: boolean;
  change: (ids: readonly string[]) => void;
}

/** Several departments of the tree of all. */
export const DepartmentsChoice = observer(function DepartmentsChoice(props: GroupsChoiceProps) {
  const { title, value, invalid = false, change } = props;
  const { dictionaries, locale } = useRoot();
  const text = useText(peopleLocale);
  const filterTreeNode = useOptionFilter();
  const { status, options } = dictionaries.options('department');
  const tree = toTree(options, (label) => locale.localise(label));
  return (
    <>
      <TreeSelect<string[]>
        multiple
        size="small"
        className="at-settings-wide"
        aria-label={title}
        status={invalid ? 'error' : ''}
        treeData={tree}
        treeDefaultExpandedKeys={tree.map((branch) => branch.value)}
        showSearch
        filterTreeNode={filterTreeNode}
        loading={status === 'loading'}
        placeholder={text('chooseDepartments')}
        value={[...value]}
        onChange={change}
      />
      {status === 'failed' && (
        <p role="alert" className="at-settings-wrong">
          {text('listFailed')}
        </p>
      )}
    </>
  );
});

/** Several labels of people. */
export const LabelsChoice = observer(function LabelsChoice(props: GroupsChoiceProps) {
  const { title, value, invalid = false, change } = props;
  const { dictionaries, locale } = useRoot();
  const text = useText(peopleLocale);
  const { status, options } = dictionaries.options('label');
  return (
    <>
      <SearchSelect<string[]>
        mode="multiple"
        size="small"
        className="at-settings-wide"
        aria-label={title}
        status={invalid ? 'error' : ''}
        loading={status === 'loading'}
        placeholder={text('chooseLabels')}
        value={[...value]}
        options={options.map((each) => ({ value: String(each.value), label: locale.localise(each.label) }))}
        onChange={change}
      />
      {status === 'failed' && (
        <p role="alert" className="at-settings-wrong">
          {text('listFailed')}
        </p>
      )}
    </>
  );
});

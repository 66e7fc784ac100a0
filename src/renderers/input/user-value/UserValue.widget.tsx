import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { Fragment, useRef, type ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { UserValue as Users } from '../../../schemas/condition.ts';
import { FilledFilter } from '../shared/FilledFilter.tsx';
import { PeopleSelect } from '../shared/PeopleSelect.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput, type BoundInput } from '../shared/useInput.ts';
import { OptionPart } from './OptionPart.tsx';
import { userValueLocale } from './userValue.locale.ts';
import type { userValueMeta } from './UserValue.meta.ts';

type Part = keyof Users;
const NOBODY: Users = { userList: [], deptList: [], privilegeList: [], labelList: [] };

const read = (value: unknown): Users =>
  typeof value === 'object' && value !== null ? { ...NOBODY, ...value } : NOBODY;

/** One line for each kind of users; the value holds all kinds, and is null while nobody is chosen. */
export default observer(function UserValue(widget: RendererProps<typeof userValueMeta>) {
  const input = useInput(widget);
  const text = useText(userValueLocale);
  const { token } = theme.useToken();
  const users = read(input.value);
  const latest = useRef(users);
  latest.current = users;
  if (input.filter) return <FilledFilter input={input} />;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  const { id, ...attributes } = input.attributes;
  const part = (name: Exclude<Part, 'labelList'>): BoundInput => ({
    ...input,
    value: users[name].length === 0 ? null : users[name],
    attributes: {
      ...attributes,
      ...(id === undefined ? {} : { id: `${id}-${name}` }),
      'aria-label': text('partOf', { title: widget.title, part: text(name) }),
    },
    change: (value) => {
      latest.current = { ...latest.current, [name]: Array.isArray(value) ? value : [] };
      const empty = Object.values(latest.current).every((list: unknown[]) => list.length === 0);
      input.change(empty ? null : latest.current);
    },
  });
  const { people, departments, roles } = widget.props;
  const lines: [Exclude<Part, 'labelList'>, boolean, (bound: BoundInput) => ReactNode][] = [
    ['userList', people, (bound) => <PeopleSelect input={bound} placeholder="" />],
    ['deptList', departments, (bound) => <OptionPart input={bound} selector="department" />],
    ['privilegeList', roles, (bound) => <OptionPart input={bound} selector="role" />],
  ];
  return (
    <div
      id={id}
      role="group"
      aria-label={widget.title}
      style={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: token.marginSM,
        rowGap: token.marginXS,
      }}
    >
      {lines
        .filter(([, shown]) => shown)
        .map(([name, , draw]) => (
          <Fragment key={name}>
            <span aria-hidden style={{ color: token.colorTextSecondary }}>
              {text(name)}
            </span>
            {draw(part(name))}
          </Fragment>
        ))}
    </div>
  );
});

import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { joinObjects, objectsIn } from '../../../documents/members.ts';
import { MemberView } from '../../../runtime/render/MemberView.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { FilledFilter } from '../shared/FilledFilter.tsx';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { useChangeMember } from '../shared/useChangeMember.ts';
import { useInput } from '../shared/useInput.ts';
import type { subFormMeta } from './SubForm.meta.ts';

const FULL = 24;
/** Its value is one object. */
const holder = { meta: { members: 'one' } } as const;

/** The fields of one object in a grid, framed together. */
export default observer(function SubForm(widget: RendererProps<typeof subFormMeta>) {
  const { field, readOnly, enabled, props } = widget;
  const input = useInput(widget);
  const { token } = theme.useToken();
  const { device } = useRoot().theme;
  const changeMember = useChangeMember(field?.members?.compiled);
  const [object = {}] = objectsIn(holder, field?.value);
  const latest = useRef(object);
  latest.current = object;
  if (input.filter) return <FilledFilter input={input} />;
  const columns = device === 'mobile' ? 1 : device === 'tablet' ? Math.min(2, props.columns) : props.columns;
  const { id } = input.attributes;
  return (
    <div
      id={id}
      {...groupAttributes(input)}
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns === 1 ? 1 : FULL}, minmax(0, 1fr))`,
        columnGap: token.marginLG,
        rowGap: token.margin,
        alignItems: 'start',
        padding: token.padding,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
      }}
    >
      {(field?.members?.compiled.fields ?? []).map((member) => (
        <div
          key={member.code}
          style={
            columns === 1
              ? {}
              : { gridColumn: `span ${member.node.source.layout?.span ?? Math.floor(FULL / columns)}` }
          }
        >
          <MemberView
            framed
            member={member}
            row={object}
            enabled={enabled}
            readOnly={readOnly}
            error={field?.members?.error(member.code) ?? ''}
            set={(value) => {
              latest.current = changeMember(latest.current, member.code, value);
              input.change(joinObjects(holder, [latest.current]));
            }}
            leave={() => field?.members?.leave(member.code)}
            hold={field?.members?.hold}
          />
        </div>
      ))}
    </div>
  );
});

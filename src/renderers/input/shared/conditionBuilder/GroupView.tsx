import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Segmented, theme, Typography } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useBuilder } from './BuilderContext.ts';
import { conditionBuilderLocale } from './conditionBuilder.locale.ts';
import { joinGroup } from './edit.ts';
import { ruleFault } from './fault.meta.ts';
import { firstCondition } from './fields.meta.ts';
import { LostRow } from './LostRow.tsx';
import { RuleActions } from './RuleActions.tsx';
import { RuleRow } from './RuleRow.tsx';
import type { GroupRule, Rule } from './rules.meta.ts';

/** A group: how its rules are joined, the rules, and further ones to add. `place` counts it, as in `2.1`. */
export function GroupView({
  group,
  depth,
  place,
  parent,
}: {
  group: GroupRule;
  depth: number;
  place: string;
  /** Absent for the whole. */
  parent?: string;
}) {
  const builder = useBuilder();
  const text = useText(conditionBuilderLocale);
  const { locale } = useRoot();
  const { token } = theme.useToken();
  const { fields, disabled, size, base } = builder;
  const name = parent === undefined ? text('whole') : text('group', { place });
  const [field] = fields;
  const fault = parent === undefined ? undefined : ruleFault(group, fields);
  const leaf: Rule | undefined = field && {
    kind: 'leaf',
    id: 'new',
    condition: firstCondition(field),
    filled: true,
  };
  const inside = (rule: Rule, index: number) => {
    const at = place === '' ? String(index + 1) : `${place}.${index + 1}`;
    if (rule.kind === 'group')
      return <GroupView key={rule.id} group={rule} depth={depth + 1} place={at} parent={group.id} />;
    if (rule.kind === 'lost') return <LostRow key={rule.id} rule={rule} place={at} parent={group.id} />;
    return <RuleRow key={rule.id} rule={rule} place={at} parent={group.id} />;
  };
  const frame = {
    display: 'flex',
    flexDirection: 'column',
    gap: token.marginXS,
    minWidth: 0,
    ...(parent === undefined
      ? {}
      : {
          padding: `${token.paddingXS}px 0 ${token.paddingXS}px ${token.paddingSM}px`,
          borderInlineStart: `2px solid ${token.colorBorder}`,
        }),
  } as const;
  return (
    <div
      style={frame}
      {...(parent === undefined
        ? {}
        : { role: 'group', 'aria-label': name, 'aria-invalid': fault !== undefined })}
    >
      {(group.items.length > 1 || parent !== undefined) && (
        <Flex align="center" justify="space-between" gap="small">
          <Segmented<'AND' | 'OR'>
            name={`${base}-${group.id}-join`}
            aria-label={text('joinOf', { name })}
            size={size}
            disabled={disabled}
            value={group.union}
            options={[
              { value: 'AND', label: text('all') },
              { value: 'OR', label: text('any') },
            ]}
            onChange={(union) => builder.change((root) => joinGroup(root, group.id, union))}
          />
          {parent !== undefined && <RuleActions id={group.id} parent={parent} name={name} />}
        </Flex>
      )}
      {group.items.map(inside)}
      {fault && <Typography.Text type="danger">{locale.localise(fault)}</Typography.Text>}
      <Flex wrap gap="small">
        <Button
          id={`${base}-${group.id}-add`}
          size={size}
          disabled={disabled || !leaf}
          icon={<PlusOutlined aria-hidden aria-label={undefined} />}
          onClick={() => leaf && builder.add(group.id, leaf)}
        >
          {text('addRule')}
        </Button>
        {depth < builder.maxDepth && (
          <Button
            type="text"
            size={size}
            disabled={disabled || !leaf}
            icon={<PlusOutlined aria-hidden aria-label={undefined} />}
            onClick={() => {
              const union = group.union === 'AND' ? 'OR' : 'AND';
              if (leaf) builder.add(group.id, { kind: 'group', id: 'new', union, items: [leaf] });
            }}
          >
            {text('addGroup')}
          </Button>
        )}
        {!leaf && <Typography.Text type="secondary">{text('noFields')}</Typography.Text>}
      </Flex>
    </div>
  );
}

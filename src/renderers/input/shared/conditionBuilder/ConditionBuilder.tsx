import { theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useId, useMemo, useRef, useState } from 'react';
import { afterRelease } from '../../../../runtime/form/afterRelease.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { RuleSet } from '../../../../schemas/condition.ts';
import { BuilderProvider, type Builder, type ExpressionValueProps } from './BuilderContext.ts';
import { conditionBuilderLocale } from './conditionBuilder.locale.ts';
import { addRule, allRules, duplicateRule, removeRule } from './edit.ts';
import type { ConditionField } from './fields.meta.ts';
import { GroupView } from './GroupView.tsx';
import { readRules } from './readRules.meta.ts';
import { writeRules } from './writeRules.meta.ts';
import type { GroupRule } from './rules.meta.ts';
import { sayRules } from './sentence.meta.ts';
import { useNamedPeople } from './useNamedPeople.ts';

export interface ConditionBuilderProps {
  /** The fields that conditions are made of. */
  fields: readonly ConditionField[];
  value: RuleSet | undefined;
  /** Gets undefined once there is no condition left. */
  onChange: (value: RuleSet | undefined) => void;
  disabled?: boolean;
  /** Whether values may be expressions; for people who only search they are not. */
  allowExpressions?: boolean;
  /** Writes such an expression instead of a box; the same component as long as the builder is there. */
  ExpressionValue?: ComponentType<ExpressionValueProps>;
  /** The sentence of the whole is said by what stands around. */
  isSaidElsewhere?: boolean;
  /** Levels of groups, the outermost included. */
  maxDepth?: number;
  /** What is wrong shows at once, not only where the person has been. */
  showFaults?: boolean;
  id?: string;
  label?: string;
  describedBy?: string | undefined;
  /** The value was refused; the description says why. */
  invalid?: boolean;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Edits a rule set: conditions and groups of them, each with its operator and value, and a sentence of the whole. */
export const ConditionBuilder = observer(function ConditionBuilder(props: ConditionBuilderProps) {
  const { value, onChange, disabled = false, allowExpressions = false, maxDepth = 4 } = props;
  const { theme: device, locale } = useRoot();
  const text = useText(conditionBuilderLocale);
  const { token } = theme.useToken();
  const made = useId();
  const base = props.id ?? made;
  // The tree is kept as it is edited, so that groups stay the same ones; it is read anew when others change the value.
  const [kept, keep] = useState<GroupRule>(() => readRules(value));
  const read = useMemo(() => readRules(value), [value]);
  const root = same(writeRules(kept), value ?? undefined) ? kept : read;
  const { fields, learn } = useNamedPeople(props.fields, root);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const focus = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    document.getElementById(focus.current)?.focus();
    focus.current = undefined;
  });
  const put = (next: GroupRule): void => {
    keep(next);
    onChange(writeRules(next));
  };
  const begin = ({ root: next, id }: { root: GroupRule; id: string }): void => {
    const known = new Set(allRules(root).map((rule) => rule.id));
    const added = allRules(next).filter((rule) => !known.has(rule.id));
    setFresh((now) => new Set([...now, ...added.map((rule) => rule.id)]));
    const first = added.find((rule) => rule.kind !== 'group')?.id ?? id;
    focus.current = `${base}-${first}-field`;
    put(next);
  };
  const builder: Builder = {
    base,
    fields,
    learn,
    disabled,
    size: device.device === 'mobile' ? 'large' : 'middle',
    allowExpressions,
    ExpressionValue: props.ExpressionValue,
    maxDepth,
    shows: (id) => props.showFaults === true || !fresh.has(id),
    leave: (id) => {
      if (!fresh.has(id)) return;
      afterRelease(() => {
        setFresh((now) => new Set([...now].filter((one) => one !== id)));
      });
    },
    change: (edit) => put(edit(root)),
    add: (groupId, rule) => begin(addRule(root, groupId, rule)),
    duplicate: (id) => begin(duplicateRule(root, id)),
    remove: (id, groupId) => {
      const next = removeRule(root, id);
      const stays = groupId === root.id || allRules(next).some((rule) => rule.id === groupId);
      focus.current = `${base}-${stays ? groupId : root.id}-add`;
      put(next);
    },
  };
  const sentence = sayRules(writeRules(root), fields, locale.locale);
  return (
    <BuilderProvider value={builder}>
      <div
        id={props.id}
        role="group"
        aria-label={props.label ?? text('whole')}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid}
        style={{ display: 'flex', flexDirection: 'column', gap: token.marginXS, minWidth: 0 }}
      >
        <GroupView group={root} depth={1} place="" />
        {props.isSaidElsewhere !== true && (
          <Typography.Text type="secondary" role="status" style={{ overflowWrap: 'anywhere' }}>
            {sentence === '' ? text('none') : text('reads', { sentence })}
          </Typography.Text>
        )}
      </div>
    </BuilderProvider>
  );
});

import { Switch } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { type Button, flowActions } from '../../../../schemas/flow/policy.ts';
import { actionTitles } from '../../../../schemas/flow/titles.ts';
import { isText } from '../../../../schemas/text.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { recordOf } from '../../../settings/recordOf.ts';
import { Rows } from '../../../settings/Rows.tsx';
import { TextControl } from '../../../settings/TextControl.tsx';
import { type ButtonEntry, inTheirOrder, isMoved, withOrders } from './buttonOrder.ts';
import { flowPanelLocale } from './panel.locale.ts';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';

/** The buttons of a step that are another than their kind has them: renamed, elsewhere, or not shown. In their order. */
export function ButtonsEditor({ id, title, value, disabled, change }: NestingProps) {
  const { locale } = useRoot();
  const text = useText(flowPanelLocale);
  const written = recordOf(value);
  const list = inTheirOrder(
    flowActions.flatMap((action): ButtonEntry[] =>
      written[action] === undefined ? [] : [[action, recordOf(written[action]) as Button]],
    ),
  );
  const free = flowActions.filter((action) => written[action] === undefined);
  const titleOf = (action: ButtonEntry[0]): string => locale.localise(actionTitles[action]);
  const put = (next: readonly ButtonEntry[]): void =>
    change(next.length === 0 ? undefined : Object.fromEntries(isMoved(list, next) ? withOrders(next) : next));
  return (
    <Rows
      title={title}
      list={list}
      disabled={disabled}
      most={flowActions.length}
      called={(entry) => {
        const [action, button] = entry as ButtonEntry;
        const own = isText(button.text)
          ? `${titleOf(action)} → ${locale.localise(button.text)}`
          : titleOf(action);
        return button.shown === false ? `${own} · ${text('off')}` : own;
      }}
      known={(entry) => (entry as ButtonEntry)[0]}
      added={(): ButtonEntry => [free[0] ?? 'agree', {}]}
      change={(next) => put((next ?? []) as readonly ButtonEntry[])}
      draw={(entry, set) => {
        const [action, button] = entry as ButtonEntry;
        const merge = (more: Partial<Record<keyof Button, unknown>>): void => {
          const next = Object.entries({ ...button, ...more }).filter(([, each]) => each !== undefined);
          set([action, Object.fromEntries(next)]);
        };
        return (
          <div className="at-flowpanel-lines">
            <SearchSelect<ButtonEntry[0]>
              id={id}
              size="small"
              className="at-settings-wide"
              aria-label={title}
              value={action}
              options={[action, ...free].map((each) => ({ value: each, label: titleOf(each) }))}
              disabled={disabled}
              onChange={(next) => set([next, button])}
            />
            <label className="at-flowpanel-line">
              <span>{text('shown')}</span>
              <Switch
                size="small"
                checked={button.shown !== false}
                disabled={disabled}
                onChange={(shown) => merge({ shown: shown ? undefined : false })}
              />
            </label>
            <TextControl
              id={`${id}-text`}
              title={text('textOf', { title: titleOf(action) })}
              value={button.text}
              disabled={disabled}
              invalid={false}
              change={(next) => merge({ text: next })}
            />
          </div>
        );
      }}
    />
  );
}

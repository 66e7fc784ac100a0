import type { ComponentType } from 'react';
import type { TSchema } from 'typebox';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { noticeTitles, receiverTitles } from '../../../../schemas/flow/titles.ts';
import type { LocalText } from '../../../../schemas/text.ts';
import { ChoiceControl } from '../../../settings/ChoiceControl.tsx';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { propsOf } from '../../../settings/propsOf.ts';
import { recordOf } from '../../../settings/recordOf.ts';
import { Rows } from '../../../settings/Rows.tsx';
import { shapeOf } from '../../../settings/schemaShape.ts';
import { flowPanelLocale } from './panel.locale.ts';

/** Messages of a step or of an instance at most (`schemas/flow/policy.ts`). */
const MOST = 20;

const WAYS: readonly { readonly value: string; readonly title: LocalText }[] = [
  { value: 'builtin', title: { zhCN: '内置消息', enUS: 'Built-in' } },
  { value: 'own', title: { zhCN: '自定义', enUS: 'Own' } },
  { value: 'none', title: { zhCN: '不发送', enUS: 'None' } },
];

const titles: ReadonlyMap<unknown, LocalText> = new Map<unknown, LocalText>([
  ...Object.entries(noticeTitles),
  ...Object.entries(receiverTitles),
]);

/**
 * An editor of messages: the built-in ones, none at all, or one's own.
 * @param schema of the list @param on the event that a new one tells of
 */
export function noticesEditor(schema: TSchema, on: keyof typeof noticeTitles): ComponentType<NestingProps> {
  const members = propsOf(shapeOf(schema).items ?? {});
  const fresh = {
    ...{ on, to: 'initiator' },
    title: { zhCN: '{{ flow.title }}', enUS: '{{ flow.title }}' },
    content: { zhCN: '申请有了新的进展', enUS: 'There is news of the request' },
  };
  return function NoticesEditor({ List, ...props }: NestingProps) {
    const { title, value, disabled, change } = props;
    const { locale } = useRoot();
    const text = useText(flowPanelLocale);
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const way = value === undefined ? 'builtin' : list.length === 0 ? 'none' : 'own';
    const word = (code: unknown): string => {
      const said = titles.get(code);
      return said === undefined ? String(code) : locale.localise(said);
    };
    return (
      <div role="group" aria-label={title} className="at-settings-object">
        <ChoiceControl
          {...props}
          value={way}
          choices={WAYS}
          fallback="builtin"
          required
          change={(next) => change(next === 'own' ? [fresh] : next === 'none' ? [] : undefined)}
        />
        {way === 'own' && (
          <Rows
            title={title}
            list={list}
            disabled={disabled}
            most={MOST}
            called={(each) => {
              const { on: event, to } = recordOf(each);
              return text('notice', { event: word(event), to: word(to) });
            }}
            added={() => fresh}
            change={(next) => change(next ?? [])}
            draw={(each, set) => (
              <List
                schema={members}
                values={recordOf(each)}
                disabled={disabled}
                change={(next) => set(next ?? each)}
              />
            )}
          />
        )}
      </div>
    );
  };
}

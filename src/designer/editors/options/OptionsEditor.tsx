import { PlusOutlined, SnippetsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { stepTitle } from '../../../documents/edit/stepTitle.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type Option, OptionSchema } from '../../../schemas/option.ts';
import { CardDrag } from '../../cards/CardDrag.tsx';
import { CardGap } from '../../cards/CardGap.tsx';
import { moveTo, type StepPlace } from '../../cards/tree.ts';
import { useCardKeys } from '../../cards/useCardKeys.ts';
import type { NestingProps, OwnStep } from '../../settings/controlProps.ts';
import { addOption, MOST_OPTIONS, repeatedValues } from './optionList.ts';
import { OptionRow } from './OptionRow.tsx';
import { optionsLocale } from './options.locale.ts';
import { PasteOptions } from './PasteOptions.tsx';
import '../../steps/steps.css';
import '../editors.css';

const OptionArray = Type.Array(OptionSchema);
const isList = (value: unknown): value is readonly Option[] => Check(OptionArray, value);
const NONE: readonly Option[] = [];
const noArms = () => [] as const;

/** Options that the document writes itself, one by one or many at once. */
export function OptionsEditor({ id, value, disabled, change }: NestingProps) {
  const text = useText(optionsLocale);
  const { locale } = useRoot();
  const [isPasting, setPasting] = useState(false);
  const list = isList(value) ? value : NONE;
  const keys = useCardKeys(list, noArms);
  const focus = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    document.getElementById(focus.current)?.focus();
    focus.current = undefined;
  });
  const rowId = (at: number): string => `${id}-${String(keys.of(String(at)))}`;
  const repeated = repeatedValues(list);
  const put = (next: readonly Option[], step?: OwnStep): void =>
    change(next.length === 0 ? undefined : next, step);
  const move = (path: string, to: StepPlace): void => {
    const next = moveTo(list, path, to);
    if (next.every((option, at) => option === list[at])) return;
    focus.current = `${rowId(Number(path))}-grip`;
    keys.move(path, to);
    put(next, { title: stepTitle('移动选项：', 'Move the option', list[Number(path)]?.label) });
  };
  return (
    <div className="at-settings-options">
      <CardDrag
        say={(path) => {
          const option = list[Number(path)];
          return option && locale.localise(option.label);
        }}
        moveTo={move}
      >
        {list.map((option, at) => (
          <div key={keys.of(String(at))}>
            <CardGap place={{ block: '', at }} takes={() => true}>
              {null}
            </CardGap>
            <OptionRow
              id={rowId(at)}
              at={at}
              option={option}
              repeated={repeated.has(String(option.value))}
              disabled={disabled}
              moveBy={(by) => {
                const to = by < 0 ? at - 1 : at + 2;
                if (to >= 0 && to <= list.length) move(String(at), { block: '', at: to });
              }}
              change={(next, step) => {
                if (next !== undefined) {
                  put(
                    list.map((each, index) => (index === at ? next : each)),
                    step,
                  );
                  return;
                }
                keys.remove(String(at));
                put(
                  list.filter((_, index) => index !== at),
                  { title: stepTitle('删除选项：', 'Remove the option', option.label) },
                );
              }}
            />
          </div>
        ))}
        {list.length > 0 && (
          <CardGap place={{ block: '', at: list.length }} takes={() => true}>
            {null}
          </CardGap>
        )}
      </CardDrag>
      <div className="at-beside">
        <Button
          size="small"
          type="dashed"
          block
          disabled={disabled || list.length >= MOST_OPTIONS}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => put(addOption(list), { title: { zhCN: '添加选项', enUS: 'Add an option' } })}
        >
          {text('add')}
        </Button>
        <Button
          size="small"
          disabled={disabled}
          icon={<SnippetsOutlined aria-hidden />}
          onClick={() => setPasting(true)}
        >
          {text('paste')}
        </Button>
      </div>
      {isPasting && (
        <PasteOptions
          there={list}
          leave={() => setPasting(false)}
          take={(next) => {
            setPasting(false);
            put(next, { title: { zhCN: '批量粘贴选项', enUS: 'Paste options' } });
          }}
        />
      )}
    </div>
  );
}

import { DeleteOutlined, HolderOutlined, StopOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import { Button, Input, Select } from 'antd';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type Option, tones } from '../../../schemas/option.ts';
import { choiceWords } from '../../settings/choiceWords.ts';
import type { OwnStep } from '../../settings/controlProps.ts';
import { TextControl } from '../../settings/TextControl.tsx';
import { optionsLocale } from './options.locale.ts';

interface OptionRowProps {
  id: string;
  at: number;
  option: Option;
  repeated: boolean;
  disabled: boolean;
  /** Undefined: the option goes. */
  change: (option: Option | undefined, step?: OwnStep) => void;
  moveBy: (by: -1 | 1) => void;
}

/** One option: what it is called in both languages, its value, its colour, whether it is switched off. */
export function OptionRow({ id, at, option, repeated, disabled, change, moveBy }: OptionRowProps) {
  const text = useText(optionsLocale);
  const { locale } = useRoot();
  const { attributes, listeners, setNodeRef } = useDraggable({ id: String(at), disabled });
  const name = String(option.value);
  const isText = typeof option.value === 'string';
  const without = (member: 'tone' | 'disabled'): Option => {
    const { [member]: _gone, ...rest } = option;
    return rest;
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      // The option goes, and not the part that it belongs to.
      event.preventDefault();
      event.stopPropagation();
      change(undefined);
      return;
    }
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moveBy(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <div className="at-option" data-off={option.disabled === true || undefined}>
      <button
        type="button"
        id={`${id}-grip`}
        ref={setNodeRef}
        className="at-plain at-step-grip"
        aria-label={text('move', { value: name })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={text('moveKeys')}
        disabled={disabled}
        {...listeners}
        tabIndex={attributes.tabIndex}
        onKeyDown={keys}
      >
        <HolderOutlined aria-hidden />
      </button>
      <div className="at-option-body">
        <TextControl
          id={`${id}-label`}
          title={name}
          value={option.label}
          disabled={disabled}
          invalid={false}
          change={(label) => change({ ...option, label: (label as Option['label'] | undefined) ?? '' })}
        />
        <div className="at-option-more">
          <Input
            id={id}
            size="small"
            aria-label={text('value')}
            prefix={<span className="at-settings-language">{text('value')}</span>}
            value={name}
            // A number stays one only as JSON: typed here it would become a text under the person's hands.
            disabled={disabled || !isText}
            title={isText ? undefined : text('fixedValue')}
            status={repeated ? 'error' : ''}
            onChange={({ target }) => change({ ...option, value: target.value })}
          />
          <Select
            size="small"
            allowClear
            aria-label={text('tone')}
            placeholder={text('tone')}
            value={option.tone ?? null}
            disabled={disabled}
            options={tones.map((tone) => ({
              value: tone,
              label: locale.localise(choiceWords.get(tone) ?? tone),
            }))}
            onChange={(tone: Option['tone'] | null) =>
              change(tone === null || tone === undefined ? without('tone') : { ...option, tone })
            }
          />
          <Button
            size="small"
            type="text"
            aria-label={text('disabled', { value: name })}
            aria-pressed={option.disabled === true}
            title={text('disabled', { value: name })}
            disabled={disabled}
            icon={<StopOutlined aria-hidden />}
            onClick={() =>
              change(option.disabled === true ? without('disabled') : { ...option, disabled: true })
            }
          />
          <Button
            size="small"
            type="text"
            aria-label={text('remove', { value: name })}
            title={text('remove', { value: name })}
            disabled={disabled}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => change(undefined)}
          />
        </div>
        {repeated && (
          <p role="alert" className="at-settings-wrong">
            {text('repeated', { value: name })}
          </p>
        )}
      </div>
    </div>
  );
}

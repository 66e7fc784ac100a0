import { type ComponentType, useState } from 'react';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { LocalText } from '../../../../schemas/text.ts';
import { ChoiceControl } from '../../../settings/ChoiceControl.tsx';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { propsOf } from '../../../settings/propsOf.ts';
import { recordOf } from '../../../settings/recordOf.ts';
import { flowPanelLocale } from './panel.locale.ts';

/** One of several things that a member may hold. */
interface Alternative {
  readonly name: string;
  readonly title: LocalText;
  /** Of a value without anything further to be set: the value itself. */
  readonly value?: unknown;
  /** Of an object: its schema, whose members are set below the choice. */
  readonly schema?: TSchema;
  /** Of anything else: what it begins with, and what it is set with. */
  readonly begin?: unknown;
  readonly Editor?: ComponentType<NestingProps>;
}

const holds = ({ value, schema, begin }: Alternative, written: unknown): boolean => {
  if (value !== undefined) return written === value;
  if (schema !== undefined) return Check(schema, written);
  return Array.isArray(begin) ? Array.isArray(written) : typeof begin === typeof written;
};

/**
 * An editor for a member that is one of several things: which one, and what that holds. What is chosen and not complete
 * yet waits here.
 * @param whole of the member @param fallback name of the one that holds where the document says nothing
 */
export function alternativesEditor(
  whole: TSchema,
  alternatives: readonly Alternative[],
  fallback: string,
): ComponentType<NestingProps> {
  return function AlternativesEditor({ List, ...props }: NestingProps) {
    const text = useText(flowPanelLocale);
    const { title, value, disabled, change } = props;
    const [waiting, wait] = useState<string>();
    const chosen = alternatives.find((each) =>
      waiting === undefined ? holds(each, value) : each.name === waiting,
    );
    const set = (next: unknown): void => {
      const fits: boolean = Check(whole, next);
      if (!fits) return;
      wait(undefined);
      change(next);
    };
    const choose = (name: unknown): void => {
      const next = alternatives.find((each) => each.name === name);
      wait(undefined);
      if (next === undefined) change(undefined);
      else if (next.value !== undefined) change(next.value);
      else if (next.begin !== undefined && Check(whole, next.begin)) change(next.begin);
      else wait(next.name);
    };
    const own = waiting === undefined ? value : undefined;
    return (
      <div role="group" aria-label={title} className="at-settings-object">
        <ChoiceControl
          {...props}
          value={chosen?.name}
          choices={alternatives.map((each) => ({ value: each.name, title: each.title }))}
          fallback={fallback}
          change={choose}
        />
        {chosen?.schema !== undefined && (
          <List
            schema={propsOf(chosen.schema)}
            values={recordOf(own)}
            disabled={disabled}
            change={(next) => set(next)}
          />
        )}
        {chosen?.Editor !== undefined && <chosen.Editor {...props} List={List} value={own} change={set} />}
        {waiting !== undefined && <p className="at-settings-default">{text('waiting')}</p>}
      </div>
    );
  };
}

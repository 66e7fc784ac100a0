import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import type { Called } from '../../documents/generate/choices.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import { LONGEST_NAME } from '../../schemas/kinds.ts';
import { generateLocale } from './generate.locale.ts';
import type { Slip } from './plan.ts';

interface PartFieldsProps {
  title: string;
  called: Called;
  slip: Slip | undefined;
  /** Undefined where it is always made. */
  wanted?: boolean;
  want?: (wanted: boolean) => void;
  change: (called: Called) => void;
  children?: ReactNode;
}

/** One document to be made: whether it is, and how it is called. */
export function PartFields({ title, called, slip, wanted, want, change, children }: PartFieldsProps) {
  const text = useText(generateLocale);
  const isOn = wanted !== false;
  return (
    <div className="at-generate-part" role="group" aria-label={title}>
      {wanted === undefined ? (
        <strong>{title}</strong>
      ) : (
        <Checkbox checked={wanted} onChange={({ target }) => want?.(target.checked)}>
          {title}
        </Checkbox>
      )}
      {isOn && (
        <div className="at-generate-called">
          <LimitedInput
            limit={LONGEST_NAME}
            aria-label={text('nameOf', { part: title })}
            addonBefore={text('name')}
            value={called.name}
            status={slip === 'nameMissing' ? 'error' : ''}
            onChange={({ target }) => change({ ...called, name: target.value })}
          />
          <LimitedInput
            limit={64}
            aria-label={text('idOf', { part: title })}
            addonBefore={text('id')}
            value={called.id}
            status={slip !== undefined && slip !== 'nameMissing' ? 'error' : ''}
            onChange={({ target }) => change({ ...called, id: target.value })}
          />
        </div>
      )}
      {isOn && slip !== undefined && (
        <p role="alert" className="at-settings-wrong">
          {text(slip)}
        </p>
      )}
      {isOn && children}
    </div>
  );
}

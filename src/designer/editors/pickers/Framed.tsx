import { useId, type ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { settingsLocale } from '../../settings/settings.locale.ts';

interface FramedProps {
  title: string;
  name: string;
  required: boolean;
  isSet: boolean;
  problems: readonly string[];
  /** Stands beside the title. */
  beside?: ReactNode;
  children: (id: string) => ReactNode;
}

/** A parameter with its title and what is wrong with it, as the controls of props have them. */
export function Framed({ title, name, required, isSet, problems, beside, children }: FramedProps) {
  const id = useId();
  const text = useText(settingsLocale);
  return (
    <div className="at-settings-prop" data-prop={name}>
      <div className="at-settings-prop-head">
        <label htmlFor={id}>{title}</label>
        {required && !isSet && (
          <span className="at-step-required" title={text('needed')}>
            *
          </span>
        )}
        {isSet && !required && (
          <span className="at-settings-dot" role="img" aria-label={text('changed')} title={text('changed')} />
        )}
        <span className="at-settings-room" />
        {beside}
      </div>
      {children(id)}
      {problems.map((problem) => (
        <p key={problem} className="at-settings-wrong">
          {problem}
        </p>
      ))}
    </div>
  );
}

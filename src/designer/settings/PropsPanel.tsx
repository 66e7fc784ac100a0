import { useText } from '../../runtime/locale/useText.ts';
import type { PropsSchema } from '../../schemas/prop.ts';
import { PropField } from './PropField.tsx';
import { settingsLocale } from './settings.locale.ts';
import './settings.css';

export interface PropsPanelProps {
  /** What the widget declares. */
  schema: PropsSchema;
  /** The node's props as the document writes them. */
  values: Readonly<Record<string, unknown>>;
  /** Names of the page's sources. */
  sources?: readonly string[];
  disabled?: boolean;
  /** The props after the change; undefined where none is left. */
  change: (values: Readonly<Record<string, unknown>> | undefined) => void;
}

/** The props of a node, drawn from what its widget declares. Props that it does not declare stay as they are. */
export function PropsPanel({ schema, values, sources = [], disabled = false, change }: PropsPanelProps) {
  const text = useText(settingsLocale);
  const props = Object.entries(schema);
  if (props.length === 0) return <p className="at-settings-none">{text('noProps')}</p>;
  const set = (name: string, value: unknown): void => {
    const rest = new Map(Object.entries(values));
    if (value === undefined) rest.delete(name);
    else rest.set(name, value);
    change(rest.size === 0 ? undefined : Object.fromEntries(rest));
  };
  return (
    <div className="at-settings">
      {props.map(([name, prop]) => (
        <PropField
          key={name}
          name={name}
          prop={prop}
          value={values[name]}
          sources={sources}
          disabled={disabled}
          change={(value) => set(name, value)}
        />
      ))}
    </div>
  );
}

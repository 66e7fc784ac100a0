import { LoadingOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Anchor } from '../../../runtime/render/useAnchor.ts';
import './gridButton.css';

export interface GridButtonProps {
  kind: 'link' | 'text';
  danger?: boolean;
  disabled?: boolean;
  /** Shows that it works, and stays in the order of the keyboard. */
  running?: boolean;
  icon?: ReactNode;
  /** Its name where it shows an icon alone. */
  label?: string | undefined;
  /** Where it leads; absent: it starts something. */
  anchor?: Anchor;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A button in a row of a grid: one element where antd's takes a component with styles and effects of its own, for the
 * two looks that rows use most.
 */
export function GridButton({
  kind,
  danger,
  disabled,
  running,
  icon,
  label,
  anchor,
  ...rest
}: GridButtonProps) {
  const className = `atrium-grid-button ${kind}${danger === true ? ' danger' : ''}`;
  const named = label === undefined ? {} : { 'aria-label': label, title: label };
  const shown = running === true ? <LoadingOutlined /> : icon;
  if (anchor) {
    return (
      <a className={className} {...named} {...anchor}>
        {shown}
        {rest.children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      disabled={disabled}
      aria-busy={running}
      onClick={rest.onClick}
      {...named}
    >
      {shown}
      {rest.children}
    </button>
  );
}

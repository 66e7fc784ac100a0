import type { Share } from './shareOf.ts';

interface TriStateProps {
  label: string;
  share: Share;
  disabled?: boolean;
  title?: string | undefined;
  /** What is seen beside the box. */
  children?: string;
  change: (on: boolean) => void;
}

/** A box that is ticked, not ticked, or stands for some of several. A table of rights has hundreds of them: it is native. */
export function TriState({ label, share, disabled = false, title, children, change }: TriStateProps) {
  return (
    <label className="at-parttable-box" title={title}>
      <input
        type="checkbox"
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = share === 'some';
        }}
        checked={share === 'all'}
        disabled={disabled}
        onChange={() => change(share !== 'all')}
      />
      {children !== undefined && <span aria-hidden>{children}</span>}
    </label>
  );
}

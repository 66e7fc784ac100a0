import { useState } from 'react';

interface CellInputProps {
  label: string;
  value: string;
  /** What is wrong with it as it stands. */
  wrong?: string | undefined;
  /** Takes what was typed. @returns whether the document took it; else it stays in the box to be mended */
  commit: (typed: string) => boolean;
  /** Said of a box that was emptied, where it must not be: what stood there comes back as it is left. */
  needed?: string | undefined;
}

/**
 * A text in a cell: taken when the box is left or on Enter, as it was before on Escape. It is native: a table has many.
 */
export function CellInput({ label, value, wrong, needed, commit }: CellInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const put = (text: string | undefined, refused = false): void => {
    setTyped(text);
    setRefused(refused);
  };
  const lacks = needed !== undefined && typed?.trim() === '';
  const take = (): void => {
    if (typed === undefined || typed === value || lacks) put(undefined);
    else if (commit(typed)) put(undefined);
    else put(typed, true);
  };
  const input = (
    <input
      className="at-parttable-input"
      aria-label={label}
      aria-invalid={isRefused || lacks || wrong !== undefined}
      title={wrong}
      value={typed ?? value}
      onChange={({ target }) => put(target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) take();
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        put(undefined);
      }}
    />
  );
  return (
    <>
      {input}
      {lacks && (
        <small role="alert" className="at-parttable-wrong">
          {needed}
        </small>
      )}
    </>
  );
}

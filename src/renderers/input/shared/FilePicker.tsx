import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { theme } from 'antd';

/** The files of a drag, or of a choice. */
const listOf = (files: FileList | null | undefined): File[] => [...(files ?? [])];

/**
 * Opens the browser's own choice of files, and takes those that are dropped on what it draws.
 * @param accept endings and types for the browser's dialog; no check
 */
export function FilePicker({
  accept,
  multiple,
  open,
  capture,
  choose,
  children,
}: {
  accept: string;
  multiple: boolean;
  /** May be used now. */
  open: boolean;
  /** Takes a picture on phones instead of choosing one. */
  capture?: 'environment' | 'user';
  choose: (files: readonly File[]) => void;
  children: (pick: () => void) => ReactNode;
}) {
  const { token } = theme.useToken();
  const box = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, inside: boolean): void => {
    if (!open || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(inside);
  };
  return (
    <div
      style={{
        borderRadius: token.borderRadius,
        outline: over ? `2px dashed ${token.colorPrimary}` : 'none',
        outlineOffset: token.marginXXS,
      }}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (open) choose(listOf(event.dataTransfer.files));
      }}
    >
      <input
        ref={box}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        disabled={!open}
        {...(capture ? { capture } : {})}
        onChange={({ target }) => {
          choose(listOf(target.files));
          // The same file can be chosen again, after it was taken away.
          target.value = '';
        }}
      />
      {children(() => box.current?.click())}
    </div>
  );
}

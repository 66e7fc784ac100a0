import { createContext, forwardRef, useContext, type InputHTMLAttributes } from 'react';
import type { Written } from './useWritten.ts';

/** What is written into the box of the picker around. */
export const WrittenContext = createContext<Written | undefined>(undefined);

/**
 * The box of a picker. Its text is the person's as long as they write: the picker itself would rewrite it under the
 * fingers, and drop without a word what it does not take.
 */
export const WrittenBox = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  function WrittenBox(props, ref) {
    const written = useContext(WrittenContext);
    return (
      <input
        {...props}
        ref={ref}
        // The picker cannot read back what a function has written, and would have nobody write there.
        readOnly={written === undefined && props.readOnly}
        value={written?.text ?? props.value}
        onChange={(event) => written?.write(event.target.value)}
      />
    );
  },
);

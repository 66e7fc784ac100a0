import { useState, type KeyboardEvent } from 'react';

/**
 * Keys of a calendar that is open: Enter takes the day and Escape closes the calendar, and neither saves the form or
 * closes the dialog around it.
 */
export function usePickerKeys(): {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const [open, setOpen] = useState(false);
  return {
    open,
    onOpenChange: setOpen,
    onKeyDown: (event) => {
      if (!open) return;
      if (event.key === 'Enter') event.preventDefault();
      if (event.key === 'Escape') event.stopPropagation();
    },
  };
}

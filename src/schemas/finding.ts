import type { LocalText } from './text.ts';

/**
 * Something a person should know about a document, an expression or a value.
 * `path` is a JSON pointer into what was examined; `code` is stable and UPPER_SNAKE.
 */
export interface Finding {
  severity: 'error' | 'warning';
  code: string;
  message: LocalText;
  path?: string;
  /** A replacement that would mend it, where one can be proposed. */
  fix?: { path: string; value: unknown; title: LocalText };
}

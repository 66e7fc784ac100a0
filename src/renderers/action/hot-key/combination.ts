/** A key with what is held down beside it. */
export interface Combination {
  key: string;
  /** Ctrl, or ⌘ on Apple computers. */
  mod: boolean;
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
}

const names: Readonly<Record<string, string>> = {
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
};

/** Reads `mod+shift+k`; the widget's schema has refused everything else. */
export function readCombination(keys: string): Combination {
  const parts = keys.split('+');
  const held = (name: string): boolean => parts.slice(0, -1).includes(name);
  return {
    key: parts.at(-1) ?? '',
    mod: held('mod'),
    ctrl: held('ctrl'),
    alt: held('alt'),
    shift: held('shift'),
  };
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether exactly these keys are pressed. */
export function matches(event: Pressed, wanted: Combination, apple: boolean): boolean {
  const key = event.key.toLowerCase();
  if ((names[key] ?? key) !== wanted.key) return false;
  const ctrl = wanted.ctrl || (wanted.mod && !apple);
  const meta = wanted.mod && apple;
  // `?` is a key that needs shift itself.
  const shift = wanted.shift || wanted.key === '?';
  return (
    event.ctrlKey === ctrl &&
    event.metaKey === meta &&
    event.altKey === wanted.alt &&
    event.shiftKey === shift
  );
}

/** The keys as a person reads them. */
export function keyNames({ key, mod, ctrl, alt, shift }: Combination, apple: boolean): string[] {
  const name = key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const held = [
    mod ? (apple ? '⌘' : 'Ctrl') : '',
    ctrl ? 'Ctrl' : '',
    alt ? (apple ? '⌥' : 'Alt') : '',
    shift ? (apple ? '⇧' : 'Shift') : '',
  ];
  return [...held.filter(Boolean), name];
}

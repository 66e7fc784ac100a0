/** What can be done about a message, beside its text. */
export interface MessageAction {
  label: string;
  run: () => void;
}

/** A question that is answered by one of two buttons. */
export interface Question {
  title: string;
  content?: string;
  danger?: boolean;
  /** What the button that agrees says; absent: "confirm" in the person's language. */
  okText?: string;
  /** What the button that declines says; absent: "cancel" in the person's language. */
  cancelText?: string;
}

/** What the runtime asks of the screen around it; the portal implements it on its component library. */
export interface Ui {
  /** Tells the person something in passing. @returns takes it away */
  message: (
    level: 'success' | 'info' | 'warning' | 'error',
    text: string,
    action?: MessageAction,
  ) => () => void;
  /** Resolves with the person's answer. */
  confirm: (question: Question) => Promise<boolean>;
  /** Goes to a path of the portal. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Sets or removes one parameter of the address, without a new entry in the history. */
  replaceParameter: (name: string, value: string | undefined) => void;
  /** Opens an address that has passed `safeUrl`. */
  open: (url: string, blank: boolean) => void;
  /** Resolves with whether it is on the clipboard; where no browser would put it there, the person was shown it instead. */
  copy: (text: string) => Promise<boolean>;
  /** Saves what an address answers as a file. */
  download: (url: string) => void;
  /** Opens the browser's print. */
  print: () => void;
}

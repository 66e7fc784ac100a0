/** Meanings of `msgState` (`docs/api.md`, Answers). */
export const msgStates = {
  tokenExpired: 0,
  success: 1,
  invalid: 2,
  forbidden: 3,
  notFound: 4,
  conflict: 5,
  tooMany: 6,
  fault: 9,
} as const;
export type MsgState = (typeof msgStates)[keyof typeof msgStates];

/** One place where the input is not valid; `path` is dotted, as in `data.studentNo`. */
export interface InputError {
  path: string;
  code: string;
  message: string;
  /** Within a longer text: line and column from 1, as `2:5`. */
  place?: string;
  /** Of a document: what would mend it, as `/resource/check.do` proposes it: a value, or (`rename`) a member's name. */
  fix?: { path: string; value: unknown; rename?: true; title: string };
}

/** The envelope of every answer. */
export interface Answer {
  msgState?: MsgState;
  /** Set by the assistant's service instead of `msgState`: 0 is success. */
  status?: number;
  msg: string;
  code?: string;
  errors?: InputError[];
  /** Seconds. */
  retryAfter?: number;
  traceId?: string;
  /** Milliseconds since the epoch. */
  serverTime?: number;
  result?: unknown;
  list?: unknown[];
  total?: number;
  /** Whether a list that has no number of all goes on behind its last row. */
  more?: boolean;
}

/** The four fields of every signed request. */
export interface Envelope {
  appKey: string;
  param: string;
  timestamp: string;
  sign: string;
}

import type { LocalText } from '../../schemas/text.ts';

/** Codes with which a flow refuses a call (wire contract of flows, section 9). */
export type FlowRefusalCode =
  | 'NOBODY_FOUND'
  | 'PICK_REQUIRED'
  | 'PERSON_INVALID'
  | 'PERSON_REPEATED'
  | 'RETURN_TARGET_INVALID'
  | 'COMMENT_REQUIRED'
  | 'ATTACHMENT_REQUIRED'
  | 'SIGNATURE_REQUIRED'
  | 'LIMIT_REACHED'
  | 'TASK_NOT_YOURS'
  | 'ACTION_NOT_ALLOWED'
  | 'WITHDRAW_NOT_ALLOWED'
  | 'REVISION_CONFLICT'
  | 'ALREADY_DECIDED'
  | 'INSTANCE_SUSPENDED'
  | 'INSTANCE_ENDED'
  | 'RECALL_TOO_LATE'
  | 'WITHDRAW_TOO_LATE'
  | 'DELEGATED_ALREADY'
  | 'NOT_ADDED'
  | 'ADDED_ALREADY_ACTED'
  | 'URGED_RECENTLY'
  | 'NOT_FOUND';

/** An event that the engine does not take: nothing has happened. */
export class FlowRefusal extends Error {
  override readonly name = 'FlowRefusal';
  readonly code: FlowRefusalCode;
  /** The member of the call that it is about: `people`, `node`, `picks.N`, `nodes.N`. */
  readonly at: string | undefined;
  readonly detail: LocalText | undefined;

  constructor(code: FlowRefusalCode, at?: string, detail?: LocalText) {
    super(code);
    this.code = code;
    this.at = at;
    this.detail = detail;
  }
}

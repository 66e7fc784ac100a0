import { Type } from 'typebox';

const ticketId = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const NoParam = Type.Object({});
export const TicketParam = Type.Object({ ticketId });
export const ConfirmParam = Type.Object({
  ticketId,
  action: Type.Union([Type.Literal('scan'), Type.Literal('confirm'), Type.Literal('cancel')]),
});

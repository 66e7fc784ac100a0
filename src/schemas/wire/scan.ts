/** How a ticket for logging in by a phone stands. */
export type ScanState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';

/** A ticket; `url` is what the QR code shows. */
export interface ScanTicket {
  ticketId: string;
  url: string;
  /** Seconds. */
  expiresIn: number;
}

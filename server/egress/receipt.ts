/**
 * What became of something that was handed to another host: it has it; it will not take it; it did not take it this time;
 * nobody knows, so that sending it again might send it twice.
 */
export type Receipt = 'sent' | 'refused' | 'later' | 'unknown';

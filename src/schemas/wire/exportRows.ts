/** The most rows that one call makes a file of; more are a job. */
export const EXPORT_CALL_ROWS = 5_000;

/** The most rows of one file. */
export const EXPORT_ROWS = 50_000;

/** What an export can be written as. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

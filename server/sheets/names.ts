import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import { formatDateTime } from '../../src/documents/dateText.ts';

/** The media type of XLSX. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `student 2025-03-01 1030`, without what file systems refuse. */
export function fileName(title: string, now: Date): string {
  const time = formatDateTime(now.getTime(), DEFAULT_ZONE).replace(':', '');
  return `${plainName(title)} ${time}`;
}

/** A name without what file systems refuse. */
export const plainName = (title: string): string => title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');

/** A sheet's name as Excel takes it. */
export function sheetName(title: string): string {
  const name = title.replaceAll(/[\\/?*:[\]']/g, ' ').trim();
  return name === '' ? 'Sheet1' : name.slice(0, 31);
}

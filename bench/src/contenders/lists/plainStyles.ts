import { ACTIONS_WIDTH, columns } from './records.ts';

/** How the limits look: one style sheet, no component of a library. */
export const styles = `
.row { display: flex; height: 40px; border-bottom: 1px solid #eee; box-sizing: border-box; }
.cell { flex: none; padding: 0 8px; line-height: 39px; overflow: hidden; white-space: nowrap; box-sizing: border-box; }
${columns.map(({ width }, index) => `.c${index} { width: ${width}px }`).join('\n')}
.c${columns.length} { width: ${ACTIONS_WIDTH}px }
.tag { padding: 1px 6px; margin-right: 4px; border: 1px solid #91caff; border-radius: 4px; font-size: 12px; }
.link { border: 0; background: none; color: #1677ff; }`;

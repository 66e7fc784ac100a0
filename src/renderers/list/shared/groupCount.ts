/** How many records a group holds, as its heading says it: at least so many where not all records are here. */
export const groupCount = (count: number, isCut: boolean): string =>
  `${count.toLocaleString('en-US')}${isCut ? '+' : ''}`;

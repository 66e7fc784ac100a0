/** Whether an address of an error page tells of a stored file that was not given, whose link leads there. */
export const aboutFile = (search: string): boolean => new URLSearchParams(search).get('about') === 'file';

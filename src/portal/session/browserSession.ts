/** A cookie without a date: it goes when the browser is closed. */
const FLAG = 'atrium_open=1';

/** Whether somebody has been logged in here since the browser was started. */
export const isSameBrowserSession = (cookies: string): boolean => cookies.split('; ').includes(FLAG);

/** Remembers a login for as long as the browser runs. */
export function markBrowserSession(page: Document): void {
  page.cookie = `${FLAG}; path=/; SameSite=Lax`;
}

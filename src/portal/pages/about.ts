/** What an error page tells of, by its address. */
const ABOUT = ['file', 'site'] as const;

/**
 * What the address of an error page says that it is about: a stored file that was not given, whose link leads there, or the
 * systems of the site around the portal, none of which is open to the person. Undefined: a page.
 */
export const aboutOf = (search: string): (typeof ABOUT)[number] | undefined =>
  ABOUT.find((about) => new URLSearchParams(search).get('about') === about);

/** Where a person is led whom none of the systems is open to that the site around the portal embeds. */
export const NOT_OF_SITE = '/403?about=site';

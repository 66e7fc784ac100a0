/** Named routes of the back office (specification, section 2), and the product's lists that they open. */
export const BACK_OFFICE_PAGES: readonly (readonly [route: string, list: string])[] = [
  ['userList', 'platform-user-list'],
  ['roleList', 'platform-role-list'],
];

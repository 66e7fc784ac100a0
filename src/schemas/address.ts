import { Type } from 'typebox';

/** What may open at an address, so that the check can refuse one that never would: a page or a file, or a picture. */
export type AddressUse = 'page' | 'picture';

/** The member of a schema that says what its text is the address of. */
export const ADDRESS_USE = 'x-address';

/** The address of a page or a file. */
export const AddressSchema = Type.String({ maxLength: 2000, [ADDRESS_USE]: 'page' });

/** The address of a picture, which may also be written out as `data:image/…`. */
export const PictureAddressSchema = Type.String({ maxLength: 500_000, [ADDRESS_USE]: 'picture' });

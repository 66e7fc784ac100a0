/** Holds its value and shows nothing. */
export default function Hidden() {
  return null;
}

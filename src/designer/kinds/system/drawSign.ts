/** Pixels of an icon's edge, enough for a screen of double density. */
const EDGE = 128;
/** Bytes of a file that is looked at. */
export const LARGEST_SIGN = 5 * 1024 * 1024;
/** Kinds of images that a browser draws. */
export const SIGN_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'];

/**
 * An image as a small square one, written as data: whatever it was, a vector with scripts too, what is kept is pixels.
 * @throws Error where the browser cannot draw it
 */
export async function drawSign(file: File): Promise<string> {
  const image = await load(await dataUrlOf(file));
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const context = canvas.getContext('2d');
  // A vector may say no size.
  const width = image.naturalWidth || EDGE;
  const height = image.naturalHeight || EDGE;
  const scale = EDGE / Math.max(width, height);
  if (context === null) throw new Error('The browser draws no images.');
  context.drawImage(
    image,
    (EDGE - width * scale) / 2,
    (EDGE - height * scale) / 2,
    width * scale,
    height * scale,
  );
  return canvas.toDataURL('image/png');
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The image cannot be drawn.'));
    image.src = address;
  });
}

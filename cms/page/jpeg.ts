/**
 * Photos are made smaller by Sveltia CMS, as WebP. A browser that cannot write it (Safari) would
 * make a PNG, many times as large: here it makes a JPEG.
 */
export function writeJpegForWebp(): void {
  if (!('OffscreenCanvas' in globalThis)) {
    return; // Before Safari 16.4, where all but photos can be changed.
  }
  const { convertToBlob } = OffscreenCanvas.prototype;
  OffscreenCanvas.prototype.convertToBlob = async function (options) {
    const blob = await convertToBlob.call(this, options);
    const isMeant = options?.type !== 'image/webp' || blob.type === options.type;
    return isMeant ? blob : convertToBlob.call(this, { ...options, type: 'image/jpeg' });
  };
}

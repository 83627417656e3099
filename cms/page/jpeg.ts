/**
 * Sveltia CMS shrinks photos to WebP. Safari cannot encode WebP and would fall back to PNG, which is
 * many times larger; this makes it encode JPEG.
 */
const { convertToBlob } = OffscreenCanvas.prototype;

OffscreenCanvas.prototype.convertToBlob = async function (options) {
  const blob = await convertToBlob.call(this, options);
  const isExpected = options?.type !== 'image/webp' || blob.type === options.type;
  return isExpected ? blob : convertToBlob.call(this, { ...options, type: 'image/jpeg' });
};

export {};

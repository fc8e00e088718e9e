/** The library that draws pictures, loaded only when one is drawn: the start of the server does not wait for it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Pictures are rare and must not take the processor or the memory from requests.
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  })
  return sharp
}

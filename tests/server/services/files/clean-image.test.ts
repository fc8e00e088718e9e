import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanImage } from '#server/services/files/clean-image.ts'
import { cpuTime } from '#tests/setup/cpu-time.ts'
import { animatedPng, photo, PNG, png } from '#tests/setup/images.ts'

const SCRIPT = '<script>alert(1)</script>'

/** Colour at a place of the picture: [red, green, blue, opacity]. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * 4
  return [...data.subarray(at, at + 4)]
}

describe('a picture that is drawn anew', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('a %s becomes a WebP without place, camera and words', async (kind) => {
    const received = await photo(kind, 400, 300)
    expect(received.includes('Made by Asha')).toBe(true)
    const kept = await cleanImage(received)
    expect(kept.includes('Made by Asha')).toBe(false)
    const { format, width, height, exif, xmp, icc, iptc } = await sharp(kept).metadata()
    expect({ format, width, height, exif, xmp, icc, iptc }).toEqual({ format: 'webp', width: 400, height: 300 })
  })

  it('stands upright as the camera held it', async () => {
    // Left half red, right half blue; orientation 6: turned to the right when it is shown.
    const right = { create: { width: 40, height: 60, channels: 3, background: 'blue' } } as const
    const received = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
      .composite([{ input: right, left: 40, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const kept = await cleanImage(received)
    expect(await sharp(kept).metadata()).toMatchObject({ width: 60, height: 80 })
    const [red = 0, , blue = 255] = await colourAt(kept, 30, 10)
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
  })

  it('keeps what is see-through', async () => {
    const clear = { r: 0, g: 200, b: 0, alpha: 0.5 }
    const received = await sharp({ create: { width: 30, height: 20, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const [, , , opacity = 0] = await colourAt(await cleanImage(received), 15, 10)
    expect(Math.abs(opacity - 128)).toBeLessThan(4)
  })

  it.each([
    ['wide', 4_096, 500, 640, 78],
    ['high', 300, 1_200, 100, 400],
    ['small', 4, 3, 4, 3],
  ])('a %s one fits into 640 by 400 and is never enlarged', async (_, width, height, keptWidth, keptHeight) => {
    const kept = await cleanImage(png(width, height))
    expect(await sharp(kept).metadata()).toMatchObject({ width: keptWidth, height: keptHeight })
  })

  it.each([
    ['in a chunk of text', png(40, 30, [['tEXt', `note\0${SCRIPT}`]])],
    ['in the pixels', png(40, 30, [], Buffer.from(`\0${SCRIPT}`.padEnd(30 * 41, '\0')))],
    ['behind the end', Buffer.concat([PNG, Buffer.from(`PK\u0003\u0004${SCRIPT}`)])],
  ])('a script %s is gone', async (_, received) => {
    expect(received.includes(SCRIPT)).toBe(true)
    expect((await cleanImage(received)).includes(SCRIPT)).toBe(false)
  })

  it.each(['png', 'webp'] as const)('of a moving %s the first picture is kept, still', async (kind) => {
    const frames = Buffer.concat([Buffer.alloc(300, 0x40), Buffer.alloc(300, 0xc0)])
    const received =
      kind === 'png'
        ? animatedPng(10, 10)
        : await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
            .webp({ loop: 0, delay: [90, 90] })
            .toBuffer()
    const kept = await cleanImage(received)
    const { pages = 1, width, height } = await sharp(kept, { animated: true }).metadata()
    expect({ pages, width, height }).toEqual({ pages: 1, width: 10, height: 10 })
    expect(kept.includes('ANIM')).toBe(false)
  })
})

describe('a file that is no picture of ours', () => {
  const page = Buffer.from(`<!doctype html>${SCRIPT}`)
  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['HTML', page],
    ['a renamed program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)])],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['a sound in the wrapping of a WebP', Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt ')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused by its first bytes', async (_, received) => {
    await expect(cleanImage(received)).rejects.toMatchObject({ code: 'unsupported_media_type' })
  })

  it('no other decoder of the library is left open', async () => {
    await cleanImage(PNG)
    // Drawings are read for logos alone (decision 175); here their first bytes are refused, as above.
    const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
    await expect(sharp(gif).metadata()).rejects.toThrow('unsupported image format')
  })

  const changed = Buffer.from(PNG)
  changed.writeUInt8(9, 20)
  it.each([
    ['a PNG that changed on the way', () => changed],
    ['a page behind the signature of a PNG', () => Buffer.concat([PNG.subarray(0, 8), page])],
    ['half a PNG', () => PNG.subarray(0, PNG.length - 30)],
    ['half a JPEG', async () => half(await photo('jpeg', 400, 300))],
    ['half a WebP', async () => half(await photo('webp', 400, 300))],
  ])('%s is called damaged', async (_, received) => {
    await expect(cleanImage(await received())).rejects.toMatchObject({
      code: 'validation',
      errors: { image_name: 'This picture is damaged. Please save it again or choose another.' },
    })
  })

  it.each([
    ['a picture 4097 pixels wide', png(4_097, 1)],
    ['a bomb: a small file that says 60,000 pixels on each side', png(60_000, 60_000, [], Buffer.alloc(9))],
  ])('%s is refused for its size before a pixel is drawn', async (_, received) => {
    const before = cpuTime()
    await expect(cleanImage(received)).rejects.toMatchObject({
      errors: { image_name: 'A picture may have 4096 pixels on each side at most.' },
    })
    expect(cpuTime() - before).toBeLessThan(500)
  })
})

const half = (file: Buffer): Buffer => file.subarray(0, file.length >> 1)

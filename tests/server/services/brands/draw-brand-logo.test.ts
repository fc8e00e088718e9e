import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawBrandLogo } from '#server/services/brands/draw-brand-logo.ts'
import { PNG, png } from '#tests/setup/images.ts'

const svg = (inner: string, attributes = 'viewBox="0 0 32 32"', before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`)
const CIRCLE = '<circle cx="16" cy="16" r="14" fill="#f2a65a"/>'

describe('a logo that is drawn anew', () => {
  it.each([
    ['a PNG', PNG],
    ['a wide PNG', png(400, 100)],
    ['a drawing without a size', svg(CIRCLE)],
    ['a small drawing', svg(CIRCLE, 'width="16" height="16" viewBox="0 0 32 32"')],
    ['a drawing with a head and a remark', svg(CIRCLE, undefined, '<?xml version="1.0"?><!-- made by hand -->')],
    ['a drawing that uses its own parts', svg('<defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a"/>')],
  ])('%s becomes a square of pixels', async (_, file) => {
    const { format, width, height } = await sharp(await drawBrandLogo(file)).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 320 })
  })

  it('is drawn sharp, in its colour, and see-through around it', async () => {
    const { data, info } = await sharp(await drawBrandLogo(svg(CIRCLE, 'width="16" height="16" viewBox="0 0 32 32"')))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
    expect(at(2, 2)[3]).toBe(0)
    const [red = 0, green = 0, blue = 0, opacity] = at(160, 160)
    expect(opacity).toBe(255)
    for (const [is, was] of [
      [red, 0xf2],
      [green, 0xa6],
      [blue, 0x5a],
    ] as const)
      expect(Math.abs(is - was)).toBeLessThan(10)
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'a script'],
    ['a script under a prefix', svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), 'a script'],
    ['code that runs on a click', svg('<rect onclick="alert(1)" width="9" height="9"/>'), 'a script'],
    ['code in an address', svg('<a href="javascript:alert(1)"><rect/></a>'), 'a script'],
    ['another page', svg('<foreignObject><p>x</p></foreignObject>'), 'another document'],
    ['a picture from elsewhere', svg('<image href="https://evil.example/a.png"/>'), 'another document'],
    ['a part of another file', svg('<use href="https://evil.example/a.svg#x"/>'), 'an address'],
    ['a file of this machine', svg('<use xlink:href="file:///etc/passwd"/>'), 'an address'],
    ['a style from elsewhere', svg('<style>@import url(https://evil.example/a.css)</style>'), 'an address'],
    ['an entity', svg('', undefined, '<!DOCTYPE svg [<!ENTITY a "b">]>'), 'a DOCTYPE'],
  ])('a drawing with %s is refused with the reason', async (_, file, reason) => {
    await expect(drawBrandLogo(file)).rejects.toMatchObject({
      code: 'validation',
      message: expect.stringContaining(reason) as string,
    })
  })

  it.each([
    ['8,000 pixels wide', png(8_000, 8), 'validation', '4096 pixels'],
    ['a drawing 8,000 pixels wide', svg(CIRCLE, 'width="8000" height="8"'), 'validation', '4096 pixels'],
    ['a drawing of 41 kB', svg(`<!--${'a'.repeat(41_000)}-->${CIRCLE}`), 'validation', '40 kB'],
    ['half a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0'), 'validation', 'damaged'],
    ['a page', Buffer.from('<html><svg></svg></html>'), 'unsupported_media_type', 'PNG, JPEG'],
    ['nothing', Buffer.alloc(0), 'unsupported_media_type', 'PNG, JPEG'],
  ])('%s is refused', async (_, file, code, message) => {
    await expect(drawBrandLogo(file)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message) as string,
    })
  })
})

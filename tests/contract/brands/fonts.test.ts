import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FONT_FAMILIES } from '#src/contract/brands/font-files.ts'
import { FONT_WEIGHTS, devanagariUrls, fontFaceCss, fontFamilyStack, fontUrls } from '#src/contract/brands/fonts.ts'
import type { FontKey } from '#src/contract/brands/fonts.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'

const folder = new URL('../../../public/fonts/', import.meta.url)
const read = (url: string): Buffer => readFileSync(new URL(url.replace('/fonts/', ''), folder))
const families = Object.keys(FONT_FAMILIES) as FontKey[]
const usedFiles = (css: string): string[] => [...css.matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, url]) => url ?? '')
const allUsed = new Set(
  families.flatMap((key) => [...usedFiles(fontFaceCss(key, 'en')), ...usedFiles(fontFaceCss(key, 'hi'))]),
)

// Table directory of a WOFF2 file: one byte for a known tag, then lengths of 7 bits a byte.
const KNOWN_TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca']
const tableTags = (font: Buffer): string[] => {
  let at = 48
  const skipLength = (): void => {
    while (font.readUInt8(at++) & 0x80);
  }
  return Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font.readUInt8(at++)
    const known = flags & 0x3f
    const tag = known === 63 ? font.toString('latin1', at, (at += 4)) : (KNOWN_TAGS[known] ?? '')
    const transformed = tag === 'glyf' || tag === 'loca' ? flags >> 6 === 0 : flags >> 6 !== 0
    skipLength()
    if (transformed) skipLength()
    return tag
  })
}

describe('the fonts', () => {
  it.each(BRANDS)('are there in every weight for $code', ({ font }) => {
    const urls = fontUrls(font)
    expect(urls).toHaveLength(FONT_WEIGHTS.length)
    for (const url of urls) expect(read(url).toString('latin1', 0, 4)).toBe('wOF2')
  })

  it('are named after their content, so that they can be cached for ever', () => {
    for (const url of allUsed) {
      expect(url.split('.')[1]).toBe(createHash('sha256').update(read(url)).digest('hex').slice(0, 8))
    }
  })

  it('are all used', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
    expect(new Set(files.map((file) => `/fonts/${file}`))).toEqual(allUsed)
  })

  it.each(families)('have the tables that browsers insist on: %s', (key) => {
    for (const url of fontUrls(key)) {
      expect(tableTags(read(url))).toEqual(
        expect.arrayContaining(['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post']),
      )
    }
  })

  it.each(families)('stay within 45 kB before first use: %s', (key) => {
    expect(fontUrls(key).reduce((sum, url) => sum + read(url).length, 0)).toBeLessThanOrEqual(45_000)
  })

  it('do not keep a name that a licence reserves', () => {
    const served = families.map((key) => fontFamilyStack(key)).join()
    expect(served).not.toMatch(/Lora|Merriweather|Quicksand/)
  })
})

describe('the font rules', () => {
  it('swap, and stand in with a font of the same metrics', () => {
    const css = fontFaceCss('roboto', 'en')
    expect(css.match(/font-display:swap/g)).toHaveLength(4)
    expect(css.match(/size-adjust:\d+(\.\d+)?%;ascent-override/g)).toHaveLength(9)
    expect(css).toContain("font-family:'Roboto Fallback';font-weight:400;src:local('Arial')")
    expect(css).toContain("font-family:'Roboto Fallback';font-weight:700;src:local('Arial Bold')")
    // What an Android phone has is our own font: it needs no other size.
    expect(css).toContain(
      "font-family:'Roboto Fallback Phone';font-weight:400;src:local('Roboto'),local('Roboto Regular');size-adjust:100%",
    )
    expect(css).toContain(
      "font-family:'Roboto Fallback Linux';font-weight:400;src:local('DejaVu Sans');size-adjust:87.",
    )
    expect(fontFamilyStack('roboto')).toContain(
      "'Roboto','Roboto Fallback','Roboto Fallback Phone','Roboto Fallback Linux',",
    )
  })

  it('bring Devanagari to a Hindi page alone', () => {
    const urls = devanagariUrls().map(({ url }) => url)
    expect(urls.filter((url) => fontFaceCss('nunito', 'en').includes(url))).toEqual([])
    expect(urls.filter((url) => fontFaceCss('nunito', 'hi').includes(url))).toEqual(urls)
  })

  it('bring a rupee sign to the families that have none', () => {
    expect(fontFaceCss('lora', 'en')).toMatch(/'Kavya Serif';[^}]*rupee[^}]*U\+20B9/)
    expect(fontFaceCss('roboto', 'en')).not.toContain('rupee')
  })
})

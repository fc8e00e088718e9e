import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeBrandIcons } from '#server/http/images/brand-icons.ts'
import { shellLinks } from '#server/http/shell/app-shell.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { ROOT } from '#tests/structure/source-files.ts'

let client: string
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'creditlane-icons-'))
})
afterEach(() => rmSync(client, { recursive: true, force: true }))

const touchIconOf = (brand: Brand): string =>
  /rel="apple-touch-icon" href="([^"]+)"/.exec(shellLinks(brand, true).toString())?.[1] ?? 'none'

describe('the icons that the build draws', () => {
  it('stand where the page of a new brand, one entry in the registry, says', async () => {
    const brand: Brand = {
      ...REGISTRY.find('cl'),
      code: 'newbrand',
      name: 'New Brand',
      primary: '#0b6e4f',
      secondary: '#123524',
    }
    await writeBrandIcons(client, [brand])
    const { format, width, height } = await sharp(join(client, touchIconOf(brand))).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 192, height: 192 })
    expect(readdirSync(join(client, 'icons'))).toEqual(['newbrand-192.png', 'newbrand-512.png'])
    // The mark is on it: a blank square has one colour.
    const { channels } = await sharp(join(client, touchIconOf(brand))).stats()
    expect(Math.min(...channels.slice(0, 3).map(({ min }) => min))).toBeLessThan(128)
  })

  it('are there for every brand, and no other file is kept for one', async () => {
    await writeBrandIcons(client)
    for (const brand of BRANDS) expect(readFileSync(join(client, touchIconOf(brand))).length).toBeGreaterThan(500)
    expect(readdirSync(join(ROOT, 'public'))).not.toContain('icons')
  })

  it('are drawn by the build', () => {
    expect(readFileSync(join(ROOT, 'server/build.mjs'), 'utf8')).toContain('await writeBrandIcons(')
  })
})
